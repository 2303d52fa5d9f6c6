import { randomUUID } from "node:crypto"

type CleanUp = () => Promise<void>

/** Tracks the records that a run creates: their ids, which of them checks share, and their cleanup. */
export class TestRecords {
  /** Name of the run, contained in the texts of its records so that they can be found again. */
  readonly run = `verify-backend ${randomUUID().slice(0, 8)}`
  /** Ids of the records by kind, for the report. */
  readonly created = new Map<string, string[]>()
  /** The addresses of the records that are left, by kind and id. */
  readonly addresses = new Map<string, { kind: string; id: string; address: string }>()
  /** The last record that was made by a derived request, and its version then, by the request. */
  readonly lastMade = new Map<string, { id: string; version: unknown }>()
  /** Records that checks have used and are done with, by the kind of their state table (`used.ts`). */
  readonly used = new Map<string, readonly unknown[]>()
  /** The id of the record that no check changes, by the name of its kind, where only a few can be made. */
  readonly kept = new Map<string, string | undefined>()
  /** The state of a new record, by the kind of its state table. */
  readonly initialStates = new Map<string, string>()
  /** The addresses of records that existed before and could not be written back. */
  readonly unrestored: string[] = []
  /** Of each part of a record that not everyone sees, whether it was seen by somebody who may, and hidden from somebody who may not. */
  readonly partsRead = new Map<string, Set<"shown" | "hidden">>()
  /** Milliseconds from creating a meeting to its start; increased if the backend is slow. */
  lead = 400
  /** Whether a record did not start in time: later checks do not wait again. */
  isClockStill = false
  readonly #own = new Set<string>()
  readonly #cleanUps: CleanUp[] = []
  readonly #shared = new Map<string, Promise<unknown>>()
  readonly #stocks = new Map<string, unknown[]>()
  /** The backend's clock minus ours, milliseconds. */
  #clockOffset = 0

  /** Adds a record to the report. Returns whether it is new: a repeated call returns the record of the first one. */
  note(kind: string, id: unknown): boolean {
    const known = this.created.get(kind) ?? []
    if (known.includes(String(id))) return false
    this.created.set(kind, [...known, String(id)])
    return true
  }

  /** Notes that a part of a record was seen, or hidden. */
  noteRead(part: string, how: "shown" | "hidden"): void {
    this.partsRead.set(part, (this.partsRead.get(part) ?? new Set()).add(how))
  }

  /** Notes where a record of this run stands. */
  noteAddress(kind: string, id: string, address: string): void {
    this.addresses.set(address, { kind, id, address })
    this.#own.add(id)
  }

  /** Whether a value of a path names a record of this run. */
  isOwn(value: string): boolean {
    return this.#own.has(value)
  }

  /** A record shared by all checks that do not change it. */
  shared<T>(key: string, make: () => Promise<T>): Promise<T> {
    const record = this.#shared.get(key) ?? make()
    this.#shared.set(key, record)
    return record as Promise<T>
  }

  /** Ends the sharing of a record: no check needs it as it is any more. Undefined if none has asked for it, or it could not be made. */
  async release<T>(key: string): Promise<T | undefined> {
    const record = this.#shared.get(key) as Promise<T> | undefined
    this.#shared.delete(key)
    return record?.catch(() => undefined)
  }

  /** Forgets a record that was changed by mistake, if it is shared; the next check gets a new one. */
  async discard(record: unknown): Promise<void> {
    for (const [key, shared] of this.#shared)
      if ((await shared.catch(() => undefined)) === record) this.#shared.delete(key)
  }

  /** A record that no other check uses. `make` makes several together, because all of them need the same wait. */
  async fromStock<T>(key: string, make: () => Promise<T[]>): Promise<T> {
    const stock = (this.#stocks.get(key) ?? []) as T[]
    this.#stocks.set(key, stock)
    if (stock.length === 0) stock.push(...(await make()))
    return stock.shift() as T
  }

  /** Sets the clock offset from the creation time of a record that was created just now. */
  setClock(createdTime: unknown): void {
    this.#clockOffset = (Date.parse(String(createdTime)) || Date.now()) - Date.now()
  }

  /** The current time of the backend's clock plus `later` milliseconds. */
  instant(later: number): string {
    return new Date(Date.now() + this.#clockOffset + later).toISOString()
  }

  /** Registers a cleanup function for the end of the run. */
  atEnd(cleanUp: CleanUp): void {
    this.#cleanUps.push(cleanUp)
  }

  /** The cleanup functions, the last one first. */
  cleanUps(): CleanUp[] {
    return [...this.#cleanUps].reverse()
  }
}

export const day = 24 * 3_600_000
