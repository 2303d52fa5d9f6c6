/** A field error as the backend gives it: the body's path (`options.1.text`), a code, a text, and what the code's text needs. */
export type RefusedField = { field: string; code: string; message: string; params?: Record<string, string | number> }

/**
 * What a form has to know about a failed call, without knowing HTTP. `Failure` of the API client conforms to it.
 * `refused` is a business refusal (ERR-01), everything else one of the general failures (ERR-02, ERR-03).
 */
export type Refusal =
  | { kind: "refused"; code: string; message?: string; errors?: RefusedField[]; details?: Record<string, unknown> }
  | {
      kind:
        | "timeout"
        | "aborted"
        | "network"
        | "unavailable"
        | "unauthorized"
        | "forbidden"
        | "not_found"
        | "server"
        | "contract"
      message?: string
    }

/** Refusals for having come too often: the same is possible later. */
const tooOften: ReadonlySet<string> = new Set(["rate_limited", "reminder_too_soon"])

/**
 * After how many seconds the same may be tried again, of a refusal for having come too often (quality row 56); undefined of any other.
 * @param now epoch milliseconds
 */
export function secondsToWait(refusal: Refusal, now: number): number | undefined {
  if (refusal.kind !== "refused" || !tooOften.has(refusal.code)) return undefined
  const next = Date.parse(String(refusal.details?.next_time))
  return Number.isNaN(next) ? 60 : Math.max(1, Math.ceil((next - now) / 1000))
}

/** The HTTP status of a page that shows a form again because of this failure. */
export function statusOfRefusal(refusal: Refusal): number {
  if (refusal.kind === "refused" && tooOften.has(refusal.code)) return 429
  const statuses: Partial<Record<Refusal["kind"], number>> = {
    refused: 400,
    unauthorized: 401,
    forbidden: 403,
    not_found: 404,
    timeout: 504,
    unavailable: 503,
  }
  return statuses[refusal.kind] ?? 502
}

/** A path of the contract as a form field's name: `options.1.text` → `options[1].text`. */
export function fieldName(path: string): string {
  return path.replace(/\.(\d+)(?=\.|$)/g, "[$1]")
}
