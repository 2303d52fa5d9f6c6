import { randomBytes } from "node:crypto"
import { Clock, type Instant } from "./clock.ts"
import { CallLog } from "./calls.ts"
import { Faults } from "./faults.ts"
import { IdempotencyKeys } from "./idempotency.ts"
import { Journal } from "./journal.ts"
import type { Kind, OperationLogRow, Rows } from "./rows.ts"
import { Table } from "./table.ts"

export type Seed = { readonly [K in Kind]: ReadonlyMap<string, Rows[K]> }
export type Tables = { readonly [K in Kind]: Table<Rows[K]> }

/** Creates the initial rows of a store around an instant; called once for each anchor, and shared by all stores. */
export type Seeder = (anchor: Instant) => Seed

export type Snapshot = {
  anchor: Instant
  changes: { [K in Kind]: [string, Rows[K] | undefined][] }
  clock: ReturnType<Clock["state"]>
  serial: number
}

/**
 * An isolated data set: the seed and all changes since. It is seeded when it is first read, around its clock's current time, so a test that
 * fixes the clock first always gets the same data.
 */
export class Store {
  readonly name: string
  readonly clock = new Clock(() => this.onChange())
  readonly calls = new CallLog()
  readonly faults = new Faults()
  readonly idempotency = new IdempotencyKeys()
  readonly journal = new Journal()
  onChange: () => void = () => {}
  readonly #seeder: Seeder
  #anchor: Instant | undefined
  #tables: Tables | undefined
  #serial = 0

  constructor(name: string, seeder: Seeder) {
    this.name = name
    this.#seeder = seeder
  }

  get rows(): Tables {
    this.#tables ??= this.#open(this.#seeder((this.#anchor = this.clock.now())))
    return this.#tables
  }

  now(): Instant {
    return this.clock.now()
  }

  /** A unique id in this store; runs with the same actions get the same ids. */
  newId(kind: string): string {
    this.#serial += 1
    return `${kind}-new-${this.#serial}`
  }

  /** A secret that contains the store's name, so that a token alone identifies its store. */
  newSecret(): string {
    return `${this.name}.${randomBytes(24).toString("base64url")}`
  }

  snapshot(): Snapshot {
    const tables = this.rows
    const changes = Object.fromEntries(kinds(tables).map((kind) => [kind, tables[kind].changes()]))
    return {
      anchor: this.#anchor ?? this.now(),
      changes: changes as Snapshot["changes"],
      clock: this.clock.state(),
      serial: this.#serial,
    }
  }

  restore(memory: Snapshot): void {
    this.clock.restore(memory.clock)
    this.#anchor = memory.anchor
    this.#serial = memory.serial
    const tables = this.#open(this.#seeder(memory.anchor))
    for (const kind of kinds(tables)) restore(tables, kind, memory)
    this.#tables = tables
    this.idempotency.clear()
  }

  /** Every action writes a row of the operation log (ADM-08): that is where changes of records are told from (LIVE-01). */
  #changed(kind: Kind, row: { id: string } | undefined): void {
    const { module, key, alliance_id } = (kind === "operation_log" ? row : {}) as Partial<OperationLogRow>
    if (module !== undefined && key && alliance_id !== undefined) this.journal.note({ module, key, alliance_id })
    this.journal.wake()
    this.onChange()
  }

  #open(seed: Seed): Tables {
    const open = <K extends Kind>(kind: K) => new Table<Rows[K]>(seed[kind], (row) => this.#changed(kind, row))
    return Object.fromEntries(kinds(seed).map((kind) => [kind, open(kind)])) as unknown as Tables
  }
}

function kinds(of: object): Kind[] {
  return Object.keys(of) as Kind[]
}

function restore<K extends Kind>(tables: Tables, kind: K, memory: Snapshot): void {
  tables[kind].restore(memory.changes[kind] ?? [])
}
