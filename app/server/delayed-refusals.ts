import type { Response } from "express"

type Limits = {
  /** refusals per second that are sent immediately */
  atOnce: number
  /** milliseconds by which each further refusal is delayed */
  hold: number
  /** delayed refusals at a time; a limit on memory */
  most: number
}

const defaults: Limits = { atOnce: 250, hold: 500, most: 2_000 }

/**
 * Slows down clients that retry as soon as they are refused. A refusal is cheap, but thousands per second leave no time for pages
 * (quality row 17). A delayed refusal takes no CPU time until it is sent.
 */
export class DelayedRefusals {
  readonly #limits: Limits
  #second = 0
  #given = 0
  #held = 0

  constructor(limits: Partial<Limits> = {}) {
    this.#limits = { ...defaults, ...limits }
  }

  /** Sends a refusal immediately or after the delay; drops it if the client disconnects first. */
  refuse(response: Response, give: () => void): void {
    if (this.#isAtOnce() || this.#held >= this.#limits.most) return give()
    this.#held += 1
    const timer = setTimeout(() => {
      response.off("close", leave)
      this.#held -= 1
      give()
    }, this.#limits.hold)
    const leave = () => {
      clearTimeout(timer)
      this.#held -= 1
    }
    response.once("close", leave)
  }

  #isAtOnce(): boolean {
    const second = Math.floor(performance.now() / 1_000)
    if (second !== this.#second) this.#given = 0
    this.#second = second
    this.#given += 1
    return this.#given <= this.#limits.atOnce
  }
}
