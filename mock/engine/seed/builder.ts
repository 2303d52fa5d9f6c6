import { day, type Instant } from "#mock/engine/store/clock.ts"
import type { Kind, OperationLogRow, Rows } from "#mock/engine/store/rows.ts"
import type { Seed } from "#mock/engine/store/store.ts"

type SeedLog = Omit<OperationLogRow, "group_id" | "user_agent" | "is_on_behalf"> &
  Partial<Pick<OperationLogRow, "group_id">> & { ip: string }

/** Collects the rows of a seed. Times are relative to the anchor: the full hour in which a store was first read. */
export class SeedBuilder {
  readonly anchor: Instant
  readonly #tables: { [K in Kind]: Map<string, Rows[K]> }

  /** `kinds`: the kinds of rows in the store; each gets a table. */
  constructor(anchor: Instant, kinds: readonly Kind[]) {
    this.anchor = anchor
    this.#tables = Object.fromEntries(kinds.map((kind) => [kind, new Map()])) as unknown as {
      [K in Kind]: Map<string, Rows[K]>
    }
  }

  add<K extends Kind>(kind: K, row: Rows[K]): Rows[K] {
    const table = this.#tables[kind]
    if (table.has(row.id)) throw new Error(`the seed has two ${kind} rows ${row.id}`)
    table.set(row.id, row)
    return row
  }

  /**
   * Adds the log row that a call of the seed's past would have written, at the latest at the anchor. A row without a person has no address
   * and no browser.
   */
  addLog(log: SeedLog): void {
    const { member_id, ip, time, group_id = null } = log
    this.add("operation_log", {
      ...log,
      group_id,
      time: Math.min(time, this.anchor),
      ip: member_id === null ? null : ip,
      user_agent: member_id === null ? null : "Mozilla/5.0",
      is_on_behalf: false,
    })
  }

  /** All rows of one kind that have been added so far. */
  all<K extends Kind>(kind: K): Rows[K][] {
    return [...this.#tables[kind].values()]
  }

  /** The rows of one kind of an alliance that have been added so far. */
  ofAlliance<K extends Kind>(kind: K, alliance_id: string): Rows[K][] {
    return [...this.#tables[kind].values()].filter((row) => "alliance_id" in row && row.alliance_id === alliance_id)
  }

  /** The instant at `time` (UTC, `07:00`), `days` days after the anchor's day. */
  at(days: number, time: string): Instant {
    const [hours, minutes] = time.split(":").map(Number) as [number, number]
    return Math.floor(this.anchor / day) * day + days * day + hours * 3_600_000 + minutes * 60_000
  }

  seed(): Seed {
    return this.#tables
  }
}
