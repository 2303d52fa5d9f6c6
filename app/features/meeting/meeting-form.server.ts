import type { EventForm } from "#app/parts/event-form/event-answer.server.ts"
import { changedEventForm, newEventForm } from "#app/parts/event-form/event-form.server.ts"
import { questionOf } from "#app/parts/wall-time/clock-question.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { meetingFor, meetingPreview, type Meeting } from "./meeting-access.server.ts"
import type { MeetingFormView } from "./meeting-values.ts"
import { newMeeting, valuesOf } from "./meeting-values.server.ts"

/** Where the backend's errors stand in the form of a meeting. */
export const meetingForm: EventForm = {
  module: "meeting",
  people: "participants",
  places: {
    start_time: "start.time",
    timezone: "start.zone",
    duration: "duration.preset",
    documentation_ids: "documentation",
    group_acronym: "group",
  },
}

/**
 * The form of a new meeting: of the group of the address, or without one of the alliance (MEET-02).
 * @throws the 403 screen where the backend would not make it
 */
export async function createView(context: RequestContext, acronym: string | undefined): Promise<MeetingFormView> {
  const form = await newEventForm(context, "meeting", acronym)
  return { ...form, values: { ...newMeeting(context), group: form.places?.[0]?.value } }
}

/** The form of a meeting that is changed. @throws the 403 screen where the meeting does not offer that (MEET-02) */
export async function editView(
  context: RequestContext,
  params: Readonly<Record<string, string | undefined>>,
): Promise<MeetingFormView & { meeting: Meeting }> {
  const preview = meetingPreview(context, params, "update")
  const asked = meetingFor(context, params, "update", preview)
  const changed = asked.then((found) => ({ ...found, people: found.participants }))
  const [meeting, form] = await Promise.all([asked, changedEventForm(context, changed, preview)])
  const values = valuesOf(meeting, context.locale)
  return { ...form, meeting, values, question: questionOf(values.start) }
}
