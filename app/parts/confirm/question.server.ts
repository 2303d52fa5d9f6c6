import { ApiFailure, type Result } from "#app/api/failure.ts"
import type { components } from "#app/api/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { moment } from "#app/lib/time.server.ts"
import { consequencesView } from "#app/parts/consequences/consequences-view.server.ts"
import { offered, whyNot } from "#app/parts/offered.server.ts"
import type { Flash } from "#app/session/notes.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { newIdempotencyKey } from "#app/ui/form/submission.server.ts"
import type { QuestionTexts, QuestionView } from "./question.ts"

type Schemas = components["schemas"]
type Preview = Result<Schemas["Preview"]>

/** What a question says of its record, with its number as people cite it. */
type Subject = {
  number: string
  subject: string
  start_time: string
  end_time: string
  status: QuestionView["status"]
  version: number
  actions: readonly string[]
}

type Question = {
  action: string
  texts: QuestionTexts
  subject: Subject
  preview: Preview
  reason?: QuestionView["reason"]
  /** The page of a record that is changed as well. */
  hrefOf: (record: Schemas["RecordRef"]) => string | undefined
}

/** The action that an address names. @throws 404 for one that has no such page */
export function actionFrom<Action extends string>(actions: readonly Action[], name: string | undefined): Action {
  const action = actions.find((known) => known === name)
  if (!action) throw new ApiFailure({ kind: "not_found" })
  return action
}

/** What will be done and to whom (FORM-10). @throws the 403 screen where the record does not offer it */
export async function questionView(
  context: RequestContext,
  { action, texts, subject, preview, reason, hrefOf }: Question,
): Promise<QuestionView> {
  await offered(context, subject.actions, action, () => whyNot(preview))
  const { locale, zone } = context
  const { number, start_time, end_time } = subject
  return {
    windowTitle: serverIntl(locale).formatMessage({ id: texts.title }, { number }),
    number,
    subject: subject.subject,
    start: moment(start_time, { locale, zone: zone.zone }),
    end: moment(end_time, { locale, zone: zone.zone }),
    status: subject.status,
    version: subject.version,
    key: newIdempotencyKey(),
    ...(reason && { reason }),
    ...previewed(context, preview, hrefOf),
  }
}

type Foreseen = Pick<Question, "action" | "preview" | "hrefOf"> & { actions: readonly string[] }

/** What an action of a record changes, and to whom it is told (FORM-10). @throws the 403 screen where it is not offered */
export async function foreseen(context: RequestContext, { actions, action, preview, hrefOf }: Foreseen) {
  await offered(context, actions, action, () => whyNot(preview))
  return previewed(context, preview, hrefOf).consequences
}

/** A preview that is not given has no consequences to show; only after an attempt the page stands without them. */
function previewed(context: RequestContext, preview: Preview, hrefOf: Question["hrefOf"]) {
  if (!preview.ok && !context.hasActed) throw new ApiFailure(preview.failure)
  if (!preview.ok) return {}
  const last = preview.value.reminder?.last_time
  return {
    consequences: consequencesView(preview.value, context.locale, hrefOf),
    lastReminder: last ? moment(last, { locale: context.locale, zone: context.zone.zone }) : undefined,
  }
}

/** The message for the next page, of something that was done. */
export function said<Value>(result: Result<Value>, flashOf: (value: Value) => Flash): Result<Flash> {
  return result.ok ? { ok: true, value: flashOf(result.value) } : result
}

/** What a reminder left behind, in values of its message: to how many it went, and when the next one is possible. */
export function reminded(reminder: Schemas["Reminder"], { locale, zone }: RequestContext) {
  const next = moment(reminder.next_time, { locale, zone: zone.zone }).text
  return { count: reminder.recipient_total, next }
}
