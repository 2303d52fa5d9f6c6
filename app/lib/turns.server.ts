type Waiting = { since: number; enter: () => void }

/** How much one turn counts for how long a turn takes. */
const weight = 0.1

/** Those who wait in the order of coming. */
class Line {
  readonly #waiting: Waiting[] = []
  #lastTurn = 0
  /** Milliseconds between two turns while somebody waited, as of late. */
  #pace = 0

  get length(): number {
    return this.#waiting.length
  }

  add(enter: () => void): void {
    this.#waiting.push({ since: performance.now(), enter })
  }

  next(): void {
    const first = this.#waiting.shift()
    if (!first) return
    const now = performance.now()
    this.#pace += weight * (now - Math.max(first.since, this.#lastTurn) - this.#pace)
    this.#lastTurn = now
    first.enter()
  }

  /** Milliseconds that whoever comes now will wait: as those before them have, or at the pace of late. */
  get wait(): number {
    const [first] = this.#waiting
    return first ? Math.max(performance.now() - first.since, this.#waiting.length * this.#pace) : 0
  }
}

/**
 * Work that takes the processor's time, one piece in a turn of the event loop: what comes meanwhile, and can be answered at once,
 * waits for one piece and not for all of them. Each line is kept in the order of coming; a later line has its turn only while
 * nobody stands in those before it.
 */
export class Turns<Name extends string> {
  readonly #lines: Map<Name, Line>
  #isRunning = false

  /** @param names of the lines, the most urgent one first */
  constructor(...names: Name[]) {
    this.#lines = new Map(names.map((name) => [name, new Line()]))
  }

  /** Waits for one's turn. */
  take(name: Name): Promise<void> {
    return new Promise((enter) => {
      this.#lines.get(name)?.add(enter)
      if (this.#isRunning) return
      this.#isRunning = true
      setImmediate(this.#next)
    })
  }

  readonly #next = () => {
    const lines = [...this.#lines.values()]
    lines.find(({ length }) => length > 0)?.next()
    this.#isRunning = lines.some(({ length }) => length > 0)
    if (this.#isRunning) setImmediate(this.#next)
  }

  /** How many wait in a line. */
  waiting(name: Name): number {
    return this.#lines.get(name)?.length ?? 0
  }

  /** For how many milliseconds whoever comes now will probably wait in a line. */
  wait(name: Name): number {
    return this.#lines.get(name)?.wait ?? 0
  }
}

/** Pages are brought to their end before others are begun, so that there are few in work at a time (quality row 17). */
export const pageTurns = new Turns("render", "begin")
