/** One field error of a backend's 400 (openapi/schemas/code.yaml): the body's path, a code, and what its text needs. */
export type FieldError = { field: string; code: string; message: string; params?: Record<string, string | number> }

/** A business refusal: HTTP 400, or `success: false` (ERR-01). */
export type Refused = {
  kind: "refused"
  code: string
  message: string
  errors: FieldError[]
  /** Details of the refusal, as the code's row in the contract names them. */
  details: Record<string, unknown>
}

/** The other ways a call can fail. `details` are those of a 403 (who could, the group and its chairs). */
export type OtherFailure = {
  kind:
    | "timeout" // no answer in time (ERR-03)
    | "aborted" // the person went away
    | "network" // refused, reset, cut
    | "unavailable" // not even asked: it has been failing, or too many wait for it (docs/quality.md, Availability)
    | "unauthorized" // 401 (SES-07)
    | "forbidden" // 403
    | "not_found" // 404
    | "not_built" // 501, or an answer of 404 or 405 that no backend of the contract gives: the operation is not there yet
    | "server" // 500 and any other status (ERR-02)
    | "contract" // an answer that is not what the contract says (ERR-07)
  code?: string
  message?: string
  details?: Record<string, unknown>
}

/** Why a call gave no value. */
export type Failure = Refused | OtherFailure

/** What a call gives: its value or the reason why not. */
export type Result<Value> = { ok: true; value: Value } | { ok: false; failure: Failure }

/** A failure on its way to the route guard, which turns it into a login, a screen or a response. */
export class ApiFailure extends Error {
  readonly failure: Failure

  constructor(failure: Failure) {
    super(`backend call failed: ${failure.kind}`)
    this.name = "ApiFailure"
    this.failure = failure
  }
}

/**
 * The value of a result, for loaders.
 * @throws ApiFailure where there is none; the guard shows the screen that belongs to it.
 */
export function valueOf<Value>(result: Result<Value>): Value {
  if (result.ok) return result.value
  throw new ApiFailure(result.failure)
}

/** The HTTP status of the screen that a failure leads to (ERR-02). */
export function statusOf(failure: Failure): number {
  const statuses = {
    timeout: 504,
    aborted: 499,
    unauthorized: 401,
    forbidden: 403,
    not_found: 404,
    not_built: 501,
    refused: 400,
    unavailable: 503,
  }
  return failure.kind in statuses ? statuses[failure.kind as keyof typeof statuses] : 502
}

const hasWords: ReadonlySet<Failure["kind"]> = new Set(["refused", "forbidden", "not_found"])

/** What a person is told of a failure (ERR-01); undefined where the backend had nothing to say to them, or did not answer. */
export function wordsOf({ kind, message }: Failure): string | undefined {
  return hasWords.has(kind) && message ? message : undefined
}

/** Message id of what is said of a failure for which the backend had no words of its own (ERR-02, ERR-03). */
export function textOfFailure({ kind }: Failure): "form.timeout" | "form.not_built" | "form.server_error" {
  if (kind === "timeout") return "form.timeout"
  return kind === "not_built" ? "form.not_built" : "form.server_error"
}

/** Refusals for having come too often: the same is possible later. */
const tooOften: ReadonlySet<string> = new Set(["rate_limited", "reminder_too_soon"])

/**
 * After how many seconds the same may be tried again, of a refusal for having come too often (quality row 56); undefined of any other.
 * @param now epoch milliseconds
 */
export function secondsToWait(failure: Failure, now: number): number | undefined {
  if (failure.kind !== "refused" || !tooOften.has(failure.code)) return undefined
  const next = Date.parse(String(failure.details?.next_time))
  return Number.isNaN(next) ? 60 : Math.max(1, Math.ceil((next - now) / 1000))
}

/** The HTTP status of a page that shows a form again because of this failure. */
export function statusOfRefusal(failure: Failure): number {
  if (failure.kind === "refused" && tooOften.has(failure.code)) return 429
  const statuses: Partial<Record<Failure["kind"], number>> = {
    refused: 400,
    unauthorized: 401,
    forbidden: 403,
    not_found: 404,
    not_built: 501,
    timeout: 504,
    unavailable: 503,
  }
  return statuses[failure.kind] ?? 502
}

/** A path of the contract as a form field's name: `options.1.text` → `options[1].text`. */
export function fieldName(path: string): string {
  return path.replace(/\.(\d+)(?=\.|$)/g, "[$1]")
}
