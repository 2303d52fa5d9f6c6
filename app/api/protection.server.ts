import { setTimeout as wait } from "node:timers/promises"
import { ConcurrencyLimiter } from "#app/runtime/concurrency-limiter.server.ts"
import { Breaker, type BreakerOptions, type CallEnd } from "./breaker.server.ts"
import { TransportError } from "./transport-error.ts"

/** The properties of a call that `Protection` uses. */
export type ProtectedCall = {
  /** Aborts the call, also while it waits. */
  signal: AbortSignal
  /** The call is idempotent, so it may be retried. */
  isRepeatable: boolean
  /** Deadline of the call, in milliseconds of `performance.now()`. */
  until: number
}

const maxRunning = 64
const maxWaiting = 128
/** Waiting calls above which new pages are rejected; the rest of the queue is for pages that have started. */
const rejectNewPagesAbove = 64
/** Milliseconds that must remain before the deadline for a retry. */
const minTimeForRetry = 5_000
/** Retries that each call adds to the budget. */
const retryShare = 0.1
const maxRetries = 10

const isGatewayFailure = ({ status }: Response) => status === 502 || status === 503 || status === 504
/** Whether a response counts as a failure of the backend. A 501 (operation not implemented) does not. */
const isFailing = ({ status }: Response) => status >= 500 && status !== 501
const neverConnected = /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|UND_ERR_CONNECT_TIMEOUT/

/** The code of an error or of its cause. */
function codeOf(error: unknown): string {
  const { code, cause } = (error ?? {}) as { code?: string; cause?: unknown }
  return code ?? (cause === undefined ? "" : codeOf(cause))
}

const failing = new Set<TransportError["kind"]>(["timeout", "network", "contract"])

function endOf(error: unknown): CallEnd {
  return error instanceof TransportError && failing.has(error.kind) ? "failed" : "left"
}

/**
 * Protects the portal and one backend from each other's failures (docs/quality.md, Availability): at most 64 running and 128 waiting
 * calls, a circuit breaker, and one retry for reads that the backend did not receive or a gateway refused, with a retry budget of a
 * tenth of all calls. A write is never sent twice.
 */
export class Protection {
  readonly #breaker: Breaker
  readonly #limiter = new ConcurrencyLimiter(maxRunning, maxWaiting)
  #retries = maxRetries

  constructor(breaker: BreakerOptions) {
    this.#breaker = new Breaker(breaker)
  }

  /** Whether calls are sent to the backend, that is, whether the breaker is closed. */
  get isOpen(): boolean {
    return this.#breaker.isClosed
  }

  /** Numbers of running and waiting calls. */
  get calls(): { running: number; waiting: number } {
    return { running: this.#limiter.taken, waiting: this.#limiter.waiting }
  }

  /** Whether so many calls wait that the calls of a new page might be rejected. */
  get isCrowded(): boolean {
    return this.#limiter.waiting > rejectNewPagesAbove
  }

  /**
   * Runs a call.
   * @throws TransportError `unavailable` if the call was not started; otherwise the error of the call
   */
  async run(call: ProtectedCall, begin: () => Promise<Response>): Promise<Response> {
    this.#retries = Math.min(maxRetries, this.#retries + retryShare)
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
    const isEarly = until - performance.now() >= minTimeForRetry
    return isRepeatable && isEarly && !signal.aborted && this.#retries >= 1 && this.#breaker.isClosed
  }

  async #once({ signal }: ProtectedCall, begin: () => Promise<Response>): Promise<Response> {
    const reportEnd = this.#breaker.begin()
    if (!reportEnd) throw new TransportError("unavailable", "the backend has been failing")
    try {
      const answer = await this.#limited(signal, begin)
      reportEnd(isFailing(answer) ? "failed" : "answered")
      return answer
    } catch (error) {
      reportEnd(endOf(error))
      throw error
    }
  }

  async #limited(signal: AbortSignal, begin: () => Promise<Response>): Promise<Response> {
    const release = await this.#limiter.take(signal)
    if (!release) throw new TransportError("unavailable", "too many calls wait for the backend")
    return begin().finally(release)
  }
}
