import { randomBytes } from "node:crypto"
import type { OperationLogRow } from "./rows.ts"

/** A record that changed. */
export type ChangedRecord = { module: OperationLogRow["module"]; key: string; alliance_id: string }

/** `at`: milliseconds of the machine's clock, not of the store's, which tests move. */
type Noted = ChangedRecord & { serial: number; at: number }

const longest = 5_000

/** The records that changed in a store since it was opened, latest last (LIVE-01). It does not survive a restart. */
export class Journal {
  /** Different for each store and each start, so that a serial number of another journal is recognised. */
  readonly name = randomBytes(4).toString("hex")
  readonly #noted: Noted[] = []
  readonly #listeners = new Set<() => void>()
  #serial = 0

  get serial(): number {
    return this.#serial
  }

  note(record: ChangedRecord): void {
    this.#serial += 1
    this.#noted.push({ ...record, serial: this.#serial, at: Date.now() })
    if (this.#noted.length > longest) this.#noted.shift()
  }

  /** Tells the listeners that something was stored. */
  wake(): void {
    for (const listener of this.#listeners) listener()
  }

  /** @returns a function that ends listening */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** The records noted after a serial number; undefined if the journal no longer has all of them, or never had. */
  after(serial: number): readonly ChangedRecord[] | undefined {
    const oldest = this.#noted[0]?.serial ?? this.#serial + 1
    if (serial > this.#serial || serial < oldest - 1) return undefined
    return this.#noted.slice(serial - oldest + 1)
  }

  /** The serial number before a time of the machine's clock. */
  serialAt(time: number): number {
    return (this.#noted.find(({ at }) => at >= time)?.serial ?? this.#serial + 1) - 1
  }
}
