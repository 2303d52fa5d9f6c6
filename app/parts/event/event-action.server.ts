import type { SubmissionResult } from "@conform-to/react"
import { data, type ActionFunctionArgs } from "@remix-run/node"
import type { $ZodType, output } from "zod/v4/core"
import { readForm } from "#app/forms/schema/read-form.server.ts"
import type { Result } from "#app/lib/failure.ts"
import { receiveForm } from "#app/parts/attachments/receive-form.server.ts"
import { type SchemaSource, withSchema } from "#app/forms/submit/current-schema.server.ts"
import { searchRequest } from "#app/parts/participants/find-fields.ts"
import { memberTree } from "#app/parts/participants/member-tree.server.ts"
import type { MemberTree } from "#app/parts/participants/member-tree.ts"
import { clockErrors, questionIn } from "#app/parts/wall-time/clock-question.server.ts"
import type { ClockQuestion } from "#app/parts/wall-time/wall-time.ts"
import { writeForm, type Writing } from "#app/parts/write-form.server.ts"
import type { Flash } from "#app/session/notes.server.ts"
import { restored } from "#app/forms/submit/submission.server.ts"
import type { EventModule } from "./event-href.ts"

/** The action's response to the form page: the submitted form, the question about an ambiguous start time, and a people search. */
export type EventAnswer = SubmissionResult<string[]> & { question?: ClockQuestion; tree?: MemberTree }

type Answer = { data: SubmissionResult<string[]>; init: ResponseInit | null }

/** The form shown again, with the question about one of its times. */
export function withClockQuestion(answer: Answer, name: string, tree?: MemberTree) {
  const more = { question: questionIn(answer.data, name), ...(tree && { tree }) }
  return data<EventAnswer>({ ...answer.data, ...more }, answer.init ?? undefined)
}

/** Handles a form with one wall time, like `writeForm`; it is shown again with a question if the clocks show that time twice (I18N-04). */
export async function writeTimed<Schema extends $ZodType, Written>(
  { request, context }: ActionFunctionArgs,
  time: string,
  writing: Writing<Schema, Written>,
) {
  const form = await readForm(request)
  const answer = await writeForm(context, { form, fileErrors: clockErrors(form, time) }, writing)
  return "data" in answer ? withClockQuestion(answer, time) : answer
}

/** The form field for each of the backend's event fields; fields not listed have the same name in the form. */
export const eventFields: Record<string, string> = {
  start_time: "start.time",
  timezone: "start.zone",
  duration: "duration.preset",
  documentation_ids: "documentation",
  group_acronym: "group",
}

type EventAction<Schema extends $ZodType, Written> = {
  module: EventModule
  /** A field created with `participants()`; its name is also the contract's. */
  people: string
  /** Shows the form again for a submit button of the form that does not save. */
  handleNonSubmit?: (form: FormData, args: ActionFunctionArgs) => Answer | undefined | Promise<Answer | undefined>
  /** Errors that the schema cannot detect, by field. */
  errorsIn?: (form: FormData) => Record<string, string[]>
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
export function eventAction<Schema extends $ZodType, Written>(
  source: SchemaSource<Schema>,
  action: EventAction<Schema, Written>,
) {
  return withSchema(source, async (args, schema) => {
    const { context, request } = args
    const { form, fileErrors } = await receiveForm(context, request, action.module)
    const search = searchRequest(form, pickerOf(action.people))
    if (search) {
      const answer = { data: restored(form, schema), init: null }
      return withClockQuestion(answer, "start", await memberTree(context, search))
    }
    const own = await action.handleNonSubmit?.(form, args)
    if (own) return withClockQuestion(own, "start")
    const errors = { ...action.errorsIn?.(form), ...clockErrors(form, "start") }
    const received = { form, fileErrors: { ...fileErrors, ...errors } }
    const answer = await writeForm(context, received, {
      schema,
      fields: eventFields,
      people: { sent: action.people, control: pickerOf(action.people) },
      write: (input, idempotencyKey) => action.write({ ...args, input, idempotencyKey }),
      done: action.done,
      to: (written) => action.to(written, args),
    })
    return "data" in answer ? withClockQuestion(answer, "start") : answer
  })
}

const pickerOf = (people: string) => `${people}.chosen`
