import { ApiFailure, type Result } from "#app/lib/failure.ts"
import type { components } from "#app/api/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { momentWithZone } from "#app/lib/time.server.ts"
import { consequencesView } from "#app/parts/consequences/consequences-view.server.ts"
import { requireAction, whyNot } from "#app/parts/require-action.server.ts"
import type { Flash } from "#app/session/notes.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { newIdempotencyKey } from "#app/ui/form/submission.server.ts"
import { plainValues, type QuestionTexts, type QuestionView } from "./question.ts"

type Schemas = components["schemas"]
type Preview = Result<Schemas["Preview"]>

type Question = {
  action: string
  texts: QuestionTexts
  /** What the backend offers of the record's actions. */
  actions: readonly string[]
  preview: Preview
  /** The page of a record that is changed as well. */
  hrefOf?: (record: Schemas["RecordRef"]) => string | undefined
} & Pick<QuestionView, "values" | "version" | "reason">

/** The action that an address names. @throws 404 for one that has no such page */
export function actionFrom<Action extends string>(actions: readonly Action[], name: string | undefined): Action {
  const action = actions.find((known) => known === name)
  if (!action) throw new ApiFailure({ kind: "not_found" })
  return action
}

/** What will be done and to whom (FORM-10). @throws the 403 screen where the record does not offer it */
export async function questionView(context: RequestContext, question: Question): Promise<QuestionView> {
  const { action, actions, texts, values, version, reason, preview, hrefOf = () => undefined } = question
  await requireAction(context, actions, action, () => whyNot(preview))
  return {
    windowTitle: serverIntl(context.locale).formatMessage({ id: texts.title }, plainValues(values)),
    values,
    version,
    key: newIdempotencyKey(),
    ...(reason && { reason }),
    ...previewed(context, preview, hrefOf),
  }
}

type Foreseen = Required<Pick<Question, "action" | "actions" | "preview" | "hrefOf">>

/** What an action of a record changes, and to whom it is told (FORM-10). @throws the 403 screen where it is not offered */
export async function foreseen(context: RequestContext, { actions, action, preview, hrefOf }: Foreseen) {
  await requireAction(context, actions, action, () => whyNot(preview))
  return previewed(context, preview, hrefOf).consequences
}

/** A preview that is not given has no consequences to show; only after an attempt the page stands without them. */
function previewed(context: RequestContext, preview: Preview, hrefOf: Foreseen["hrefOf"]) {
  if (!preview.ok && !context.hasActed) throw new ApiFailure(preview.failure)
  if (!preview.ok) return {}
  const last = preview.value.reminder?.last_time
  return {
    consequences: consequencesView(preview.value, context.locale, hrefOf),
    lastReminder: last ? momentWithZone(last, { locale: context.locale, zone: context.zone }) : undefined,
  }
}

type Message = Pick<Flash, "id" | "values">

/** The message on the next page, of something that was done. */
export function doneMessage<Value>(result: Result<Value>, messageOf: (value: Value) => Message): Result<Message> {
  return result.ok ? { ok: true, value: messageOf(result.value) } : result
}

/** The message after people of a record were reminded: how many, and when the next reminder is possible. */
export function reminded(sent: Result<Schemas["Reminder"]>, module: "meeting" | "ballot", context: RequestContext) {
  return doneMessage(sent, ({ recipient_total: count, next_time }) => ({
    id: `${module}-confirm.remind.done`,
    values: { count, next: momentWithZone(next_time, context).text },
  }))
}
