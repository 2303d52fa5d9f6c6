import { setTimeout as wait } from "node:timers/promises"
import { ConcurrencyLimiter } from "#app/lib/concurrency-limiter.server.ts"
import { Breaker, type BreakerOptions, type CallEnd } from "./breaker.server.ts"
import { TransportError } from "./transport-error.ts"

/** One call as protection sees it. */
export type ProtectedCall = {
  /** Ends the call, and its waiting. */
  signal: AbortSignal
  /** Nothing is done twice by asking twice. */
  isRepeatable: boolean
  /** When the call is given up, in milliseconds of `performance.now()`. */
  until: number
}

const most = 64
const mostWaiting = 128
/** Calls that wait above which no page should be begun: the rest is for those that have been. */
const crowd = 64
/** Milliseconds that must be left for another try. */
const enoughForAnother = 5_000
const retryShare = 0.1
const mostRetries = 10

const isGatewayFailure = ({ status }: Response) => status === 502 || status === 503 || status === 504
/** The backend fails; one that says that it has no such operation (501) is well. */
const isFailing = ({ status }: Response) => status >= 500 && status !== 501
const neverConnected = /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|UND_ERR_CONNECT_TIMEOUT/

/** The code of an error or of what caused it. */
function codeOf(error: unknown): string {
  const { code, cause } = (error ?? {}) as { code?: string; cause?: unknown }
  return code ?? (cause === undefined ? "" : codeOf(cause))
}

const failing = new Set<TransportError["kind"]>(["timeout", "network", "contract"])

function endOf(error: unknown): CallEnd {
  return error instanceof TransportError && failing.has(error.kind) ? "failed" : "left"
}

/**
 * What stands between the portal and one backend (docs/quality.md, Availability): at most 64 calls at a time and 128 that wait, a
 * breaker, and one more try for reads that never reached it, on a budget of a tenth of all calls. A write is never sent twice.
 */
export class Protection {
  readonly #breaker: Breaker
  readonly #places = new ConcurrencyLimiter(most, mostWaiting)
  #retries = mostRetries

  constructor(breaker: BreakerOptions) {
    this.#breaker = new Breaker(breaker)
  }

  /** Calls go through: the backend is not known to be failing. */
  get isOpen(): boolean {
    return this.#breaker.isClosed
  }

  /** How many calls have a place, and how many wait for one. */
  get calls(): { running: number; waiting: number } {
    return { running: this.#places.taken, waiting: this.#places.waiting }
  }

  /** So many calls wait that those of another page might be turned away. */
  get isCrowded(): boolean {
    return this.#places.waiting > crowd
  }

  /**
   * Does a call.
   * @throws TransportError `unavailable` where it is not even begun; whatever the call throws otherwise
   */
  async run(call: ProtectedCall, begin: () => Promise<Response>): Promise<Response> {
    this.#retries = Math.min(mostRetries, this.#retries + retryShare)
    try {
      const answer = await this.#once(call, begin)
      if (!isGatewayFailure(answer) || !this.#mayRetry(call)) return answer
    } catch (error) {
      const isWorthIt = neverConnected.test(codeOf(error)) && this.#mayRetry(call)
      if (!isWorthIt) throw error
    }
    this.#retries -= 1
    await wait(50 + Math.random() * 100, undefined, { signal: call.signal })
    return this.#once(call, begin)
  }

  #mayRetry({ isRepeatable, until, signal }: ProtectedCall): boolean {
    const isEarly = until - performance.now() >= enoughForAnother
    return isRepeatable && isEarly && !signal.aborted && this.#retries >= 1 && this.#breaker.isClosed
  }

  async #once({ signal }: ProtectedCall, begin: () => Promise<Response>): Promise<Response> {
    const tell = this.#breaker.begin()
    if (!tell) throw new TransportError("unavailable", "the backend has been failing")
    try {
      const answer = await this.#atPlace(signal, begin)
      tell(isFailing(answer) ? "failed" : "answered")
      return answer
    } catch (error) {
      tell(endOf(error))
      throw error
    }
  }

  async #atPlace(signal: AbortSignal, begin: () => Promise<Response>): Promise<Response> {
    const leave = await this.#places.take(signal)
    if (!leave) throw new TransportError("unavailable", "too many calls wait for the backend")
    return begin().finally(leave)
  }
}
