import type { Fault } from "#mock/engine/store/faults.ts"
import { text } from "#tests/support/texts.ts"

/** The version of a record after a change by somebody else. */
export const newerVersion = 71

/** A way in which the write of an action fails, and the result for the person. */
export type ActionFault = {
  fault: Omit<Fault, "operation">
  /** Status of the page; for a 401, of the login page. */
  status: number
  /** Message in the form. */
  words: string
  /** Name of the failure in the portal's log. */
  failure: string
  /** The backend reports that somebody else changed the record first. */
  isStale?: true
}

const server = { status: 502, words: text("en", "form.server_error") }
const network = { ...server, failure: "network" }
const broken = { ...server, failure: "contract" }
const ofStatus = (status: number): ActionFault => ({ ...server, fault: { kind: "status", status }, failure: "server" })

const changed = {
  code: "stale",
  message: "changed",
  result: {
    changed_by: {
      id: "member-aurora-chair",
      username: "zhang",
      name: "Zhang",
      real_name: "Zhang",
      organization: null,
      is_disabled: false,
    },
    changed_time: "2026-11-20T08:00:00Z",
    version: newerVersion,
    status: "not_started",
  },
}
const atFields = {
  code: "validation_failed",
  message: "validation failed",
  errors: [{ field: "no_such_field", code: "value_unknown", message: "not known" }],
}

/** Every way in which the one call of an action can fail (quality rows 1 to 10). */
export const actionFaults: Record<string, ActionFault> = {
  "cut before it was done": { fault: { kind: "reset" }, ...network },
  "done, and its answer lost": { fault: { kind: "reset", is_done: true }, ...network },
  "never answered": {
    fault: { kind: "hang", is_done: false },
    status: 504,
    words: text("en", "form.timeout"),
    failure: "timeout",
  },
  "done, and never answered": {
    fault: { kind: "hang" },
    status: 504,
    words: text("en", "form.timeout"),
    failure: "timeout",
  },
  "status 500": ofStatus(500),
  "status 502": ofStatus(502),
  "status 503": ofStatus(503),
  "status 504": ofStatus(504),
  "status 429": ofStatus(429),
  "status 409": ofStatus(409),
  "done, and status 500": { ...ofStatus(500), fault: { kind: "status", status: 500, is_done: true } },
  "half an answer": { fault: { kind: "broken-json" }, ...broken },
  "somebody's HTML": { fault: { kind: "html" }, ...broken },
  "a gateway's HTML": { fault: { kind: "html", status: 502 }, ...server, failure: "server" },
  "another contract": { fault: { kind: "contract" }, ...broken },
  "done, and another contract": { fault: { kind: "contract", is_done: true }, ...broken },
  "a huge answer": { fault: { kind: "huge" }, ...broken },
  "field errors": {
    fault: { kind: "status", status: 400, says: atFields },
    status: 400,
    words: text("en", "refusal.validation_failed"),
    failure: "refused",
  },
  "somebody was quicker": {
    fault: { kind: "status", status: 400, says: changed },
    status: 400,
    words: "Zhang changed this on",
    failure: "refused",
    isStale: true,
  },
  "status 401": { fault: { kind: "status", status: 401 }, status: 302, words: "", failure: "unauthorized" },
  "status 403": {
    fault: { kind: "status", status: 403 },
    status: 403,
    words: text("en", "refusal.forbidden"),
    failure: "forbidden",
  },
  "status 404": {
    fault: { kind: "status", status: 404 },
    status: 404,
    words: text("en", "refusal.not_found"),
    failure: "not_found",
  },
}
