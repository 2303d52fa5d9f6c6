import type { Result } from "#app/api/failure.ts"
import { paths } from "#app/lib/paths.ts"
import { placeFrom } from "#app/lib/place.ts"
import type { ConfirmInput } from "#app/parts/confirm/confirm.schema.ts"
import { actionFrom, questionView, reminded, said } from "#app/parts/confirm/question.server.ts"
import type { QuestionView } from "#app/parts/confirm/question.ts"
import type { Flash } from "#app/session/notes.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { confirmActions, confirmTexts, type ConfirmAction } from "./confirm-actions.ts"
import { meetingOf, type Meeting } from "./meeting-access.server.ts"
import { meetingReference } from "./meeting-number.ts"

type Params = Readonly<Record<string, string | undefined>>

/** @throws 404 for an action that has no such page */
export function confirmActionFrom(params: Params): ConfirmAction {
  return actionFrom(confirmActions, params.action)
}

/** What will be done and to whom; the 403 screen where the meeting does not offer it. */
export async function confirmView(
  context: RequestContext,
  params: Params,
): Promise<QuestionView & { action: ConfirmAction }> {
  const action = confirmActionFrom(params)
  const query = { module: "meeting", action, key: params.id } as const
  const [meeting, preview] = await Promise.all([meetingOf(context, params), context.api.get("/preview", { query })])
  const end_time = meeting.actual_end_time ?? meeting.planned_end_time
  const href = paths.meeting(placeFrom(params), meeting.id)
  const view = await questionView(context, {
    action,
    texts: confirmTexts[action],
    subject: { ...meeting, end_time, number: meetingReference(meeting) },
    preview,
    reason: action === "cancel" ? "optional" : undefined,
    hrefOf: ({ module, key }) => (module === "topic" ? `${href}#${key}` : undefined),
  })
  return { action, ...view }
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
    return said(await api.post("/meeting/{id}/cancel", { ...call, body: { version, reason } }), doneTo(action))
  if (action === "end") return said(await api.post("/meeting/{id}/end", { ...call, body: { version } }), doneTo(action))
  const sent = await api.post("/meeting/{id}/remind", call)
  return said(sent, (reminder) => ({ tone: "done", id: confirmTexts.remind.done, values: reminded(reminder, context) }))
}

const doneTo =
  (action: ConfirmAction) =>
  (meeting: Meeting): Flash => ({
    tone: "done",
    id: confirmTexts[action].done,
    values: { number: meetingReference(meeting) },
  })
