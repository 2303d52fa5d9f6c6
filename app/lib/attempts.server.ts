import type { SharedStore } from "./shared-store.server.ts"

/**
 * Counts what went wrong, by whom: so many times within a while, and the next attempt has to wait (quality row 56). It holds for
 * all processes that share the store, which knows no more than the last failures of each.
 */
export class Attempts {
  readonly #store: SharedStore
  readonly #name: string
  readonly #most: number
  readonly #window: number

  /**
   * @param name keeps these counts apart from others in the store
   * @param window milliseconds
   */
  constructor(store: SharedStore, name: string, most: number, window: number) {
    this.#store = store
    this.#name = name
    this.#most = most
    this.#window = window
  }

  /** Milliseconds until whoever this is may try again; 0 where they may now. */
  async wait(key: string, now: number): Promise<number> {
    const first = (await this.#store.times(this.#keyOf(key))).at(-this.#most)
    return first === undefined ? 0 : Math.max(0, first + this.#window - now)
  }

  /** One more attempt has failed. */
  async failed(key: string, now: number): Promise<void> {
    await this.#store.note(this.#keyOf(key), now, { most: this.#most, window: this.#window })
  }

  #keyOf(key: string): string {
    return `${this.#name}:${key}`
  }
}
