import { valueOf } from "#app/api/failure.ts"
import type { EventForm } from "#app/parts/event-form/event-answer.server.ts"
import { changedEventForm, newEventForm } from "#app/parts/event-form/event-form.server.ts"
import { questionOf } from "#app/parts/wall-time/clock-question.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import type { Option } from "#app/ui/form/select-field.tsx"
import { meetingFor, type Meeting } from "./meeting-access.server.ts"
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

/** Proposals to choose from at most; no group has as many. */
const most = 200 as const

/** The proposals of a group about which one may make a meeting now, if there are any. */
async function proposalOptions({ api }: RequestContext, acronym: string | undefined): Promise<Option[] | undefined> {
  if (acronym === undefined) return undefined
  const query = { group_acronym: [acronym], status: ["ongoing" as const], size: most }
  const { items } = valueOf(await api.get("/proposal", { query }))
  const options = items
    .filter(({ actions }) => actions.includes("meeting.create"))
    .map(({ draft_code, title }) => ({ value: draft_code, text: `${draft_code} ${title}` }))
  return options.length > 0 ? options : undefined
}

/**
 * The form of a new meeting: of the group of the address, or without one of the alliance (MEET-02).
 * @throws the 403 screen where the backend would not make it
 */
export async function createView(context: RequestContext, acronym: string | undefined): Promise<MeetingFormView> {
  const [form, proposals] = await Promise.all([
    newEventForm(context, "meeting", acronym),
    proposalOptions(context, acronym),
  ])
  return { ...form, values: { ...newMeeting(context), group: form.places?.[0]?.value }, proposals }
}

/** The form of a meeting that is changed. @throws the 403 screen where the meeting does not offer that (MEET-02) */
export async function editView(
  context: RequestContext,
  params: Readonly<Record<string, string | undefined>>,
): Promise<MeetingFormView & { meeting: Meeting }> {
  const meeting = await meetingFor(context, params, "update")
  const form = await changedEventForm(context, { module: "meeting", record: meeting, people: meeting.participants })
  const values = valuesOf(meeting, context.locale)
  return { ...form, meeting, values, question: questionOf(values.start) }
}
