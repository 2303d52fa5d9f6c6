type Failures = number[]

/** More than ever are remembered at the same time; the oldest is forgotten first. */
const mostKeys = 10_000

/**
 * Counts what went wrong, by whom: so many times within a while, and the next attempt has to wait (quality row 56). It holds for
 * this process, and knows no more than the last failures of each.
 */
export class Attempts {
  readonly #most: number
  readonly #window: number
  readonly #failures = new Map<string, Failures>()

  /** @param window milliseconds */
  constructor(most: number, window: number) {
    this.#most = most
    this.#window = window
  }

  /** Milliseconds until whoever this is may try again; 0 where they may now. */
  wait(key: string, now: number): number {
    const first = this.#failures.get(key)?.at(-this.#most)
    return first === undefined ? 0 : Math.max(0, first + this.#window - now)
  }

  /** One more attempt has failed. */
  failed(key: string, now: number): void {
    const kept = (this.#failures.get(key) ?? []).filter((time) => time > now - this.#window)
    this.#failures.delete(key)
    this.#failures.set(key, [...kept, now].slice(-this.#most))
    const [oldest] = this.#failures.keys()
    if (this.#failures.size > mostKeys && oldest !== undefined) this.#failures.delete(oldest)
  }
}
