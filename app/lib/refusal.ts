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

/** The HTTP status of a page that shows a form again because of this failure. */
export function statusOfRefusal(refusal: Refusal): number {
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
