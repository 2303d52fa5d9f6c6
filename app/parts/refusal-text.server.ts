import { data } from "@remix-run/node"
import type { Failure } from "#app/lib/failure.ts"
import type { components } from "#openapi/generated/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { statusOfRefusal, textOfFailure, backendMessage } from "#app/lib/failure.ts"
import { momentWithZone } from "#app/lib/time.server.ts"
import { statusTextOf } from "./status-texts.server.ts"
import { personView, type Person } from "./person/person-view.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import type { MessageId } from "#app/ui/message-id.ts"

type LocaleAndZone = Pick<RequestContext, "locale" | "zone">
type Code = components["schemas"]["RefusalCode"]

/** Messages of the portal for refusal codes (openapi/schemas/code.yaml); the backend's own message is only for logs. */
const texts: Partial<Record<Code, MessageId>> = {
  validation_failed: "refusal.validation_failed",
  idempotency_conflict: "refusal.idempotency_conflict",
  rate_limited: "refusal.rate_limited",
  already_submitted: "refusal.already_submitted",
  already_group_member: "refusal.already_group_member",
  forbidden: "refusal.forbidden",
  not_found: "refusal.not_found",
  stale: "refusal.stale",
  state_refused: "refusal.state_refused",
  group_disbanded: "refusal.group_disbanded",
  restricted_group: "refusal.restricted_group",
  reminder_too_soon: "refusal.reminder_too_soon",
  no_draft_minutes: "refusal.no_draft_minutes",
  schedule_cancelled: "refusal.schedule_cancelled",
  schedule_ended: "refusal.schedule_ended",
  cannot_disable_self: "refusal.cannot_disable_self",
  last_administrator: "refusal.last_administrator",
  already_voted: "refusal.already_voted",
  vote_closed: "refusal.vote_closed",
  vote_not_started: "refusal.vote_not_started",
  not_a_voter: "refusal.not_a_voter",
  secret_ballot: "refusal.secret_ballot",
  entity_voted: "refusal.entity_voted",
  not_representative: "refusal.not_representative",
  vote_passed: "refusal.vote_passed",
  no_proxies: "refusal.no_proxies",
  holds_votes: "refusal.holds_votes",
  vote_not_passed: "refusal.vote_not_passed",
  package_not_ready: "refusal.package_not_ready",
  package_expired: "refusal.package_expired",
  entity_has_members: "refusal.entity_has_members",
  application_not_found: "refusal.application_not_found",
  agency_in_use: "refusal.agency_in_use",
  type_fixed: "refusal.type_fixed",
  category_in_use: "refusal.category_in_use",
  certificate_in_use: "refusal.certificate_in_use",
  code_taken: "refusal.code_taken",
  own_application: "refusal.own_application",
  agency_not_selectable: "refusal.agency_not_selectable",
  subtask_depth: "refusal.subtask_depth",
  discussion_closed: "refusal.discussion_closed",
  edit_over: "refusal.edit_over",
  thread_full: "refusal.thread_full",
  call_not_open: "refusal.call_not_open",
  no_code_rule: "refusal.no_code_rule",
  code_exhausted: "refusal.code_exhausted",
  import_empty: "refusal.import_empty",
  too_many_rows: "refusal.too_many_rows",
  import_expired: "refusal.import_expired",
  invitation_failed: "refusal.invitation_failed",
  too_many_recipients: "refusal.too_many_recipients",
  hold_over: "refusal.hold_over",
  revision_superseded: "refusal.revision_superseded",
}

/** Times in the details and the message value that each one fills. */
const timeValues: Partial<Record<string, string>> = {
  apply_time: "time",
  changed_time: "time",
  last_time: "time",
  next_time: "next",
}

/** The people in the details, whose name the message may contain. */
const people: ReadonlySet<string> = new Set(["changed_by", "cast_by", "representative", "holder"])

const isPerson = (value: unknown): value is Person =>
  typeof value === "object" && value !== null && "real_name" in value

/** The words of the status in the details, as the pages of the record name it. */
function statusText({ details, record }: Failure): MessageId | undefined {
  const status = details?.status
  return typeof status === "string" ? statusTextOf(status, record) : undefined
}

/** One detail as a message value, or undefined if no message can use it. */
function valueOf(name: string, value: unknown, { locale, zone }: LocaleAndZone): readonly [string, string] | undefined {
  if (people.has(name) && isPerson(value)) return ["name", personView(value, locale).name]
  if (typeof value !== "string" && typeof value !== "number") return undefined
  const text = String(value)
  const time = timeValues[name]
  if (time) return [time, momentWithZone(text, { locale, zone }).text]
  return [name, text]
}

function valuesOf(failure: Failure, reader: LocaleAndZone): Record<string, string> {
  const values = Object.entries(failure.details ?? {}).map(([name, value]) => valueOf(name, value, reader))
  const id = statusText(failure)
  const status = id && { status: serverIntl(reader.locale).formatMessage({ id }).toLowerCase() }
  return { ...Object.fromEntries(values.filter((value) => value !== undefined)), ...status }
}

/** For a status without a label (for example of a person's profile), the message for `stale` does not name the new status. */
function textOf(failure: Failure): MessageId | undefined {
  const isPlain = failure.code === "stale" && !statusText(failure)
  return isPlain ? "refusal.stale-plain" : texts[failure.code as Code]
}

/** Translates the failure's message into the user's language, with times in their time zone. Unknown codes keep the backend's message. */
export function withLocalizedMessage(failure: Failure, context: LocaleAndZone): Failure {
  const id = textOf(failure)
  if (!id) return failure
  const values = valuesOf(failure, context)
  return { ...failure, message: serverIntl(context.locale).formatMessage({ id }, values) }
}

/** The reason for a failure in one sentence (ERR-01, ERR-02, ERR-03). */
export function reasonInWords(failure: Failure, context: LocaleAndZone): string {
  const words = backendMessage(withLocalizedMessage(failure, context))
  return words ?? serverIntl(context.locale).formatMessage({ id: textOfFailure(failure) })
}

/**
 * Response with the reason for a failure, for pages without a form whose error summary could show it.
 * @param sent the submitted data, for a page that offers the same action again
 */
export function refusalResponse<Sent = undefined>(failure: Failure, context: LocaleAndZone, sent?: Sent) {
  return data({ refusal: reasonInWords(failure, context), sent }, { status: statusOfRefusal(failure) })
}
