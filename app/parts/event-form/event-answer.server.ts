import type { Submission, SubmissionResult } from "@conform-to/react"
import { data } from "@remix-run/node"
import type { $ZodType } from "zod/v4/core"
import type { Failure } from "#app/api/failure.ts"
import { receiveForm } from "#app/parts/attachments/receive-form.server.ts"
import { openDraft, type DraftView } from "#app/parts/drafts/draft.server.ts"
import { wishOf } from "#app/parts/participants/find-fields.ts"
import { memberTree } from "#app/parts/participants/member-tree.server.ts"
import type { MemberTree } from "#app/parts/participants/member-tree.ts"
import { atPicker } from "#app/parts/participants/participants-refusal.server.ts"
import { richTextAnswer } from "#app/parts/rich-text/rich-text-answer.server.ts"
import { inWords } from "#app/parts/refusal-text.server.ts"
import { clockErrors, questionIn } from "#app/parts/wall-time/clock-question.server.ts"
import type { ClockQuestion } from "#app/parts/wall-time/wall-time.ts"
import { allianceOf, type RequestContext } from "#app/session/request-context.server.ts"
import { refused, restored, type ReceivedForm } from "#app/ui/form/submission.server.ts"
import type { EventFormView } from "./event-form.ts"
import type { EventModule } from "./event-form.server.ts"

/** What the form's page is told when it comes back: the form as it was sent, what is asked about the start, people looked for. */
export type EventAnswer = SubmissionResult<string[]> & { question?: ClockQuestion; tree?: MemberTree }

/** What the answer to a form has to know of it. */
export type EventForm = {
  module: EventModule
  /** The field made with `participants()`, and its name in the contract. */
  people: string
  /** Where the backend's fields stand in the form; those that are not named stand under their own name. */
  places: Record<string, string>
}

const pickerOf = ({ people }: EventForm) => `${people}.chosen`

/** The form as it was sent, its files passed on, its start held against the clocks of its zone. */
export async function receiveEvent(
  context: RequestContext,
  request: Request,
  { module }: EventForm,
): Promise<ReceivedForm> {
  const { form, fileErrors } = await receiveForm(context, request, module)
  return { form, fileErrors: { ...fileErrors, ...clockErrors(form, "start") } }
}

/** What a page with the form shows, and what had been typed into it before, with what is asked about that start (FORM-08). */
export async function withDraft<View extends EventFormView>(
  context: RequestContext,
  request: Request,
  schema: $ZodType,
  view: View,
): Promise<{ view: View; draft?: DraftView }> {
  const draft = await openDraft(context, request, schema)
  return draft ? { draft, view: { ...view, question: questionIn(draft.result, "start") } } : { view }
}

type Answer = { data: SubmissionResult<string[]>; init: ResponseInit | null }

/** The form shown again, with what is asked about its start. */
export function answered(answer: Answer, tree?: MemberTree) {
  const more = { question: questionIn(answer.data, "start"), ...(tree && { tree }) }
  return data<EventAnswer>({ ...answer.data, ...more }, answer.init ?? undefined)
}

/**
 * The form again for a submit that is not meant to save: somebody without scripts looks for people, or wants to see the
 * description. Everything that was typed stays, and nothing is validated.
 * @returns undefined for any other: the action goes on
 */
export async function interim(context: RequestContext, form: FormData, schema: $ZodType, of: EventForm) {
  const shown = richTextAnswer(form, schema, allianceOf(context).url)
  if (shown) return answered(shown)
  const wish = wishOf(form, pickerOf(of))
  return wish && answered({ data: restored(form, schema), init: null }, await memberTree(context, wish))
}

/** The form shown again after the backend did not do it, its errors at the controls they are about. */
export function refusedEvent(
  submission: Pick<Submission<Record<string, unknown>, string[]>, "reply" | "payload">,
  failure: Failure,
  form: FormData,
  context: RequestContext,
  of: EventForm,
) {
  const control = pickerOf(of)
  const chosen = form.getAll(control).filter((value) => typeof value === "string")
  const atPeople = atPicker(failure, { sent: of.people, control, chosen }, context.locale)
  return answered(refused(submission, inWords(atFields(atPeople, of.places), context)))
}

/** A refusal whose errors stand at the fields of the form: of a list at the list, where the form has another name for it. */
export function atFields(failure: Failure, places: Record<string, string>): Failure {
  if (failure.kind !== "refused") return failure
  const errors = failure.errors.map((error) => {
    const [field = ""] = error.field.split(".")
    return { ...error, field: places[field] ?? error.field }
  })
  return { ...failure, errors }
}
