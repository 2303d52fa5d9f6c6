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
import { allianceOf, type RequestContext } from "#app/session/request-context.server.ts"
import { refused, restored, type ReceivedForm } from "#app/ui/form/submission.server.ts"
import { atFormFields } from "./meeting-input.server.ts"
import type { MeetingFormView } from "./meeting-values.ts"
import { questionIn, startErrors, type ClockQuestion } from "./meeting-start.server.ts"

/** What the form's page is told when it comes back: the form as it was sent, what is asked about the start, people looked for. */
export type MeetingAnswer = SubmissionResult<string[]> & { question?: ClockQuestion; tree?: MemberTree }

const picker = "participants.chosen"

/** The form of a meeting as it was sent, its files passed on, its start held against the clocks of its zone. */
export async function receiveMeeting(context: RequestContext, request: Request): Promise<ReceivedForm> {
  const { form, fileErrors } = await receiveForm(context, request, "meeting")
  return { form, fileErrors: { ...fileErrors, ...startErrors(form) } }
}

/** What a page with the form shows, and what had been typed into it before, with what is asked about that start (FORM-08). */
export function withDraft<View extends MeetingFormView>(
  context: RequestContext,
  request: Request,
  schema: $ZodType,
  view: View,
): { view: View; draft?: DraftView } {
  const draft = openDraft(context, request, schema)
  return draft ? { draft, view: { ...view, question: questionIn(draft.result) } } : { view }
}

type Answer = { data: SubmissionResult<string[]>; init: ResponseInit | null }

/** The form shown again, with what is asked about its start. */
export function answered(answer: Answer, tree?: MemberTree) {
  const more = { question: questionIn(answer.data), ...(tree && { tree }) }
  return data<MeetingAnswer>({ ...answer.data, ...more }, answer.init ?? undefined)
}

/**
 * The form again for a submit that is not meant to save: somebody without scripts looks for people, or wants to see the
 * description. Everything that was typed stays, and nothing is validated.
 * @returns undefined for any other: the action goes on
 */
export async function interim(context: RequestContext, form: FormData, schema: $ZodType) {
  const shown = richTextAnswer(form, schema, allianceOf(context).url)
  if (shown) return answered(shown)
  const wish = wishOf(form, picker)
  return wish && answered({ data: restored(form, schema), init: null }, await memberTree(context, wish))
}

/** The form shown again after the backend did not do it, its errors at the controls they are about. */
export function refusedMeeting(
  submission: Pick<Submission<Record<string, unknown>, string[]>, "reply" | "payload">,
  failure: Failure,
  form: FormData,
  context: RequestContext,
) {
  const chosen = form.getAll(picker).filter((value) => typeof value === "string")
  const atPeople = atPicker(failure, { sent: "participants", control: picker, chosen }, context.locale)
  return answered(refused(submission, inWords(atFormFields(atPeople), context)))
}
