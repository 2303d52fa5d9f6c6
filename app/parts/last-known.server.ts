import { ApiFailure, type Result } from "#app/lib/failure.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"

/** A part of the shell: what is known of it now; and where that is nothing, what may come yet. */
export type ShellPart<Value> = { known?: Value; late?: Promise<Value | undefined> }

/** Names one session: what it was told is shown to nobody else. */
export function sessionKey({ session }: Pick<RequestContext, "session">): string {
  const { allianceUrl, userId, startedAt, token } = session ?? {}
  return JSON.stringify([allianceUrl, userId, startedAt, token])
}

type Limits = {
  /** answers that are remembered at most; the oldest goes first */
  most?: number
  /** calls at a time: half of all that the backend is asked at once, so that a part that hangs leaves pages their places */
  calls?: number
}

const tooLate = Symbol("too late")

/** @returns the value, or `tooLate` after some milliseconds */
async function within<Value>(value: Promise<Value>, patience: number): Promise<Value | typeof tooLate> {
  let timer: NodeJS.Timeout | undefined
  const end = new Promise<typeof tooLate>((resolve) => {
    timer = setTimeout(() => resolve(tooLate), patience)
  })
  return Promise.race([value, end]).finally(() => clearTimeout(timer))
}

/**
 * A part of the shell that no page waits for (DASH-07, P12): the backend is asked with every page, but only for a moment; after that,
 * or where it fails, the last answer that this session had is shown. Where there is none, the part arrives later in the same page.
 */
export class LastKnown<Value> {
  readonly #answers = new Map<string, Value>()
  readonly #most: number
  readonly #calls: number
  #running = 0

  constructor({ most = 1_000, calls = 32 }: Limits = {}) {
    this.#most = most
    this.#calls = calls
  }

  /**
   * @param key of one session
   * @param patience milliseconds
   * @throws ApiFailure of a 401 that came in time: it ends the session (SES-07)
   */
  async part(key: string, call: () => Promise<Result<Value>>, patience: number): Promise<ShellPart<Value>> {
    if (this.#running >= this.#calls) return { known: this.#answers.get(key) }
    const answer = this.#ask(key, call)
    const now = await within(answer, patience)
    if (now !== tooLate) return { known: now ?? this.#answers.get(key) }
    const late = answer.catch((error: unknown) => {
      if (error instanceof ApiFailure) return undefined // the next page meets it in time
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
