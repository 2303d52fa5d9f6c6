import { randomUUID } from "node:crypto"
import { LeftOut } from "./results.ts"

/** Keeps account of the records that a run makes: what they are, which of them checks share, and how they are cleaned up. */
export class TestRecords {
  /** Name of the run. Texts of its records carry it, so that they can be found again. */
  readonly run = `verify-backend ${randomUUID().slice(0, 8)}`
  /** Ids of the records by kind, for the report. */
  readonly created = new Map<string, string[]>()
  readonly #cleanUps: (() => Promise<void>)[] = []
  readonly #shared = new Map<string, Promise<unknown>>()
  /** The backend's clock minus ours, milliseconds. */
  #clockOffset = 0

  /** Adds a record to the report. */
  note(kind: string, id: unknown): void {
    this.created.set(kind, [...(this.created.get(kind) ?? []), String(id)])
  }

  /** One record for all checks that leave it as it is. */
  shared<T>(key: string, make: () => Promise<T>): Promise<T> {
    const record = this.#shared.get(key) ?? make()
    this.#shared.set(key, record)
    return record as Promise<T>
  }

  /** Drops a shared record that was changed against the rules: the next check gets a new one. */
  discard(key: string): void {
    this.#shared.delete(key)
  }

  /** Reads the backend's clock from the time at which it has just created a record. */
  setClock(createdTime: unknown): void {
    this.#clockOffset = (Date.parse(String(createdTime)) || Date.now()) - Date.now()
  }

  /** Now by the clock of the backend, plus milliseconds. */
  instant(later: number): string {
    return new Date(Date.now() + this.#clockOffset + later).toISOString()
  }

  /** Registers work for the end of the run. */
  atEnd(cleanUp: () => Promise<void>): void {
    this.#cleanUps.push(cleanUp)
  }

  /** Cleans up; records that were made last come first. */
  async cleanUp(): Promise<void> {
    for (const cleanUp of this.#cleanUps.reverse())
      await cleanUp().catch((error: unknown) => {
        // What the target cannot end, stays.
        if (!(error instanceof LeftOut)) throw error
      })
  }
}
