import { ApiFailure, type Result } from "#app/lib/failure.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"

/** A part of the shell: `known` is the value available now; if there is none, `late` may still deliver one. */
export type ShellPart<Value> = { known?: Value; late?: Promise<Value | undefined> }

/** Identifies one session, so that its cached answers are never shown in another one. */
export function sessionKey({ session }: Pick<RequestContext, "session">): string {
  const { allianceUrl, userId, startedAt, token } = session ?? {}
  return JSON.stringify([allianceUrl, userId, startedAt, token])
}

type Limits = {
  /** maximum number of cached answers; the oldest is removed first */
  most?: number
  /** concurrent calls: a quarter of the limit for all backend calls, so that pages have room while both parts of the shell hang */
  calls?: number
}

const tooLate = Symbol("too late")

/** @returns the value, or `tooLate` after `timeout` milliseconds */
async function within<Value>(value: Promise<Value>, timeout: number): Promise<Value | typeof tooLate> {
  let timer: NodeJS.Timeout | undefined
  const end = new Promise<typeof tooLate>((resolve) => {
    timer = setTimeout(() => resolve(tooLate), timeout)
  })
  return Promise.race([value, end]).finally(() => clearTimeout(timer))
}

/**
 * Loads a part of the shell that no page waits for (DASH-07, P12). Every page calls the backend but waits only briefly; if the call is slow
 * or fails, the page shows the last answer of this session. If there is none, the part is streamed later in the same response.
 */
export class LastKnown<Value> {
  readonly #answers = new Map<string, Value>()
  readonly #most: number
  readonly #calls: number
  #running = 0

  constructor({ most = 1_000, calls = 16 }: Limits = {}) {
    this.#most = most
    this.#calls = calls
  }

  /**
   * @param key identifies one session (`sessionKey`)
   * @param timeout milliseconds
   * @throws ApiFailure for a 401 that arrives in time: it ends the session (SES-07)
   */
  async part(key: string, call: () => Promise<Result<Value>>, timeout: number): Promise<ShellPart<Value>> {
    if (this.#running >= this.#calls) return { known: this.#answers.get(key) }
    const answer = this.#ask(key, call)
    const now = await within(answer, timeout)
    if (now !== tooLate) return { known: now ?? this.#answers.get(key) }
    const late = answer.catch((error: unknown) => {
      if (error instanceof ApiFailure) return undefined // the next page gets the same failure in time
      throw error
    })
    const known = this.#answers.get(key)
    if (known === undefined) return { late }
    void late.catch(() => undefined)
    return { known }
  }

  async #ask(key: string, call: () => Promise<Result<Value>>): Promise<Value | undefined> {
    this.#running += 1
    try {
      const result = await call()
      if (result.ok) this.#remember(key, result.value)
      return result.ok ? result.value : undefined
    } finally {
      this.#running -= 1
    }
  }

  #remember(key: string, value: Value): void {
    this.#answers.delete(key)
    this.#answers.set(key, value)
    const [oldest] = this.#answers.keys()
    if (this.#answers.size > this.#most && oldest !== undefined) this.#answers.delete(oldest)
  }
}
