import type { SubmissionResult } from "@conform-to/react"
import { type ActionFunctionArgs, data } from "@remix-run/node"
import type { output } from "zod/v4/core"
import type { components } from "#openapi/generated/schema.d.ts"
import type { Result } from "#app/lib/failure.ts"
import { datePollPaths } from "#app/lib/paths/date-poll.ts"
import { param, type Params, shellScopeFrom } from "#app/lib/route-params.ts"
import { instantOf } from "#app/lib/time.server.ts"
import { dayWords, weeksFrom } from "#app/lib/time-calendar.server.ts"
import { wallTimeOf, workingDayAfter } from "#app/lib/time-wall.server.ts"
import { readForm } from "#app/forms/schema/read-form.server.ts"
import { currentSchema } from "#app/forms/submit/current-schema.server.ts"
import { newIdempotencyKey, restored } from "#app/forms/submit/submission.server.ts"
import { openDraft } from "#app/forms/drafts/draft.server.ts"
import { durationValue } from "#app/parts/duration/duration.server.ts"
import { presets } from "#app/parts/duration/meeting-durations.ts"
import { changedEventForm, type EventFormView, newEventForm } from "#app/parts/event/event-form.server.ts"
import { searchRequest } from "#app/parts/participants/find-fields.ts"
import { memberTree } from "#app/parts/participants/member-tree.server.ts"
import type { MemberTree } from "#app/parts/participants/member-tree.ts"
import { participantValue } from "#app/parts/participants/participant.ts"
import { selectionValue } from "#app/parts/participants/selection-value.ts"
import { personView } from "#app/parts/person/person-view.ts"
import { questionIn, questionOf, wallInstant } from "#app/parts/wall-time/clock-question.server.ts"
import type { ClockQuestion } from "#app/parts/wall-time/wall-time.ts"
import { withSchema, writeForm } from "#app/parts/write-form.server.ts"
import type { Flash } from "#app/session/notes.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { type DatePoll, datePollFor, datePollPreview, datePollReference } from "../date-poll.server.ts"
import { datePollSchema, filledSlots } from "../date-poll.schema.ts"
import { slotClockErrors } from "./slot-clock.server.ts"

type Schemas = components["schemas"]
type Preview = Result<Schemas["Preview"]>
type Value = output<ReturnType<typeof datePollSchema>>

/** The fields with a people picker (FORM-05). */
const pickers = ["participants.chosen", "required_ids"] as const

/** The action's response: the submitted form, the question about an ambiguous deadline, and a people search with its field. */
export type PollAnswer = SubmissionResult<string[]> & {
  question?: ClockQuestion
  found?: { asked: (typeof pickers)[number]; tree: MemberTree }
}

/** Number of empty rows of a new poll: enough for a form without scripts. */
const emptyRows = 4

/** Default values of a new poll: one hour, an answer within a week, everyone. */
function newPoll({ now, zone, viewer }: RequestContext, group: string | undefined) {
  const week = 7 * 86_400_000
  return {
    description: { format: "markdown" as const },
    duration: { preset: "60" },
    slots: Array.from({ length: emptyRows }, () => ({ date: "", time: "" })),
    deadline: workingDayAfter(instantOf(now + week), zone, "17:00"),
    participants: {
      who: "everyone" as const,
      chosen: viewer ? [participantValue({ kind: "member", id: viewer.userId, text: viewer.name })] : [],
    },
    required_ids: [],
    group,
  }
}

/** Form values of a poll, in the time zone in which it was entered (I18N-04). */
function valuesOf(poll: DatePoll, { locale }: RequestContext) {
  const { subject, description, location, duration, timezone, slots, deadline, participants, required } = poll
  return {
    subject,
    description,
    location: location ?? undefined,
    duration: durationValue(duration, presets),
    slots: slots.map(({ start_time }) => {
      const { date, time } = wallTimeOf(start_time, timezone)
      return { date, time }
    }),
    deadline: wallTimeOf(deadline, timezone),
    participants: selectionValue(participants, locale),
    required_ids: required.map((person) => {
      const { name: text, organization: note } = personView(person, locale)
      return participantValue({ kind: "member", id: person.id, text, note })
    }),
  }
}

/** The time zones of the people who would be asked, with their number; empty if they are not known before the form is sent. */
const zonesIn = (preview: Preview) => (preview.ok ? (preview.value.recipients.zones ?? []) : [])

/** Number of weeks that the grid shows. */
const shownWeeks = 8

/** The days of the grid, from the week of the next working day. */
function gridWeeks({ now, zone, locale }: RequestContext) {
  const { date } = workingDayAfter(instantOf(now), zone, "12:00")
  return weeksFrom(date, locale, shownWeeks).map((week) =>
    week.map((one) => ({ date: one, text: dayWords(one, locale).long })),
  )
}

type Values = ReturnType<typeof valuesOf> | ReturnType<typeof newPoll>
type Shown = { request: Request; form: EventFormView; preview: Preview; values: Values; known?: number[] }

async function formView(context: RequestContext, { request, form, preview, values, known = [] }: Shown) {
  const draft = await openDraft(context, request, datePollSchema())
  return {
    ...form,
    values,
    draft,
    known,
    now: context.now,
    key: newIdempotencyKey(),
    people: zonesIn(preview),
    weeks: gridWeeks(context),
    question: draft ? questionIn(draft.result, "deadline") : questionOf(values.deadline),
  }
}

export type DatePollFormView = Awaited<ReturnType<typeof formView>>

/** Data of the form for a new poll: of the group in the URL, or of the alliance (MEET-14). @throws the 403 screen if the backend would not create it */
export async function newDatePollForm(context: RequestContext, request: Request, params: Params) {
  const { acronym } = params
  const query = { module: "date_poll", action: "create", group_acronym: acronym } as const
  // whoever may create a meeting there may look for its date (openapi/states/date-poll.yaml)
  const [form, preview] = await Promise.all([
    newEventForm(context, "meeting", { acronym }),
    context.api.get("/preview", { query }),
  ])
  return formView(context, { request, form, preview, values: newPoll(context, form.groups?.[0]?.value) })
}

/** Data of the form that changes a poll. @throws the 403 screen if the poll does not offer the action (MEET-14) */
export async function changedDatePollForm(context: RequestContext, request: Request, params: Params) {
  const asked = datePollPreview(context, params, "update")
  const found = datePollFor(context, params, "update", asked)
  const changed = found.then((poll) => ({ ...poll, people: poll.participants }))
  const [poll, preview, form] = await Promise.all([found, asked, changedEventForm(context, changed, asked)])
  const known = poll.slots.map(({ start_time }) => Date.parse(start_time))
  const view = await formView(context, { request, form, preview, values: valuesOf(poll, context), known })
  const { subject, version } = poll
  return { ...view, record: { number: datePollReference(poll), subject, version } }
}

function common(value: Value): Omit<Schemas["DatePollInput"], "group_acronym"> {
  const { subject, description, location = null, duration, slots, deadline, participants, required_ids } = value
  const { zone } = deadline
  return {
    subject,
    description,
    location,
    duration,
    timezone: zone,
    start_times: filledSlots(slots).map(({ date = "", time = "" }) => wallInstant({ date, time, zone })),
    deadline: wallInstant(deadline),
    participants,
    required_ids,
  }
}

/** The form fields of the backend's fields that have another name there. */
const formFields = {
  start_times: "slots",
  deadline: "deadline.time",
  timezone: "deadline.zone",
  duration: "duration.preset",
  group_acronym: "group",
}

function answered(
  answer: { data: SubmissionResult<string[]>; init: ResponseInit | null },
  found?: PollAnswer["found"],
) {
  const question = questionIn(answer.data, "deadline")
  return data<PollAnswer>({ ...answer.data, question, ...(found && { found }) }, answer.init ?? undefined)
}

type Sent = ActionFunctionArgs & { input: Value; idempotencyKey: string | undefined }

/** The action of a page with the form: searches people, asks about ambiguous times, and saves. */
function pollAction(
  factsOf: (args: ActionFunctionArgs) => Promise<{ now: number; known?: number[] }>,
  done: (poll: DatePoll) => Pick<Flash, "id" | "values">,
  write: (sent: Sent) => Promise<Result<DatePoll>>,
) {
  return withSchema(currentSchema(datePollSchema, factsOf), async (args, schema) => {
    const { context, request, params } = args
    const form = await readForm(request)
    for (const asked of pickers) {
      const search = searchRequest(form, asked)
      if (!search) continue
      const found = { asked, tree: await memberTree(context, search) }
      return answered({ data: restored(form, schema), init: null }, found)
    }
    const received = { form, fileErrors: slotClockErrors(form) }
    const answer = await writeForm(context, received, {
      schema,
      fields: formFields,
      people: { sent: "participants", control: "participants.chosen" },
      write: (input, idempotencyKey) => write({ ...args, input, idempotencyKey }),
      done,
      to: ({ id }) => datePollPaths.detail(shellScopeFrom(params), id),
    })
    return "data" in answer ? answered(answer) : answer
  })
}

/** Creates a poll (`date-poll.create`). */
export const createDatePoll = pollAction(
  async ({ context }) => ({ now: context.now }),
  (poll) => ({
    id: "date-poll.created",
    values: { number: datePollReference(poll), count: poll.participants.total },
  }),
  ({ context, params, input, idempotencyKey }) =>
    context.api.post("/date-poll", {
      body: { ...common(input), group_acronym: params.acronym ?? input.group ?? null },
      idempotencyKey,
    }),
)

/** Changes an open poll (`date-poll.update`). Slots that it already has may have passed. */
export const saveDatePoll = pollAction(
  async ({ context, params }) => {
    const { slots } = await datePollFor(context, params, "update")
    return { now: context.now, known: slots.map(({ start_time }) => Date.parse(start_time)) }
  },
  (poll) => ({ id: "date-poll.saved", values: { number: datePollReference(poll) } }),
  ({ context, params, input }) =>
    context.api.put("/date-poll/{id}", {
      path: { id: param(params, "id") },
      body: { ...common(input), version: input.version ?? 0 },
    }),
)
