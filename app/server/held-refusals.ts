import type { Response } from "express"

type Limits = {
  /** refusals a second that are given at once */
  atOnce: number
  /** milliseconds for which each further one is held */
  hold: number
  /** of them at a time; more cost memory */
  most: number
}

const defaults: Limits = { atOnce: 250, hold: 500, most: 2_000 }

/**
 * Slows down whoever asks again the moment they are refused: a refusal costs little, but thousands a second leave nothing for pages
 * (quality row 17). A held one costs no work until it is given.
 */
export class HeldRefusals {
  readonly #limits: Limits
  #second = 0
  #given = 0
  #held = 0

  constructor(limits: Partial<Limits> = {}) {
    this.#limits = { ...defaults, ...limits }
  }

  /** Refuses now or in a moment; whoever leaves meanwhile is forgotten. */
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
