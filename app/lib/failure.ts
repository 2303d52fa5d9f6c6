/** One field error of a backend's 400 (openapi/schemas/code.yaml): the path in the body, a code, and the parameters of its text. */
export type FieldError = { field: string; code: string; message: string; params?: Record<string, string | number> }

/** A business refusal: HTTP 400, or `success: false` (ERR-01). */
export type Refused = {
  kind: "refused"
  code: string
  message: string
  errors: FieldError[]
  /** Details of the refusal, as the contract defines them for the code. */
  details: Record<string, unknown>
  /** The kind of record of the call; the words of its status depend on it: the contract's module. */
  record?: string
}

/** The other ways a call can fail. `details` are those of a 403 (who has access, the group and its chairs). */
export type OtherFailure = {
  kind:
    | "timeout" // no response in time (ERR-03)
    | "aborted" // the client disconnected
    | "network" // connection refused, reset or lost
    | "unavailable" // not sent: the backend has been failing, or too many calls wait (docs/quality.md, Availability)
    | "unauthorized" // 401 (SES-07)
    | "forbidden" // 403
    | "not_found" // 404
    | "not_built" // 501, or a 404 or 405 without the contract's envelope: the operation does not exist yet
    | "server" // 500 and any other status (ERR-02)
    | "contract" // the response does not match the contract (ERR-07)
  code?: string
  message?: string
  details?: Record<string, unknown>
  record?: string
}

/** The reason why a call failed. */
export type Failure = Refused | OtherFailure

/** The result of a call: its value or the failure. */
export type Result<Value> = { ok: true; value: Value } | { ok: false; failure: Failure }

/** Carries a failure to the route guard, which converts it to a login redirect, a screen or a response. */
export class ApiFailure extends Error {
  readonly failure: Failure

  constructor(failure: Failure) {
    super(`backend call failed: ${failure.kind}`)
    this.name = "ApiFailure"
    this.failure = failure
  }
}

/**
 * Returns the value of a result, for loaders.
 * @throws ApiFailure if the call failed; the guard shows the screen for the failure.
 */
export function valueOf<Value>(result: Result<Value>): Value {
  if (result.ok) return result.value
  throw new ApiFailure(result.failure)
}

/** The HTTP status of the error screen for a failure (ERR-02). */
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

const kindsWithMessage: ReadonlySet<Failure["kind"]> = new Set(["refused", "forbidden", "not_found"])

/** The backend's message for the user (ERR-01); undefined if it sent none or did not respond. */
export function backendMessage({ kind, message }: Failure): string | undefined {
  return kindsWithMessage.has(kind) && message ? message : undefined
}

/** Message id for a failure without a message from the backend (ERR-02, ERR-03). */
export function textOfFailure({ kind }: Failure): "form.timeout" | "form.not_built" | "form.server_error" {
  if (kind === "timeout") return "form.timeout"
  return kind === "not_built" ? "form.not_built" : "form.server_error"
}

/** Codes of refusals because of too many attempts; the same request is possible later. */
const tooOften: ReadonlySet<string> = new Set(["rate_limited", "reminder_too_soon"])

/**
 * Returns the seconds until a request that was refused because of too many attempts may be sent again (quality row 56); undefined for
 * any other failure.
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
  return statusOf(failure)
}

/** Converts a path of the contract to a form field name: `options.1.text` → `options[1].text`. */
export function fieldName(path: string): string {
  return path.replace(/\.(\d+)(?=\.|$)/g, "[$1]")
}
