type Waiting = { since: number; enter: () => void }

/**
 * One after the other, each in a turn of the event loop of its own: what comes meanwhile, and can be answered at once, does not
 * wait for all of them.
 */
export class Turns {
  #waiting: Waiting[] = []

  /** Waits for one's turn, in the order of coming. */
  take(): Promise<void> {
    return new Promise((enter) => {
      this.#waiting.push({ since: performance.now(), enter })
      if (this.#waiting.length === 1) setImmediate(this.#next)
    })
  }

  readonly #next = () => {
    this.#waiting.shift()?.enter()
    if (this.#waiting.length > 0) setImmediate(this.#next)
  }

  /** For how many milliseconds the first in line has been waiting. */
  get wait(): number {
    const first = this.#waiting[0]
    return first ? performance.now() - first.since : 0
  }
}

/** The turns of pages to be rendered: what costs the processor's time (quality.md row 17). */
export const renderTurns = new Turns()
