import type { components } from "#openapi/generated/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { ApiFailure, type Failure, type Result, valueOf } from "#app/lib/failure.ts"
import type { Locale } from "#app/lib/locale.ts"
import { isRecordId, type Params } from "#app/lib/route-params.ts"
import type { CalendarEntry } from "#app/parts/calendar-file/calendar-file.server.ts"
import { eventEntry } from "#app/parts/event/event-calendar.server.ts"
import { eventReference, type Numbered } from "#app/parts/event/event-number.ts"
import { forbiddenBy, refusedWith } from "#app/parts/forbidden.server.ts"
import { requireAction, whyNot } from "#app/parts/require-action.server.ts"
import { type RequestContext, viewerOfRequest } from "#app/session/request-context.server.ts"
import { tables } from "#openapi/generated/states.ts"

type Schemas = components["schemas"]
export type Meeting = Schemas["Meeting"]
export type MeetingTopic = Schemas["MeetingTopic"]

const notFound = () => new ApiFailure({ kind: "not_found" })

/** The number shown for a meeting: the group's number if it belongs to a group. */
export const meetingReference = (meeting: Numbered) => eventReference("M", meeting)

/** Breadcrumb text of a meeting, for the pages below it. */
export const meetingCrumb = (meeting: Meeting) => `${meetingReference(meeting)} ${meeting.subject}`

/** The milliseconds between two reminders of a meeting, and its start, from which on none can be sent (MEET-04). */
export const remindersOf = ({ start_time: until }: Pick<Meeting, "start_time">) => ({ pause: 3_600_000, until })

/** Fetches the meeting in the URL; inside a group, only a meeting of that group. @throws 404 */
export async function meetingOf({ api }: RequestContext, { id = "", acronym }: Params): Promise<Meeting> {
  if (!isRecordId(id)) throw notFound()
  const meeting = valueOf(await api.get("/meeting/{id}", { path: { id } }))
  if (acronym !== undefined && meeting.group?.acronym !== acronym) throw notFound()
  return meeting
}

type Preview = Promise<Result<Schemas["Preview"]>>

/**
 * Previews the consequences of an action on the meeting in the URL; refused in the same cases as the action itself.
 * @param scope `following`: also on the later meetings of its series (MEET-11)
 */
export function meetingPreview(
  { api }: RequestContext,
  { id = "" }: Params,
  action: Schemas["MeetingAction"],
  scope?: Schemas["MeetingScope"],
): Preview {
  return api.get("/preview", { query: { module: "meeting", action, key: id, scope } })
}

/**
 * Fetches the meeting for a page that performs an action on it.
 * @param preview if the page shows the preview and has already requested it
 * @throws the 403 screen if its `actions` do not offer the action; the preview gives the reason
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

/**
 * Fetches a topic and its meeting, for a page that performs an action on the topic. @throws the 403 screen if the topic does not offer it
 */
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

/**
 * Topics have no preview, so this derives the reason: the topic's state if it is closed; the meeting's state for the person's own topic or
 * after the meeting; otherwise the roles that may do it (openapi/states/meeting-topic.yaml).
 */
function whyNotTopic(
  context: RequestContext,
  meeting: Meeting,
  { creator, status }: MeetingTopic,
  action: Schemas["MeetingTopicAction"],
): Failure {
  const refusedIn = (state: string): Failure => refusedWith("state_refused", { status: state })
  if (closed.has(status)) return refusedIn(status)
  const isOwn = creator.id === viewerOfRequest(context).userId
  const isOver = action === "plan" && meeting.status === "ended"
  if (isOwn || isOver) return refusedIn(meeting.status)
  return forbiddenBy(tables["meeting-topic"], action)
}

/** A meeting as a calendar entry (CAL-03); one that was ended early gets its actual end. @param reader `alliance` is its URL segment */
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
