import { ApiFailure, type Result } from "#app/api/failure.ts"
import type { components } from "#app/api/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { paths } from "#app/lib/paths.ts"
import { placeFrom } from "#app/lib/place.ts"
import { moment, type Moment } from "#app/lib/time.server.ts"
import { consequencesView, type ConsequencesView } from "#app/parts/consequences/consequences-view.server.ts"
import { offered } from "#app/parts/offered.server.ts"
import type { Flash } from "#app/session/notes.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { newIdempotencyKey } from "#app/ui/form/submission.server.ts"
import { confirmActionOf, confirmTexts, type ConfirmAction } from "./confirm-actions.ts"
import type { ConfirmInput } from "./confirm.schema.ts"
import { meetingOf, type Meeting } from "./meeting-access.server.ts"
import { meetingReference } from "./meeting-number.ts"

type Schemas = components["schemas"]
type Params = Readonly<Record<string, string | undefined>>

/** The question as its page and its dialog show it. */
export type ConfirmView = {
  action: ConfirmAction
  windowTitle: string
  number: string
  subject: string
  start: Moment
  end: Moment
  version: number
  key: string
  /** Absent when the backend no longer previews it: the form then shows what was answered to it. */
  consequences?: ConsequencesView
  /** Of a reminder: when the last one was sent. */
  lastReminder?: Moment
}

/** @throws 404 for an action that has no such page */
export function confirmActionFrom(params: Params): ConfirmAction {
  const action = confirmActionOf(params.action)
  if (!action) throw new ApiFailure({ kind: "not_found" })
  return action
}

/** What will be done and to whom; the 403 screen where the meeting does not offer it. */
export async function confirmView(context: RequestContext, params: Params): Promise<ConfirmView> {
  const action = confirmActionFrom(params)
  const query = { module: "meeting", action, key: params.id } as const
  const [meeting, preview] = await Promise.all([meetingOf(context, params), context.api.get("/preview", { query })])
  await offered(context, meeting.actions, action, () => (preview.ok ? { kind: "forbidden" } : preview.failure))
  const { locale, zone } = context
  const style = { locale, zone: zone.zone }
  const { actual_end_time, planned_end_time, start_time, subject, version } = meeting
  const number = meetingReference(meeting)
  return {
    action,
    windowTitle: serverIntl(locale).formatMessage({ id: confirmTexts[action].title }, { number }),
    number,
    subject,
    start: moment(start_time, style),
    end: moment(actual_end_time ?? planned_end_time, style),
    version,
    key: newIdempotencyKey(),
    ...previewed(context, params, preview),
  }
}

/** A preview that is not given has no consequences to show; only after an attempt the page stands without them. */
function previewed(context: RequestContext, params: Params, preview: Result<Schemas["Preview"]>) {
  if (!preview.ok && !context.hasActed) throw new ApiFailure(preview.failure)
  if (!preview.ok) return {}
  const href = paths.meeting(placeFrom(params), params.id ?? "")
  const last = preview.value.reminder?.last_time
  return {
    consequences: consequencesView(preview.value, context.locale, ({ module, key }) =>
      module === "topic" ? `${href}#${key}` : undefined,
    ),
    lastReminder: last ? moment(last, { locale: context.locale, zone: context.zone.zone }) : undefined,
  }
}

/** Does it; gives the message for the next page. */
export async function confirmed(
  context: RequestContext,
  params: Params,
  input: ConfirmInput,
  idempotencyKey: string | undefined,
): Promise<Result<Flash>> {
  const { api } = context
  const action = confirmActionFrom(params)
  const call = { path: { id: params.id ?? "" }, idempotencyKey }
  const { version, reason } = input
  if (action === "cancel")
    return said(await api.post("/meeting/{id}/cancel", { ...call, body: { version, reason } }), cancelDone)
  if (action === "end") return said(await api.post("/meeting/{id}/end", { ...call, body: { version } }), endDone)
  return said(await api.post("/meeting/{id}/remind", call), (reminder) => remindDone(reminder, context))
}

function said<Value>(result: Result<Value>, flashOf: (value: Value) => Flash): Result<Flash> {
  return result.ok ? { ok: true, value: flashOf(result.value) } : result
}

const cancelDone = (meeting: Meeting): Flash => ({
  tone: "done",
  id: confirmTexts.cancel.done,
  values: { number: meetingReference(meeting) },
})

const endDone = (meeting: Meeting): Flash => ({
  tone: "done",
  id: confirmTexts.end.done,
  values: { number: meetingReference(meeting) },
})

function remindDone(reminder: Schemas["Reminder"], { locale, zone }: RequestContext): Flash {
  const next = moment(reminder.next_time, { locale, zone: zone.zone }).text
  return { tone: "done", id: confirmTexts.remind.done, values: { count: reminder.recipient_total, next } }
}
