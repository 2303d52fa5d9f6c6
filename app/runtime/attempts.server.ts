import type { SharedStore } from "./shared-store.server.ts"

/**
 * Rate-limits failed attempts by key: after `most` failures within the window, the next attempt has to wait (quality row 56). The limit
 * applies to all processes that share the store, which keeps only the last failures of each key.
 */
export class Attempts {
  readonly #store: SharedStore
  readonly #name: string
  readonly #most: number
  readonly #window: number

  /**
   * @param name separates these counts from others in the store
   * @param most failures allowed within the window
   * @param window milliseconds
   */
  constructor(store: SharedStore, name: string, most: number, window: number) {
    this.#store = store
    this.#name = name
    this.#most = most
    this.#window = window
  }

  /** Returns the milliseconds until the next attempt is allowed; 0 if it is allowed now. */
  async wait(key: string, now: number): Promise<number> {
    const first = (await this.#store.times(this.#keyOf(key))).at(-this.#most)
    return first === undefined ? 0 : Math.max(0, first + this.#window - now)
  }

  /** Records a failed attempt. */
  async failed(key: string, now: number): Promise<void> {
    await this.#store.note(this.#keyOf(key), now, { most: this.#most, window: this.#window })
  }

  #keyOf(key: string): string {
    return `${this.#name}:${key}`
  }
}
