import type { components } from "#app/api/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { ApiFailure, type Failure, type Result, valueOf } from "#app/lib/failure.ts"
import type { Locale } from "#app/lib/locale.ts"
import { isRecordId, type Params } from "#app/lib/route-params.ts"
import type { CalendarEntry } from "#app/parts/calendar-file/calendar-file.server.ts"
import { eventEntry } from "#app/parts/event/event-calendar.server.ts"
import { eventReference, type Numbered } from "#app/parts/event/event-number.ts"
import { requireAction, whyNot } from "#app/parts/require-action.server.ts"
import { type RequestContext, viewerOfRequest } from "#app/session/request-context.server.ts"

type Schemas = components["schemas"]
export type Meeting = Schemas["Meeting"]
export type MeetingTopic = Schemas["MeetingTopic"]

const notFound = () => new ApiFailure({ kind: "not_found" })

/** The one number that names a meeting: the group's where there is one. */
export const meetingReference = (meeting: Numbered) => eventReference("M", meeting)

/** A meeting as the pages below its own name it in their way there. */
export const meetingCrumb = (meeting: Meeting) => `${meetingReference(meeting)} ${meeting.subject}`

/** The meeting that an address names; below a group only a meeting of that group. */
export async function meetingOf({ api }: RequestContext, { id = "", acronym }: Params): Promise<Meeting> {
  if (!isRecordId(id)) throw notFound()
  const meeting = valueOf(await api.get("/meeting/{id}", { path: { id } }))
  if (acronym !== undefined && meeting.group?.acronym !== acronym) throw notFound()
  return meeting
}

type Preview = Promise<Result<Schemas["Preview"]>>

/** What would follow from doing something to the meeting of an address; it is refused as the action itself would be. */
export function meetingPreview(
  { api }: RequestContext,
  { id = "" }: Params,
  action: Schemas["MeetingAction"],
): Preview {
  return api.get("/preview", { query: { module: "meeting", action, key: id } })
}

/**
 * The meeting to which a page does something.
 * @param preview where the page shows it and has asked for it already
 * @throws the 403 screen where its `actions` do not offer that; the preview says why
 */
export async function meetingFor(
  context: RequestContext,
  params: Params,
  action: Schemas["MeetingAction"],
  preview?: Preview,
): Promise<Meeting> {
  const meeting = await meetingOf(context, params)
  await requireAction(context, meeting.actions, action, async () =>
    whyNot(await (preview ?? meetingPreview(context, params, action))),
  )
  return meeting
}

/** A topic and its meeting, for a page that does something to the topic. @throws the 403 screen where it does not offer that */
export async function topicFor(
  context: RequestContext,
  params: Params,
  action: Schemas["MeetingTopicAction"],
): Promise<{ meeting: Meeting; topic: MeetingTopic }> {
  const meeting = await meetingOf(context, params)
  const topic = meeting.topics.find(({ id }) => id === params.topicId)
  if (!topic) throw notFound()
  await requireAction(context, topic.actions, action, () => whyNotTopic(context, meeting, topic, action))
  return { meeting, topic }
}

const closed: ReadonlySet<string> = new Set(["completed", "withdrawn", "cancelled"] satisfies MeetingTopic["status"][])

/** Who may plan a topic. */
const planners: readonly Schemas["Role"][] = [
  "creator",
  "organizer",
  "chair",
  "vice_chair",
  "secretary",
  "alliance_admin",
]

/** There is no preview for topics: a closed one names its state, one's own that of the meeting that is over (openapi/states/meeting-topic.yaml). */
function whyNotTopic(
  context: RequestContext,
  meeting: Meeting,
  { creator, status }: MeetingTopic,
  action: Schemas["MeetingTopicAction"],
): Failure {
  const refusedIn = (state: string): Failure => ({
    kind: "refused",
    code: "state_refused",
    message: "",
    errors: [],
    details: { status: state },
  })
  if (closed.has(status)) return refusedIn(status)
  const isOwn = creator.id === viewerOfRequest(context).userId
  const isOver = action === "plan" && meeting.status === "ended"
  if (isOwn || isOver) return refusedIn(meeting.status)
  return { kind: "forbidden", details: { roles: action === "plan" ? planners : ["creator"] } }
}

/** A meeting for a calendar file (CAL-03): one that was ended early ends when it did. @param reader `alliance` is its address segment */
export function meetingEntry(meeting: Meeting, reader: { locale: Locale; alliance: string }): CalendarEntry {
  const { subject, organizer, location } = meeting
  const name = organizer.name || organizer.real_name
  const intl = serverIntl(reader.locale)
  const own = {
    subject,
    end: meeting.actual_end_time ?? meeting.planned_end_time,
    lines: [intl.formatMessage({ id: "meeting.calendar.organizer" }, { name })],
    location,
    isBusy: true,
  }
  return eventEntry({ module: "meeting", letter: "M", event: meeting, ...own }, reader)
}
