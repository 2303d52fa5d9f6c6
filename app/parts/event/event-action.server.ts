import type { SubmissionResult } from "@conform-to/react"
import { data, redirect, type ActionFunctionArgs } from "@remix-run/node"
import type { $ZodType, output } from "zod/v4/core"
import type { Failure, Result } from "#app/lib/failure.ts"
import { receiveForm } from "#app/parts/attachments/receive-form.server.ts"
import { searchRequest } from "#app/parts/participants/find-fields.ts"
import { memberTree } from "#app/parts/participants/member-tree.server.ts"
import type { MemberTree } from "#app/parts/participants/member-tree.ts"
import { moveErrorsToPicker } from "#app/parts/participants/participants-refusal.server.ts"
import { withLocalizedMessage } from "#app/parts/refusal-text.server.ts"
import { richTextAnswer } from "#app/parts/rich-text/rich-text-answer.server.ts"
import { clockErrors, questionIn } from "#app/parts/wall-time/clock-question.server.ts"
import type { ClockQuestion } from "#app/parts/wall-time/wall-time.ts"
import { withSchema } from "#app/parts/write-form.server.ts"
import type { Flash } from "#app/session/notes.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { sendFlash } from "#app/session/session-answer.server.ts"
import { idempotencyKey, invalid, parseSubmission, refused, restored } from "#app/ui/form/submission.server.ts"
import type { EventModule } from "./event-href.ts"

/** The action's response to the form page: the submitted form, the question about an ambiguous start time, and a people search. */
export type EventAnswer = SubmissionResult<string[]> & { question?: ClockQuestion; tree?: MemberTree }

type Answer = { data: SubmissionResult<string[]>; init: ResponseInit | null }

/** The form shown again, with the question about one of its times. */
export function withClockQuestion(answer: Answer, name: string, tree?: MemberTree) {
  const more = { question: questionIn(answer.data, name), ...(tree && { tree }) }
  return data<EventAnswer>({ ...answer.data, ...more }, answer.init ?? undefined)
}

/** The form field for each of the backend's event fields; fields not listed have the same name in the form. */
export const eventFields: Record<string, string> = {
  start_time: "start.time",
  timezone: "start.zone",
  duration: "duration.preset",
  documentation_ids: "documentation",
  group_acronym: "group",
}

/** Maps a refusal's errors to the fields of the form. Errors of list items go to the list if `names` renames it. */
export function mapErrorFields(failure: Failure, names: Record<string, string>): Failure {
  if (failure.kind !== "refused") return failure
  const errors = failure.errors.map((error) => {
    const [field = ""] = error.field.split(".")
    return { ...error, field: names[field] ?? error.field }
  })
  return { ...failure, errors }
}

type EventAction<Schema extends $ZodType, Written> = {
  module: EventModule
  /** A field created with `participants()`; its name is also the contract's. */
  people: string
  /** Shows the form again for a submit button of the form that does not save. */
  handleNonSubmit?: (form: FormData) => Answer | undefined
  /** Makes the one backend call. */
  write: (
    sent: ActionFunctionArgs & { input: output<Schema>; idempotencyKey: string | undefined },
  ) => Promise<Result<Written>>
  /** Message on the next page. */
  done: (written: Written) => Pick<Flash, "id" | "values">
  /** URL of the next page. */
  to: (written: Written, args: ActionFunctionArgs) => string
}

/**
 * The action of a page with an event form: like `formAction`, plus the question about an ambiguous start time and the people search
 * (I18N-04).
 */
export function eventAction<Schema extends $ZodType, Written>(schema: Schema, action: EventAction<Schema, Written>) {
  return withSchema(schema, async (args: ActionFunctionArgs) => {
    const { context, request } = args
    const { form, fileErrors } = await receiveForm(context, request, action.module)
    const again = await handleNonSubmit(context, form, schema, action.people)
    if (again) return again
    const own = action.handleNonSubmit?.(form)
    if (own) return withClockQuestion(own, "start")
    const received = { form, fileErrors: { ...fileErrors, ...clockErrors(form, "start") } }
    const submission = await parseSubmission(received, schema)
    if (submission.status !== "success") return withClockQuestion(invalid(submission), "start")
    const written = await action.write({ ...args, input: submission.value, idempotencyKey: idempotencyKey(submission) })
    if (!written.ok) {
      const failure = mapErrorFields(withErrorsAtPeople(written.failure, form, action.people, context), eventFields)
      return withClockQuestion(refused(submission, withLocalizedMessage(failure, context)), "start")
    }
    await sendFlash(context, { tone: "done", ...action.done(written.value) })
    return redirect(action.to(written.value, args), 303)
  })
}

const pickerOf = (people: string) => `${people}.chosen`

/**
 * Shows the form again for a submit that does not save: without scripts, the people search and the preview of the description are submits.
 * Keeps everything the user entered and validates nothing.
 * @returns undefined for any other submit
 */
async function handleNonSubmit(context: RequestContext, form: FormData, schema: $ZodType, people: string) {
  const preview = await richTextAnswer(form, schema, context.alliance)
  if (preview) return withClockQuestion(preview, "start")
  const search = searchRequest(form, pickerOf(people))
  if (!search) return undefined
  return withClockQuestion({ data: restored(form, schema), init: null }, "start", await memberTree(context, search))
}

/** Moves errors about selected people to their field, with the people's names. */
function withErrorsAtPeople(failure: Failure, form: FormData, people: string, { locale }: RequestContext): Failure {
  return moveErrorsToPicker(failure, form, { sent: people, control: pickerOf(people) }, locale)
}
