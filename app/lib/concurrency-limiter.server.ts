type Waiting = { enter: () => void; signal: AbortSignal | undefined; leave: () => void }

/** Limits how many run at a time and how many wait; `take` refuses the rest. */
export class ConcurrencyLimiter {
  readonly #most: number
  readonly #mostWaiting: number
  #taken = 0
  #waiting: Waiting[] = []

  constructor(most: number, mostWaiting: number) {
    this.#most = most
    this.#mostWaiting = mostWaiting
  }

  /** How many are taken. */
  get taken(): number {
    return this.#taken
  }

  /** How many wait. */
  get waiting(): number {
    return this.#waiting.length
  }

  /**
   * Takes a place, or waits for one in the order of coming.
   * @returns what gives the place back, once; undefined where too many wait already
   * @throws the signal's reason when it is aborted meanwhile
   */
  async take(signal?: AbortSignal): Promise<(() => void) | undefined> {
    signal?.throwIfAborted()
    if (this.#taken < this.#most) this.#taken += 1
    else if (this.#waiting.length >= this.#mostWaiting) return undefined
    else await this.#wait(signal) // the place is handed over, so it stays taken
    return this.#giverBack()
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

  #giverBack(): () => void {
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
