import type { components } from "#openapi/generated/schema.d.ts"
import { valueOf } from "#app/lib/failure.ts"
import { isRecordId } from "#app/lib/route-params.ts"
import { eventReference } from "#app/parts/event/event-number.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import type { Option } from "#app/forms/fields/fields.tsx"
import type { Ballot } from "../ballot.server.ts"

type Schemas = components["schemas"]
type Grouped = Pick<Schemas["Meeting"], "group">
type NamedMeeting = Pick<Schemas["Meeting"], "id" | "number" | "group_number" | "group" | "subject">
type LinkedMeeting = NamedMeeting & Pick<Schemas["Meeting"], "topics">
type Meetings = Schemas["MeetingList"]["items"]

/** Maximum number of meetings offered, latest first. */
const maxMeetings = 50 as const

/** A meeting as a select option. */
export const meetingOption = (meeting: NamedMeeting): Option => {
  return { value: meeting.id, text: `${eventReference("M", meeting)} ${meeting.subject}` }
}

/** Returns the meetings of the given groups. If the alliance, `""`, is among them, returns the meetings of all groups and of no group. */
export async function meetingsIn({ api }: RequestContext, acronyms: string[]): Promise<Meetings> {
  const isOfGroups = !acronyms.includes("")
  const status = ["not_started" as const, "ongoing" as const, "ended" as const]
  const query = { size: maxMeetings, status, ...(isOfGroups && { group_acronym: acronyms }) }
  return valueOf(await api.get("/meeting", { query })).items
}

/**
 * Returns the meetings that a ballot of these groups may be about; an alliance ballot is about meetings of no group. The group in the route
 * is nearly always the only one, so its meetings are fetched before the full list of groups is known.
 * @param acronym the group in the route, and its meetings
 */
export async function meetingOptions(
  context: RequestContext,
  { acronym, meetings }: { acronym: string; meetings: Meetings },
  acronyms: string[],
): Promise<Option[]> {
  const all = acronyms.includes(acronym) ? meetings : await meetingsIn(context, acronyms)
  return all.filter((meeting) => acronyms.includes(groupAcronymOf(meeting))).map(meetingOption)
}

/** Returns the meeting whose page linked to this form; undefined if the user may not read it. */
export async function meetingIn({ api }: RequestContext, id: string | null): Promise<LinkedMeeting | undefined> {
  if (!isRecordId(id)) return undefined
  const meeting = await api.get("/meeting/{id}", { path: { id } })
  return meeting.ok ? meeting.value : undefined
}

/** The topic of the meeting whose page linked to this form. */
export const topicIn = (meeting: LinkedMeeting | undefined, id: string | null) =>
  meeting?.topics.find((topic) => topic.id === id)

/** The topic of a meeting as a select option, if there is one: a ballot that was opened from it is about it (MEET-16). */
export const topicOptions = (topic: Schemas["MeetingTopicRef"] | null | undefined): Option[] =>
  topic ? [{ value: topic.id, text: topic.subject }] : []

/** Form values of the meeting and the topic that a new ballot is about. */
export const aboutValues = (meeting: { id: string } | undefined, [topic]: Option[]) => ({
  meeting_id: meeting?.id,
  meeting_topic_id: topic?.value,
})

/** Returns the ballot to repeat; undefined if it does not offer that action (openapi/states/ballot.yaml). */
export async function previousIn({ api }: RequestContext, id: string | null): Promise<Ballot | undefined> {
  if (!isRecordId(id)) return undefined
  const ballot = await api.get("/ballot/{id}", { path: { id } })
  return ballot.ok && ballot.value.actions.includes("ballot.create") ? ballot.value : undefined
}

/** Adds the option at the front if the list does not contain it. */
export const includingOption = (options: Option[], option: Option | undefined) =>
  option && !options.some(({ value }) => value === option.value) ? [option, ...options] : options

/** Acronym of a record's group; "" for the alliance. */
export const groupAcronymOf = ({ group }: Grouped) => group?.acronym ?? ""

/** The record as a one-element array if it belongs to one of these groups, otherwise empty. */
export const recordInGroups = <R extends Grouped>(record: R | undefined, acronyms: string[]): R[] =>
  record && acronyms.includes(groupAcronymOf(record)) ? [record] : []
