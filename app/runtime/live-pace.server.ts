type Options = {
  /** Milliseconds that a new page would wait for its turn. */
  wait: () => number
  now?: () => number
}

/** Milliseconds between two looks at the load. */
const tick = 50
/** Wait in milliseconds above which less is passed on: live pages are the first to give way. */
const busyAbove = 40
/** What is passed on in a second: at first, at least and at most. */
const [first, least, most] = [200, 10, 1_000]

/**
 * Decides how fast changes are passed on to browsers. Each one leads to a request for a page: two thousand at once would push the pages of
 * people who wait for them out of the portal (quality row 17). The rate grows slowly while the portal has time, and falls at once when
 * pages begin to wait. First come, first served.
 */
export class LivePace {
  readonly #options: Options
  readonly #waiting = new Set<() => void>()
  #rate = first
  #credit = first / 10
  #looked: number
  #timer: NodeJS.Timeout | undefined

  constructor(options: Options) {
    this.#options = options
    this.#looked = this.#now()
  }

  get rate(): number {
    return this.#rate
  }

  get waiting(): number {
    return this.#waiting.size
  }

  /** Calls a function when it is its turn, which may be at once. The same function waits only once. */
  take(pass: () => void): void {
    this.#waiting.add(pass)
    this.#go()
  }

  /** Removes a function that waits. */
  leave(pass: () => void): void {
    this.#waiting.delete(pass)
  }

  #now(): number {
    return (this.#options.now ?? (() => performance.now()))()
  }

  readonly #go = (): void => {
    const now = this.#now()
    const passed = Math.min(1_000, now - this.#looked)
    if (passed >= tick || this.#credit >= 1) this.#adapt(now, passed)
    for (const pass of this.#waiting) {
      if (this.#credit < 1) break
      this.#credit -= 1
      this.#waiting.delete(pass)
      pass()
    }
    if (this.#waiting.size === 0 || this.#timer) return
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      this.#go()
    }, tick)
    this.#timer.unref()
  }

  #adapt(now: number, passed: number): void {
    const isBusy = this.#options.wait() > busyAbove
    const share = passed / 1_000
    this.#looked = now
    this.#rate = isBusy
      ? Math.max(least, this.#rate * (1 - 5 * Math.min(share, 0.1)))
      : Math.min(most, this.#rate + 100 * share)
    this.#credit = Math.min(this.#rate / 10, this.#credit + (isBusy ? least : this.#rate) * share)
    if (isBusy) this.#credit = Math.min(this.#credit, 1)
  }
}
