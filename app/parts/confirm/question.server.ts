import { ApiFailure, type Result } from "#app/lib/failure.ts"
import type { components } from "#openapi/generated/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { momentWithZone } from "#app/lib/time.server.ts"
import { consequencesView } from "#app/parts/consequences/consequences-view.server.ts"
import { requireAction, whyNot } from "#app/parts/require-action.server.ts"
import type { Flash } from "#app/session/notes.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { newIdempotencyKey } from "#app/forms/submit/submission.server.ts"
import { plainValues, type QuestionTexts, type QuestionView } from "./question.ts"

type Schemas = components["schemas"]
type Preview = Result<Schemas["Preview"]>

type Question = {
  action: string
  texts: QuestionTexts
  /** The record's actions, from the backend. */
  actions: readonly string[]
  preview: Preview
  /** Returns the URL of another affected record, undefined if it has no page. */
  hrefOf?: (record: Schemas["RecordRef"]) => string | undefined
} & Pick<QuestionView, "values" | "version" | "reason">

/** The action that a URL names. @throws 404 if no such page exists */
export function actionFrom<Action extends string>(actions: readonly Action[], name: string | undefined): Action {
  const action = actions.find((known) => known === name)
  if (!action) throw new ApiFailure({ kind: "not_found" })
  return action
}

/** Data for the confirmation form: effects and recipients (FORM-10). @throws the 403 screen if the record does not offer the action */
export async function questionView(context: RequestContext, question: Question): Promise<QuestionView> {
  const { action, actions, reason, preview, hrefOf = () => undefined } = question
  await requireAction(context, actions, action, () => whyNot(preview))
  return { ...questionOf(context, question), ...(reason && { reason }), ...previewed(context, preview, hrefOf) }
}

/** Data for the confirmation form of an action without preview; the caller checks that the record offers it. */
export function questionOf(
  { locale }: RequestContext,
  question: Pick<Question, "texts" | "values" | "version">,
): QuestionView {
  const { texts, values, version } = question
  const windowTitle = serverIntl(locale).formatMessage({ id: texts.title }, plainValues(values))
  return { windowTitle, values, version, key: newIdempotencyKey() }
}

type ConsequencesInput = Required<Pick<Question, "action" | "actions" | "preview" | "hrefOf">>

/** Effects and recipients of an action on a record (FORM-10). @throws the 403 screen if the action is not offered */
export async function loadConsequences(
  context: RequestContext,
  { actions, action, preview, hrefOf }: ConsequencesInput,
) {
  await requireAction(context, actions, action, () => whyNot(preview))
  return previewed(context, preview, hrefOf).consequences
}

/** The consequences from a preview. A failed preview is an error, except after an attempt: then the page is shown without consequences. */
function previewed(context: RequestContext, preview: Preview, hrefOf: ConsequencesInput["hrefOf"]) {
  if (!preview.ok && !context.hasActed) throw new ApiFailure(preview.failure)
  if (!preview.ok) return {}
  const last = preview.value.reminder?.last_time
  return {
    consequences: consequencesView(preview.value, context.locale, hrefOf),
    lastReminder: last ? momentWithZone(last, { locale: context.locale, zone: context.zone }) : undefined,
  }
}

type Message = Pick<Flash, "id" | "values">

/** The message for the next page after a successful action. */
export function doneMessage<Value>(result: Result<Value>, messageOf: (value: Value) => Message): Result<Message> {
  return result.ok ? { ok: true, value: messageOf(result.value) } : result
}

/**
 * The message after a reminder: the number of recipients, and when the next reminder is possible, unless that is too late.
 * @param untilOf loads the end of the time in which reminders can be sent; if that fails, the next one is named
 */
export async function reminded(
  sent: Result<Schemas["Reminder"]>,
  module: "meeting" | "ballot" | "date-poll",
  context: RequestContext,
  untilOf: () => Promise<string | undefined>,
): Promise<Result<Message>> {
  if (!sent.ok) return sent
  const { recipient_total: count, next_time } = sent.value
  const until = await untilOf()
  if (until !== undefined && Date.parse(next_time) >= Date.parse(until))
    return { ok: true, value: { id: `${module}-confirm.remind.done-last`, values: { count } } }
  const next = momentWithZone(next_time, context).text
  return { ok: true, value: { id: `${module}-confirm.remind.done`, values: { count, next } } }
}
