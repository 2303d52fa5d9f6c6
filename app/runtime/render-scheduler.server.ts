type Waiting = { since: number; enter: () => void }

/** Weight of the latest turn in the moving average of the pace. */
const weight = 0.1

/** A first-in, first-out queue that measures its pace. */
class Queue {
  readonly #waiting: Waiting[] = []
  #lastTurn = 0
  /** Moving average of the milliseconds between two turns while the queue was not empty. */
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

  /** Expected wait of a new entry in milliseconds: the current wait of the first entry, or an estimate from the pace if that is longer. */
  get wait(): number {
    const [first] = this.#waiting
    return first ? Math.max(performance.now() - first.since, this.#waiting.length * this.#pace) : 0
  }
}

/**
 * Schedules CPU-bound work, one task per iteration of the event loop: a cheap request that arrives meanwhile waits for one task, not for
 * all of them. Each queue is first-in, first-out; a later queue gets its turn only while the ones before it are empty.
 */
export class RenderScheduler<Name extends string> {
  readonly #queues: Map<Name, Queue>
  #isRunning = false

  /** @param names of the queues, the most urgent one first */
  constructor(...names: Name[]) {
    this.#queues = new Map(names.map((name) => [name, new Queue()]))
  }

  /** Resolves when it is the caller's turn. */
  take(name: Name): Promise<void> {
    return new Promise((enter) => {
      this.#queues.get(name)?.add(enter)
      if (this.#isRunning) return
      this.#isRunning = true
      setImmediate(this.#next)
    })
  }

  readonly #next = () => {
    const queues = [...this.#queues.values()]
    queues.find(({ length }) => length > 0)?.next()
    this.#isRunning = queues.some(({ length }) => length > 0)
    if (this.#isRunning) setImmediate(this.#next)
  }

  /** The number of waiting entries in a queue. */
  waiting(name: Name): number {
    return this.#queues.get(name)?.length ?? 0
  }

  /** The expected wait of a new entry in a queue, in milliseconds. */
  wait(name: Name): number {
    return this.#queues.get(name)?.wait ?? 0
  }
}

/** Pages are finished before new ones are started, so that few pages are in progress at a time (quality row 17). */
export const renderScheduler = new RenderScheduler("render", "begin")
