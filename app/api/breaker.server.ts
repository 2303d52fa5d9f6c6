/** How a call ended: with an answer, with none (or a 5xx), or given up by the person who waited for it. */
export type CallEnd = "answered" | "failed" | "left"

export type BreakerOptions = {
  /** Calls within the window below which nothing is concluded. */
  calls: number
  /** Share of them that has to fail, 0 to 1. */
  share?: number
  /** Milliseconds that are looked back upon. */
  window?: number
  /** Milliseconds without calls before one is tried. */
  rest?: number
  now?: () => number
  /** Told when calls are withheld, and when they go on. */
  onChange?: (isClosed: boolean) => void
}

type Second = { at: number; calls: number; failures: number }

/**
 * Withholds calls from a backend that fails anyhow (docs/quality.md, Availability): open when half of at least 20 calls of the
 * last 10 s failed; after 5 s one call is let through, and its end decides.
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

  /** Begins a call: what it has to tell its end to; undefined where the call is withheld. */
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
    if (end === "left") return // nothing is known: the next call tries
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
