import { randomUUID } from "node:crypto"
import { LeftOut } from "./results.ts"

/** Tracks the records that a run creates: their ids, which of them checks share, and their cleanup. */
export class TestRecords {
  /** Name of the run, contained in the texts of its records so that they can be found again. */
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

  /** A record shared by all checks that do not change it. */
  shared<T>(key: string, make: () => Promise<T>): Promise<T> {
    const record = this.#shared.get(key) ?? make()
    this.#shared.set(key, record)
    return record as Promise<T>
  }

  /** Discards a shared record that was changed by mistake; the next check gets a new one. */
  discard(key: string): void {
    this.#shared.delete(key)
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
  atEnd(cleanUp: () => Promise<void>): void {
    this.#cleanUps.push(cleanUp)
  }

  /** Runs the cleanup functions in reverse order. */
  async cleanUp(): Promise<void> {
    for (const cleanUp of this.#cleanUps.reverse())
      await cleanUp().catch((error: unknown) => {
        // Records that the target cannot clean up are left.
        if (!(error instanceof LeftOut)) throw error
      })
  }
}
