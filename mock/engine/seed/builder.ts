import { day, type Instant } from "#mock/engine/store/clock.ts"
import type { Kind, Rows } from "#mock/engine/store/rows.ts"
import type { Seed } from "#mock/engine/store/store.ts"

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
