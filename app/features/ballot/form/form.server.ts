import type { output, $ZodType } from "zod/v4/core"
import type { components } from "#openapi/generated/schema.d.ts"
import { inParallel } from "#app/lib/parallel.ts"
import { ballotPaths } from "#app/lib/paths/ballot.ts"
import { param, type Params, shellScopeFrom } from "#app/lib/route-params.ts"
import { instantOf } from "#app/lib/time.server.ts"
import { dayAfter, wallTimeOf } from "#app/lib/time-wall.server.ts"
import { attachmentValue, fileIds } from "#app/parts/attachments/attachment.ts"
import { schemaNow } from "#app/forms/submit/current-schema.server.ts"
import { durationValue } from "#app/parts/duration/duration.server.ts"
import { eventAction } from "#app/parts/event/event-action.server.ts"
import { changedEventForm, eventFormData, initialProposal, newEventForm } from "#app/parts/event/event-form.server.ts"
import { copiedSelection, selectionValue } from "#app/parts/participants/selection-value.ts"
import { wallInstant } from "#app/parts/wall-time/clock-question.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { type Ballot, ballotFor, ballotPreview, ballotReference } from "../ballot.server.ts"
import {
  recordInGroups,
  meetingIn,
  meetingOption,
  meetingOptions,
  meetingsIn,
  groupAcronymOf,
  previousIn,
  includingOption,
  aboutValues,
  topicIn,
  topicOptions,
} from "../detail/ballot-about.server.ts"
import { withEnd } from "./ballot-end.server.ts"
import { countingInput, levelsIn, weightValues } from "./counting.server.ts"
import { durationPresets, minOptions } from "./limits.ts"
import { createBallotSchema, editBallotSchema } from "../ballot.schema.ts"
import { intentField } from "#app/forms/schema/form-field-names.ts"
import { fieldCode } from "#app/lib/message-code.ts"
import { restored } from "#app/forms/submit/submission.server.ts"

type Schemas = components["schemas"]
type Created = output<ReturnType<typeof createBallotSchema>>
type Edited = output<ReturnType<typeof editBallotSchema>>

/** Default start time of a new ballot, on the following day. */
const defaultStartTime = "10:00"

/** Default values of a new ballot: starts tomorrow, lasts three days, everyone votes, and each person counts. */
function newBallot({ now, zone }: RequestContext) {
  return {
    counted_by: "person" as Ballot["counted_by"],
    description: { format: "markdown" as const },
    options: [{ text: "" }, { text: "" }],
    start: dayAfter(instantOf(now), zone, defaultStartTime),
    duration: { preset: "3" },
    voters: { who: "everyone" as const, chosen: [] },
    documentation: [],
  }
}

/** Values for repeating a closed ballot: the same question, starting tomorrow. */
function repeatedBallot(previous: Ballot, context: RequestContext) {
  const { subject, description, options, counted_by, is_secret, proxy_limit, quorum_percent, majority_percent } =
    valuesOf(previous, context)
  return {
    ...newBallot(context),
    counted_by,
    is_secret,
    proxy_limit,
    subject,
    description,
    voters: copiedSelection(previous.voters, context.locale),
    quorum_percent,
    majority_percent,
    options: options.map(({ id: _id, ...option }) => option),
  }
}

const percentValue = (percent: number | null) => (percent === null ? undefined : String(percent))

/** Form values of an existing ballot; its start is in the time zone in which it was entered (I18N-04). */
function valuesOf(ballot: Ballot, { locale }: RequestContext) {
  const { subject, description, options, voters, documentation, meeting, meeting_topic } = ballot
  return {
    subject,
    description,
    options: options.map(({ id, text, is_abstention }) => ({
      id,
      text,
      ...(is_abstention && { is_abstention: "on" as const }),
    })),
    start: wallTimeOf(ballot.start_time, ballot.timezone),
    duration: durationValue(ballot.duration, durationPresets),
    counted_by: ballot.counted_by,
    ...(ballot.is_secret && { is_secret: "on" as const }),
    proxy_limit: String(ballot.proxy_limit),
    voters: selectionValue(voters, locale),
    quorum_percent: percentValue(ballot.quorum_percent),
    majority_percent: percentValue(ballot.majority_percent),
    meeting_id: meeting?.id,
    meeting_topic_id: meeting_topic?.id,
    documentation: documentation.map(attachmentValue),
  }
}

const firstValues = (previous: Ballot | undefined, context: RequestContext) =>
  previous ? repeatedBallot(previous, context) : newBallot(context)

/**
 * Returns the form of a new ballot, for the group in the route or, without one, for the alliance (VOTE-02). Query parameters may name the
 * meeting it is about and the ballot it repeats.
 * @throws the 403 screen if the user may not create it
 */
export async function newBallotForm(context: RequestContext, request: Request, params: Params) {
  const acronym = param(params, "acronym")
  const address = new URL(request.url).searchParams
  const [form, [meeting, ballot, inGroup, levels]] = await inParallel(
    newEventForm(context, "ballot", params),
    Promise.all([
      meetingIn(context, address.get("meeting")),
      previousIn(context, address.get("previous")),
      meetingsIn(context, [acronym]),
      levelsIn(context),
    ]),
  )
  const acronyms = form.groups?.map(({ value }) => value) ?? [form.acronym ?? ""]
  const [about] = recordInGroups(meeting, acronyms)
  const [previous] = recordInGroups(ballot, acronyms)
  const options = await meetingOptions(context, { acronym, meetings: inGroup }, acronyms)
  const meetings = includingOption(options, about && meetingOption(about))
  const topics = topicOptions(topicIn(about, address.get("topic")))
  const from = about ?? previous
  const group = from ? groupAcronymOf(from) : acronyms[0]
  const draft_code = initialProposal(params, form, previous)
  const weights = weightValues(levels, previous)
  const values = { ...firstValues(previous, context), weights, ...aboutValues(about, topics), draft_code }
  const view = {
    ...form,
    meetings,
    topics,
    levels,
    values: form.groups ? { ...values, group } : values,
    previous: previous && { id: previous.id, number: ballotReference(previous), subject: previous.subject },
  }
  return eventFormData(context, withEnd(context, view), { request, schema: createBallotSchema() })
}

/** Returns the form for editing a ballot. @throws the 403 screen if the ballot cannot be edited (VOTE-02) */
export async function changedBallotForm(context: RequestContext, request: Request, params: Params) {
  const acronym = param(params, "acronym")
  const preview = ballotPreview(context, params, "update")
  const ballotRequest = ballotFor(context, params, "update", preview)
  const changed = ballotRequest.then((found) => ({ ...found, people: found.voters }))
  const around = Promise.all([
    changedEventForm(context, changed, preview),
    meetingsIn(context, [acronym]),
    levelsIn(context),
  ])
  const [ballot, [form, inGroup, levels]] = await inParallel(ballotRequest, around)
  const { meeting, meeting_topic, group, subject, version } = ballot
  const found = await meetingOptions(context, { acronym, meetings: inGroup }, [groupAcronymOf(ballot)])
  const meetings = includingOption(found, meeting ? meetingOption({ ...meeting, group }) : undefined)
  const values = { ...valuesOf(ballot, context), weights: weightValues(levels, ballot) }
  const view = { ...form, values, meetings, topics: topicOptions(meeting_topic), levels, previous: undefined }
  const record = { number: ballotReference(ballot), subject, version }
  return eventFormData(context, withEnd(context, view), { request, schema: editBallotSchema(), record })
}

export type BallotFormData = Awaited<ReturnType<typeof newBallotForm | typeof changedBallotForm>>

function commonInput(value: Created | Edited) {
  const { subject, description, start, duration, options, voters, documentation } = value
  return {
    subject,
    start_time: wallInstant(start),
    timezone: start.zone,
    duration,
    options: options.map(({ id, text, is_abstention = false }) => ({ ...(id && { id }), text, is_abstention })),
    ...countingInput(value),
    voters,
    description,
    documentation_ids: fileIds(documentation),
    meeting_id: value.meeting_id ?? null,
    meeting_topic_id: value.meeting_topic_id ?? null,
    quorum_percent: value.quorum_percent ?? null,
    majority_percent: value.majority_percent ?? null,
  }
}

/** Builds the body of `ballot.create`. @param acronym group in the route; otherwise the group chosen in the form is used, if any */
export function createInput(value: Created, acronym: string | undefined): Schemas["BallotInput"] {
  const { group, draft_code, previous_ballot_id } = value
  return {
    ...commonInput(value),
    group_acronym: acronym ?? group ?? null,
    draft_code: draft_code ?? null,
    previous_ballot_id: previous_ballot_id ?? null,
  }
}

/** Builds the body of `ballot.update`. */
export function updateInput(value: Edited): Schemas["BallotUpdate"] {
  return { version: value.version, ...commonInput(value) }
}

const eventConfig = { module: "ballot", people: "voters" } as const

/** Creates a ballot (`ballot.create`). */
export const createBallot = eventAction(schemaNow(createBallotSchema), {
  ...eventConfig,
  handleNonSubmit: (form) => refuseOptionRemoval(form, createBallotSchema()),
  write: ({ context, params, input, idempotencyKey }) =>
    context.api.post("/ballot", { body: createInput(input, params.acronym), idempotencyKey }),
  done: (ballot) => ({
    id: "ballot-form.created",
    values: { number: ballotReference(ballot), count: ballot.turnout.total, unit: ballot.counted_by },
  }),
  to: ({ id }, { params }) => ballotPaths.detail(shellScopeFrom(params), id),
})

/** Updates a ballot before it starts (`ballot.update`). */
export const saveBallot = eventAction(schemaNow(editBallotSchema), {
  ...eventConfig,
  handleNonSubmit: (form) => refuseOptionRemoval(form, editBallotSchema()),
  write: ({ context, params, input }) =>
    context.api.put("/ballot/{id}", { path: { id: param(params, "id") }, body: updateInput(input) }),
  done: (ballot) => ({ id: "ballot-form.saved", values: { number: ballotReference(ballot) } }),
  to: ({ id }, { params }) => ballotPaths.detail(shellScopeFrom(params), id),
})

function isRemoval(intent: FormDataEntryValue | null): boolean {
  try {
    const { type, payload } = JSON.parse(String(intent)) as { type?: unknown; payload?: { name?: unknown } }
    return type === "remove" && payload?.name === "options"
  } catch {
    return false
  }
}

const rowsIn = (form: FormData): number =>
  new Set([...form.keys()].flatMap((name) => /^options\[(\d+)\]/.exec(name)?.[1] ?? [])).size

/**
 * Returns the form unchanged with an error if, without JavaScript, the user removes one of the last two options (VOTE-02).
 * @returns undefined for every other request, which the action then handles
 */
export function refuseOptionRemoval(form: FormData, schema: $ZodType) {
  if (!isRemoval(form.get(intentField)) || rowsIn(form) > minOptions) return undefined
  form.delete(intentField)
  const error = { options: [fieldCode("min_options")] }
  return { data: { ...restored(form, schema), status: "error" as const, error }, init: { status: 422 } }
}
