type Waiting = { enter: () => void; signal: AbortSignal | undefined; leave: () => void }

/** Limits how many tasks run at a time and how many wait; `take` refuses the rest. */
export class ConcurrencyLimiter {
  readonly #most: number
  readonly #maxWaiting: number
  #taken = 0
  #waiting: Waiting[] = []

  constructor(most: number, maxWaiting: number) {
    this.#most = most
    this.#maxWaiting = maxWaiting
  }

  /** Number of running tasks. */
  get taken(): number {
    return this.#taken
  }

  /** Number of waiting tasks. */
  get waiting(): number {
    return this.#waiting.length
  }

  /**
   * Takes a slot, or waits for one in first-in, first-out order.
   * @returns a function that releases the slot (repeated calls do nothing), or undefined if too many tasks already wait
   * @throws the signal's reason if it is aborted while waiting
   */
  async take(signal?: AbortSignal): Promise<(() => void) | undefined> {
    signal?.throwIfAborted()
    if (this.#taken < this.#most) this.#taken += 1
    else if (this.#waiting.length >= this.#maxWaiting) return undefined
    else await this.#wait(signal) // the slot is handed over, so the count does not change
    return this.#createRelease()
  }

  #wait(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#waiting = this.#waiting.filter((one) => one !== waiting)
        reject(signal?.reason as Error)
      }
      const waiting = { enter: resolve, signal, leave }
      this.#waiting.push(waiting)
      signal?.addEventListener("abort", leave, { once: true })
    })
  }

  #createRelease(): () => void {
    let isTaken = true
    return () => {
      if (!isTaken) return
      isTaken = false
      const next = this.#waiting.shift()
      if (!next) return void (this.#taken -= 1)
      next.signal?.removeEventListener("abort", next.leave)
      next.enter()
    }
  }
}
