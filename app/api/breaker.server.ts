/** How a call ended: with a response, without one (or with a 5xx), or aborted because the client disconnected. */
export type CallEnd = "answered" | "failed" | "left"

export type BreakerOptions = {
  /** Minimum number of calls within the window before the breaker can open. */
  calls: number
  /** Share of failed calls, 0 to 1, that opens the breaker. */
  share?: number
  /** Length of the window in milliseconds. */
  window?: number
  /** Milliseconds without calls before one is tried again. */
  rest?: number
  now?: () => number
  /** Called when the breaker opens and when it closes again. */
  onChange?: (isClosed: boolean) => void
}

type Second = { at: number; calls: number; failures: number }

/**
 * A circuit breaker that withholds calls from a failing backend (docs/quality.md, Availability). It opens when half of at least 20
 * calls in the last 10 s failed; after 5 s it lets one call through, and the result decides.
 */
export class Breaker {
  readonly #options: Required<BreakerOptions>
  #seconds: Second[] = []
  #openedAt: number | undefined
  #isTrying = false

  constructor({ share = 0.5, window = 10_000, rest = 5_000, now = Date.now, ...more }: BreakerOptions) {
    this.#options = { share, window, rest, now, onChange: () => undefined, ...more }
  }

  get isClosed(): boolean {
    return this.#openedAt === undefined
  }

  /** Starts a call. Returns the callback that reports its end, or undefined if the call is withheld. */
  begin(): ((end: CallEnd) => void) | undefined {
    if (this.#openedAt === undefined) return (end) => this.#count(end)
    if (this.#isTrying || this.#options.now() - this.#openedAt < this.#options.rest) return undefined
    this.#isTrying = true
    return (end) => this.#tried(end)
  }

  #count(end: CallEnd): void {
    if (end === "left" || this.#openedAt !== undefined) return
    const { now, window, calls, share } = this.#options
    const at = Math.floor(now() / 1000)
    this.#seconds = this.#seconds.filter((second) => second.at > at - window / 1000)
    const last = this.#seconds.at(-1)
    const present = last?.at === at ? last : { at, calls: 0, failures: 0 }
    if (present !== last) this.#seconds.push(present)
    present.calls += 1
    present.failures += Number(end === "failed")
    const sum = (key: "calls" | "failures") => this.#seconds.reduce((total, second) => total + second[key], 0)
    if (sum("calls") >= calls && sum("failures") >= share * sum("calls")) this.#open()
  }

  #tried(end: CallEnd): void {
    this.#isTrying = false
    if (end === "failed") return this.#open()
    if (end === "left") return // no result, so the next call is the test
    this.#openedAt = undefined
    this.#seconds = []
    this.#options.onChange(true)
  }

  #open(): void {
    const isNew = this.#openedAt === undefined
    this.#openedAt = this.#options.now()
    if (isNew) this.#options.onChange(false)
  }
}
