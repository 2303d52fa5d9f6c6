import type { LivePace } from "#app/runtime/live-pace.server.ts"
import type { Caller } from "./client.server.ts"
import type { ChangesFrom, ChangeSet, ChangeSource } from "./change-source.server.ts"
import { type Listener, LivePerson, merged } from "./live-person.server.ts"

/** One window of a person that shows pages of an alliance. */
export type LiveWindow = {
  /** Separates people of different backends; empty outside tests. */
  scope: string
  caller: Caller
  from: ChangesFrom
  give: (set: ChangeSet) => void
  end: Listener["end"]
}

/** Why a window gets no changes: the backend has none, or too many windows are open. */
export type NotLive = { retryAfter: number }

export type LiveOptions = {
  source: (scope: string) => ChangeSource
  pace: LivePace
  /** Windows of this process at a time. */
  most: number
  /** Whether the backend is asked now. */
  mayAsk: () => boolean
}

/** Milliseconds between two sets of changes for the same window: a page is not read again more often. */
const pause = 2_000
/** Seconds after which a backend without changes is asked again. */
const restOfBackend = 600
const restWhenFull = 60
/** Windows of one person: each shows at most one page at a time to the person. */
const mostOfPerson = 20

const keyOf = (scope: string, { allianceId, memberId }: Caller) => [scope, allianceId, memberId].join(" ")

/**
 * Passes the changes of the backend on to the open pages of this process: one stream for each person, whatever number of windows the person
 * has (LIVE-01). What it passes on are references; what changed is read by the page, with the rights of its person.
 */
export class LivePeople {
  readonly #options: LiveOptions
  readonly #people = new Map<string, { person: LivePerson; windows: number }>()
  readonly #endings = new Set<() => void>()
  /** When a backend without changes is asked again, by its scope, in milliseconds of `Date.now()`. */
  readonly #resting = new Map<string, number>()

  constructor(options: LiveOptions) {
    this.#options = options
  }

  get windows(): number {
    return this.#endings.size
  }

  /** People with a stream of the backend. */
  get people(): number {
    return this.#people.size
  }

  /** Opens a window. @returns a function that closes it, or when to try again */
  open(window: LiveWindow): (() => void) | NotLive {
    const { scope, caller, from } = window
    const rest = (this.#resting.get(scope) ?? 0) - Date.now()
    if (rest > 0) return { retryAfter: Math.ceil(rest / 1_000) }
    const key = keyOf(scope, caller)
    const known = this.#people.get(key) ?? this.#begin(key, scope, from)
    if (this.#endings.size >= this.#options.most || known.windows >= mostOfPerson) return { retryAfter: restWhenFull }
    this.#people.set(key, known)
    return this.#listen(window, known)
  }

  /** Ends the windows of a session that was logged out. Other processes learn it from the backend. */
  endSession(scope: string, caller: Caller): void {
    this.#people.get(keyOf(scope, caller))?.person.drop(caller)
  }

  /** Ends all windows, because the process stops. Browsers come back to another one. */
  stop(): void {
    for (const { person } of this.#people.values()) person.end("stopping")
    this.#people.clear()
  }

  #begin(key: string, scope: string, from: ChangesFrom) {
    const { source, mayAsk } = this.#options
    const person: LivePerson = new LivePerson(source(scope), from, mayAsk, (why) => {
      if (this.#people.get(key)?.person === person) this.#people.delete(key)
      if (why === "not-built") this.#resting.set(scope, Date.now() + restOfBackend * 1_000)
    })
    return { person, windows: 0 }
  }

  #listen({ caller, from, give, end }: LiveWindow, known: { person: LivePerson; windows: number }): () => void {
    const { pace } = this.#options
    let waiting: ChangeSet[] = []
    let timer: NodeJS.Timeout | undefined
    let last = -Infinity
    const pass = () => {
      const [...sets] = waiting
      const cursor = sets.at(-1)?.cursor
      waiting = []
      last = performance.now()
      if (cursor !== undefined) give(merged(sets, cursor))
    }
    const take = () => {
      timer = undefined
      pace.take(pass)
    }
    const close = () => {
      if (!this.#endings.delete(close)) return
      known.windows -= 1
      clearTimeout(timer)
      pace.leave(pass)
      stopListening()
    }
    const over: Listener["end"] = (why) => {
      close()
      end(why)
    }
    const listener: Listener = {
      caller,
      give(set) {
        waiting.push(set)
        timer ??= setTimeout(take, Math.max(0, last + pause - performance.now()))
      },
      end: over,
    }
    this.#endings.add(close)
    known.windows += 1
    const stopListening = known.person.listen(listener, from)
    return close
  }
}
