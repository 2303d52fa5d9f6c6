import type { output } from "zod/v4/core"
import type { components } from "#openapi/generated/schema.d.ts"
import { meetingPaths } from "#app/lib/paths/meeting.ts"
import { param, type Params, shellScopeFrom } from "#app/lib/route-params.ts"
import { instantOf } from "#app/lib/time.server.ts"
import { wallTimeOf, workingDayAfter } from "#app/lib/time-wall.server.ts"
import { attachmentValue, fileIds } from "#app/parts/attachments/attachment.ts"
import { doneMessage } from "#app/parts/confirm/question.server.ts"
import { schemaNow } from "#app/forms/submit/current-schema.server.ts"
import { presets } from "#app/parts/duration/meeting-durations.ts"
import { durationValue } from "#app/parts/duration/duration.server.ts"
import { askedStart, movedEnd, movedStart } from "#app/parts/event/asked-start.server.ts"
import { eventAction } from "#app/parts/event/event-action.server.ts"
import { changedEventForm, eventFormData, initialProposal, newEventForm } from "#app/parts/event/event-form.server.ts"
import { participantValue } from "#app/parts/participants/participant.ts"
import { copiedSelection, selectionValue } from "#app/parts/participants/selection-value.ts"
import { wallInstant } from "#app/parts/wall-time/clock-question.server.ts"
import { formAction } from "#app/parts/write-form.server.ts"
import { recordReference } from "#app/parts/record-href.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { type Meeting, meetingCrumb, meetingFor, meetingPreview, meetingReference } from "../meeting.server.ts"
import { newTopic, topicRow, takesTime } from "../topic/topic-view.server.ts"
import { createMeetingSchema, documentsSchema, editMeetingSchema } from "../meeting.schema.ts"
import { seriesClockErrors } from "./series-clock.server.ts"
import { filledFromTemplate, templateOptions, templatesOf } from "./templates.server.ts"

type Schemas = components["schemas"]
type Created = output<ReturnType<typeof createMeetingSchema>>
type Edited = output<ReturnType<typeof editMeetingSchema>>

/** Default start time of a new meeting, on the next working day. */
const defaultTime = "10:00"

/** Preselects the person who creates the meeting if participants are selected by name; they can remove themselves (MEET-12). */
function organizerOf({ viewer }: RequestContext): string[] {
  return viewer ? [participantValue({ kind: "member", id: viewer.userId, text: viewer.name })] : []
}

/** Default values of a new meeting: the next working day, one hour, everyone. @param group acronym; empty for the whole alliance */
function newMeeting(context: RequestContext, group: string | undefined) {
  const { now, zone } = context
  return {
    description: { format: "markdown" as const },
    start: workingDayAfter(instantOf(now), zone, defaultTime),
    duration: { preset: "60" },
    participants: { who: "everyone" as const, chosen: organizerOf(context) },
    documentation: [],
    group,
  }
}

/** Form values of a meeting; its start is in the time zone in which it was entered (I18N-04). */
function valuesOf(meeting: Meeting, { locale }: RequestContext) {
  const { subject, description, location, participants, documentation } = meeting
  return {
    subject,
    description,
    start: wallTimeOf(meeting.start_time, meeting.timezone),
    duration: durationValue(meeting.duration, presets),
    location: location ?? undefined,
    participants: selectionValue(participants, locale),
    documentation: documentation.map(attachmentValue),
  }
}

/** Values that a new meeting copies from another, moved to the next working day at the same time of day (MEET-11). Documents are not copied. */
function duplicated(meeting: Meeting, context: RequestContext) {
  const { subject, description, start, duration, location } = valuesOf(meeting, context)
  const next = workingDayAfter(instantOf(context.now), start.zone, start.time)
  return {
    subject,
    description,
    start: next,
    duration,
    location,
    participants: copiedSelection(meeting.participants, context.locale),
    topics: meeting.topics.filter(takesTime).map(topicRow),
    group: meeting.group?.acronym ?? "",
  }
}

/**
 * Data of the form for a new meeting: of the group in the URL, or of the alliance (MEET-02).
 * @throws the 403 screen if the backend would not create it
 */
export async function newMeetingForm(context: RequestContext, request: Request, params: Params) {
  const from = new URL(request.url).searchParams.get("from")
  const [form, previous, templates] = await Promise.all([
    newEventForm(context, "meeting", params),
    from === null ? undefined : meetingFor(context, { ...params, id: from }, "duplicate"),
    templatesOf(context, params.acronym),
  ])
  const fresh = newMeeting(context, form.groups?.[0]?.value)
  const start = askedStart(request.url, context) ?? fresh.start
  const values = previous ? { ...fresh, ...duplicated(previous, context) } : { ...fresh, start }
  const view = {
    ...form,
    templates: templateOptions(templates, form),
    values: { ...values, draft_code: initialProposal(params, form, previous) },
  }
  return eventFormData(context, view, { request, schema: createMeetingSchema() })
}

/** Number of later meetings whose numbers are listed. */
const listedFollowers = 5

/**
 * The later meetings of a series that change if the user applies the changes to all that follow (MEET-11, FORM-10).
 * @returns undefined if there are none; without `count` if they could not be loaded
 */
async function followersOf(context: RequestContext, params: Params, { series }: Meeting) {
  if (!series?.next_id) return undefined
  const preview = await meetingPreview(context, params, "update", "following")
  if (!preview.ok) return {}
  const found = preview.value.changes.find(({ module }) => module === "meeting")
  if (!found) return undefined
  const numbers = found.items.slice(0, listedFollowers).flatMap((item) => recordReference(item) ?? [])
  return { count: found.total, numbers, more: found.total - numbers.length }
}

/** Data of the form that edits a meeting. @throws the 403 screen if the meeting does not offer the action (MEET-02) */
export async function changedMeetingForm(context: RequestContext, request: Request, params: Params) {
  const preview = meetingPreview(context, params, "update")
  const asked = meetingFor(context, params, "update", preview)
  const changed = asked.then((found) => ({ ...found, people: found.participants }))
  const [meeting, form, followers] = await Promise.all([
    asked,
    changedEventForm(context, changed, preview),
    asked.then((found) => followersOf(context, params, found)),
  ])
  const { subject, version } = meeting
  const record = { number: meetingReference(meeting), subject, version }
  const moved = movedStart(request.url, meeting, context)
  const resized = movedEnd(request.url, { ...meeting, end_time: meeting.planned_end_time }, context)
  const values = {
    ...valuesOf(meeting, context),
    ...(moved && { start: moved.start }),
    ...(resized && { duration: durationValue(resized.minutes, presets) }),
    scope: "one" as const,
  }
  return eventFormData(
    context,
    { ...form, followers, values, moved: (moved ?? resized)?.text },
    { request, schema: editMeetingSchema(), record },
  )
}

function common(value: Created | Edited) {
  const { subject, start, duration, location, participants, description, documentation } = value
  return {
    subject,
    start_time: wallInstant(start),
    timezone: start.zone,
    duration,
    location: location ?? null,
    participants,
    description,
    documentation_ids: fileIds(documentation),
  }
}

/** The request body of `meeting.create`. @param acronym of the shell's group; otherwise the group chosen in the form, or none */
export function createInput(value: Created, acronym: string | undefined): Schemas["MeetingInput"] {
  return {
    ...common(value),
    group_acronym: acronym ?? value.group ?? null,
    draft_code: value.draft_code ?? null,
    repeat: value.repeat ?? null,
    topics: value.topics.map(newTopic),
  }
}

/** The request body of `meeting.update`. */
export function updateInput(value: Edited): Schemas["MeetingUpdate"] {
  return { version: value.version, ...common(value), scope: value.scope ?? "one" }
}

const own = { module: "meeting", people: "participants" } as const

/** Creates a meeting (`meeting.create`). */
export const createMeeting = eventAction(schemaNow(createMeetingSchema), {
  ...own,
  errorsIn: seriesClockErrors,
  handleNonSubmit: (form, { context }) => filledFromTemplate(form, createMeetingSchema(), context),
  write: ({ context, params, input, idempotencyKey }) =>
    context.api.post("/meeting", { body: createInput(input, params.acronym), idempotencyKey }),
  done: ({ series, ...meeting }) => ({
    id: series ? "meeting-form.created-series" : "meeting-form.created",
    values: { number: meetingReference(meeting), count: meeting.participants.total, total: series?.total ?? 1 },
  }),
  to: ({ id }, { params }) => meetingPaths.detail(shellScopeFrom(params), id),
})

/** Changes a meeting before it starts (`meeting.update`). */
export const saveMeeting = eventAction(schemaNow(editMeetingSchema), {
  ...own,
  write: async ({ context, params, input }) => {
    const saved = await context.api.put("/meeting/{id}", {
      path: { id: param(params, "id") },
      body: updateInput(input),
    })
    const id = input.scope === "following" ? "meeting-form.saved-following" : "meeting-form.saved"
    return doneMessage(saved, (meeting) => ({ id, values: { number: meetingReference(meeting) } }))
  },
  done: (message) => message,
  to: (_message, { params }) => meetingPaths.detail(shellScopeFrom(params), param(params, "id")),
})

/** The documents and the location of a meeting, as form values. */
export async function documentsView(context: RequestContext, params: Params) {
  const meeting = await meetingFor(context, params, "documentation.update")
  const { location, documentation, version } = meeting
  return {
    crumb: meetingCrumb(meeting),
    version,
    values: { location: location ?? "", documentation_ids: documentation.map(attachmentValue) },
  }
}

/** Saves the documents and the location; an empty location removes it (MEET-08). */
export const saveDocuments = formAction(documentsSchema, {
  files: "meeting",
  write: ({ context, params, input: { version, location = null, documentation_ids } }) => {
    const body = { version, location, documentation_ids: fileIds(documentation_ids) }
    return context.api.put("/meeting/{id}/documentation", { path: { id: param(params, "id") }, body })
  },
  done: "meeting-documents.done",
  to: (_meeting, { params }) => `${meetingPaths.detail(shellScopeFrom(params), param(params, "id"))}#documents`,
})
