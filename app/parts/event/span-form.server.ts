import type { SubmissionResult } from "@conform-to/react"
import { data, type ActionFunctionArgs } from "@remix-run/node"
import type { $ZodType, output } from "zod/v4/core"
import { valueOf, type Result } from "#app/lib/failure.ts"
import { readForm } from "#app/forms/schema/read-form.server.ts"
import { wallTimeOf, type WallTime } from "#app/lib/time-wall.server.ts"
import { receiveForm } from "#app/parts/attachments/receive-form.server.ts"
import { type SchemaSource, withSchema } from "#app/forms/submit/current-schema.server.ts"
import { openDraft } from "#app/forms/drafts/draft.server.ts"
import { clockErrors, questionIn, questionOf, wallInstant } from "#app/parts/wall-time/clock-question.server.ts"
import type { ClockQuestion } from "#app/parts/wall-time/wall-time.ts"
import { writeForm } from "#app/parts/write-form.server.ts"
import { zoneOptions } from "#app/parts/zone-options.server.ts"
import type { Flash } from "#app/session/notes.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { newIdempotencyKey } from "#app/forms/submit/submission.server.ts"

/** Questions about the two times of a form, for times that the clock change skips or repeats. */
type Questions = { start?: ClockQuestion; end?: ClockQuestion }

/** The action's response: the submitted form and its questions. */
export type SpanAnswer = SubmissionResult<string[]> & { questions: Questions }

type EndTime = { date: string; time: string; answer?: string | undefined }

/** The two times of a form; the end uses the time zone of the start. */
type Span = { start: WallTime & { answer?: string | undefined }; end: EndTime }

/** Form fields for the backend's errors. */
const errorFields = { start_time: "start.time", end_time: "end.time", timezone: "start.zone" }

const questionsIn = (result: SubmissionResult<string[]>): Questions => ({
  start: questionIn(result, "start"),
  end: questionIn(result, "end", "start"),
})

type TimeSpan = { start_time: string; end_time: string; timezone: string }

/** The two times of a record as form values, in the time zone in which they were entered (I18N-04). */
export function spanValues({ start_time, end_time, timezone }: TimeSpan): Span {
  const { date, time, answer } = wallTimeOf(end_time, timezone)
  return { start: wallTimeOf(start_time, timezone), end: { date, time, ...(answer && { answer }) } }
}

/** The two times of a form as the contract expects them. */
export function spanInput({ start, end }: Span): TimeSpan {
  return {
    start_time: wallInstant(start),
    end_time: wallInstant({ ...end, zone: start.zone }),
    timezone: start.zone,
  }
}

type Shown<Values> = { request: Request; schema: $ZodType; values: Values }

/** Data of a form with a start and an end, with a restored draft if there is one (FORM-08). */
export async function spanForm<Values extends Span>(
  context: RequestContext,
  { request, schema, values }: Shown<Values>,
) {
  const zones = valueOf(await context.api.get("/utils/timezone"))
  const draft = await openDraft(context, request, schema)
  const { start, end } = values
  return {
    zones: zoneOptions(zones.timezones, context, start.zone),
    values,
    draft,
    key: newIdempotencyKey(),
    now: context.now,
    questions: draft
      ? questionsIn(draft.result)
      : { start: questionOf(start), end: questionOf({ ...end, zone: start.zone }) },
  }
}

type SpanAction<Schema extends $ZodType, Written> = {
  /** The contract's module for the form's files; without it the form accepts none. */
  files?: string
  /** Makes the one backend call. */
  write: (
    sent: ActionFunctionArgs & { input: output<Schema>; idempotencyKey: string | undefined },
  ) => Promise<Result<Written>>
  /** Message on the next page. */
  done: Flash["id"]
  /** URL of the next page. */
  to: (written: Written, args: ActionFunctionArgs) => string
}

/** The action of a page whose form has a start and an end: like `formAction`, plus questions about ambiguous times (I18N-04). */
export function spanAction<Schema extends $ZodType, Written>(
  source: SchemaSource<Schema>,
  action: SpanAction<Schema, Written>,
) {
  return withSchema(source, async (args, schema) => {
    const { context, request } = args
    const { form, fileErrors } =
      action.files === undefined
        ? { form: await readForm(request), fileErrors: {} }
        : await receiveForm(context, request, action.files)
    const errors = { ...fileErrors, ...clockErrors(form, "start"), ...clockErrors(form, "end", "start") }
    const answer = await writeForm(
      context,
      { form, fileErrors: errors },
      {
        schema,
        fields: errorFields,
        write: (input, idempotencyKey) => action.write({ ...args, input, idempotencyKey }),
        done: action.done,
        to: (written) => action.to(written, args),
      },
    )
    if (!("data" in answer)) return answer
    const { data: result, init } = answer
    return data<SpanAnswer>({ ...result, questions: questionsIn(result) }, init ?? undefined)
  })
}
