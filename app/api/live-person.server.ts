import type { Caller } from "./client.server.ts"
import type { ChangesEnd, ChangesFrom, ChangeSet, ChangeSource } from "./change-source.server.ts"

/** One window of a person that listens. */
export type Listener = {
  caller: Caller
  /** Passes changes on. */
  give: (set: ChangeSet) => void
  end: (why: ListeningEnd) => void
}

/** Why nothing more will come: the session is over, the backend has no changes, or this process stops. */
export type ListeningEnd = "unauthorized" | "not-built" | "stopping"

/** Milliseconds for which the stream stays open after the last window has gone: a person who follows a link is back at once. */
const grace = 15_000
/** Milliseconds between two polls of a backend without streams. */
const pollPause = 4_000
const [shortestPause, longestPause] = [1_000, 60_000]

/** Between half and one and a half times as long, so that people do not come back in step. */
const jittered = (milliseconds: number) => milliseconds * (0.5 + Math.random())

/** All sets in one; the latest change of a record counts. */
export function merged(sets: readonly ChangeSet[], cursor: string): ChangeSet {
  const changes = new Map(
    sets.flatMap((set) => set.changes).map((change) => [`${change.module} ${change.key}`, change]),
  )
  return {
    cursor,
    is_gap: sets.some((set) => set.is_gap),
    has_new_counts: sets.some((set) => set.has_new_counts),
    changes: [...changes.values()],
  }
}

/** The one stream of a person in this process, for all of the person's windows (LIVE-01). */
export class LivePerson {
  readonly #source: ChangeSource
  readonly #mayAsk: () => boolean
  readonly #onEnd: (why: ChangesEnd | "left") => void
  readonly #listeners = new Set<Listener>()
  readonly #stop = new AbortController()
  #from: ChangesFrom
  #cursor: string | undefined
  /** The cursor of the last set that was passed on, and when that was. */
  #passed: { cursor: string; at: number } | undefined
  #leaving: NodeJS.Timeout | undefined
  #isRunning = false
  #lastCaller: Caller = {}
  #failures = 0

  /**
   * @param mayAsk whether the backend is asked now: it does not fail, and the portal is not too busy
   * @param onEnd called once, when this person is no longer listened to
   */
  constructor(
    source: ChangeSource,
    from: ChangesFrom,
    mayAsk: () => boolean,
    onEnd: (why: ChangesEnd | "left") => void,
  ) {
    this.#source = source
    this.#from = from
    this.#mayAsk = mayAsk
    this.#onEnd = onEnd
  }

  /** Adds a window and gives it what it has missed. @returns a function that removes it */
  listen(listener: Listener, from: ChangesFrom): () => void {
    clearTimeout(this.#leaving)
    this.#leaving = undefined
    this.#listeners.add(listener)
    if (!this.#isRunning) void this.#run()
    else if (this.#cursor !== undefined) listener.give(this.#missed(from, this.#cursor))
    return () => this.#remove(listener)
  }

  /** Ends the stream and all windows. */
  end(why: ListeningEnd): void {
    for (const listener of [...this.#listeners]) listener.end(why)
    this.#listeners.clear()
    this.#stop.abort()
  }

  /**
   * Whether something came after a cursor or a time. It is not named: the person may have lost the right to read it since then; the window reads
   * its page again.
   */
  #missed({ cursor, since }: ChangesFrom, present: string): ChangeSet {
    const { cursor: last, at = Infinity } = this.#passed ?? {}
    const isCurrent = cursor === undefined ? Date.parse(since ?? "") > at : cursor === present || cursor === last
    return { ...merged([], present), is_gap: !isCurrent }
  }

  #remove(listener: Listener): void {
    if (!this.#listeners.delete(listener) || this.#listeners.size > 0) return
    this.#leaving = setTimeout(() => {
      this.#stop.abort()
      this.#onEnd("left")
    }, grace)
    this.#leaving.unref()
  }

  readonly #take = (set: ChangeSet): void => {
    const isFirst = this.#passed === undefined
    this.#cursor = set.cursor
    this.#from = { cursor: set.cursor }
    const isNew = set.changes.length > 0 || set.has_new_counts || set.is_gap
    if (!isFirst && !isNew) return
    this.#passed = { cursor: set.cursor, at: Date.now() }
    for (const listener of this.#listeners) listener.give(set)
  }

  /** Ends the windows of a session that is over; the person may have others. */
  drop({ token }: Caller): void {
    for (const listener of [...this.#listeners])
      if (listener.caller.token === token) {
        this.#listeners.delete(listener)
        listener.end("unauthorized")
      }
  }

  async #run(): Promise<void> {
    this.#isRunning = true
    const { signal } = this.#stop
    let last: ChangesEnd = "failed"
    while (!signal.aborted && this.#listeners.size + Number(this.#leaving !== undefined) > 0) {
      last = await this.#ask()
      if (last === "not-built") break
      if (last !== "unauthorized" && !signal.aborted) await this.#wait(this.#pauseAfter(last))
    }
    if (signal.aborted) return
    this.#onEnd(last)
    this.end(last === "not-built" ? "not-built" : "unauthorized")
  }

  /** Asks the backend as one of the sessions of the person; ends the windows of a session that is over. */
  async #ask(): Promise<ChangesEnd> {
    const [listener] = this.#listeners
    const caller = listener?.caller ?? this.#lastCaller
    this.#lastCaller = caller
    if (!this.#mayAsk()) return "failed"
    const began = performance.now()
    const { signal } = this.#stop
    const end = await this.#source({ caller, from: this.#from, signal, onChanges: this.#take })
    if (end === "unauthorized") this.drop(caller)
    // a stream that ends at once, again and again, is no better than none
    return end === "ended" && performance.now() - began < shortestPause ? "failed" : end
  }

  #pauseAfter(end: ChangesEnd): number {
    this.#failures = end === "failed" ? this.#failures + 1 : 0
    if (end === "answered") return jittered(pollPause)
    return jittered(Math.min(longestPause, shortestPause * 2 ** Math.max(0, this.#failures - 1)))
  }

  #wait(milliseconds: number): Promise<void> {
    const { signal } = this.#stop
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer)
        signal.removeEventListener("abort", done)
        resolve()
      }
      const timer = setTimeout(done, milliseconds)
      timer.unref()
      signal.addEventListener("abort", done)
    })
  }
}
