import type { components } from "#app/api/schema.d.ts"
import { valueOf } from "#app/lib/failure.ts"
import { isRecordId } from "#app/lib/route-params.ts"
import { eventReference } from "#app/parts/event/event-number.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import type { Option } from "#app/ui/form/fields.tsx"
import type { Ballot } from "./ballot.server.ts"

type Schemas = components["schemas"]
type Grouped = Pick<Schemas["Meeting"], "group">
type NamedMeeting = Pick<Schemas["Meeting"], "id" | "number" | "group_number" | "group" | "subject">
type Meetings = Schemas["MeetingList"]["items"]

/** Meetings to choose from, the latest first. */
const most = 50 as const

/** A meeting as one may choose it. */
export const meetingOption = (meeting: NamedMeeting): Option => {
  return { value: meeting.id, text: `${eventReference("M", meeting)} ${meeting.subject}` }
}

/** The meetings of groups; of all groups and none, where the alliance, `""`, is among the places. */
export async function meetingsIn({ api }: RequestContext, places: string[]): Promise<Meetings> {
  const isOfGroups = !places.includes("")
  const status = ["not_started" as const, "ongoing" as const, "ended" as const]
  const query = { size: most, status, ...(isOfGroups && { group_acronym: places }) }
  return valueOf(await api.get("/meeting", { query })).items
}

/**
 * The meetings a ballot of these places may be about; those of the alliance are about meetings of no group. The place that the
 * address names is nearly always all there is, so its meetings are asked for before the others are known.
 * @param place of the address, and its meetings
 */
export async function meetingOptions(
  context: RequestContext,
  { place, meetings }: { place: string; meetings: Meetings },
  places: string[],
): Promise<Option[]> {
  const all = places.includes(place) ? meetings : await meetingsIn(context, places)
  return all.filter((meeting) => places.includes(placeOf(meeting))).map(meetingOption)
}

/** The meeting from whose page somebody comes; one that nobody may read is none. */
export async function meetingIn({ api }: RequestContext, id: string | null): Promise<NamedMeeting | undefined> {
  if (!isRecordId(id)) return undefined
  const meeting = await api.get("/meeting/{id}", { path: { id } })
  return meeting.ok ? meeting.value : undefined
}

/** The ballot that is to be put once more; one that offers no such thing is none (openapi/states/ballot.yaml). */
export async function previousIn({ api }: RequestContext, id: string | null): Promise<Ballot | undefined> {
  if (!isRecordId(id)) return undefined
  const ballot = await api.get("/ballot/{id}", { path: { id } })
  return ballot.ok && ballot.value.actions.includes("ballot.create") ? ballot.value : undefined
}

/** The options, and before them one that they may lack. */
export const withOption = (options: Option[], option: Option | undefined) =>
  option && !options.some(({ value }) => value === option.value) ? [option, ...options] : options

/** The group of a record, by acronym; "" is the alliance. */
export const placeOf = ({ group }: Grouped) => group?.acronym ?? ""

/** The record, if it is of one of these places. */
export const fitting = <R extends Grouped>(record: R | undefined, places: string[]): R[] =>
  record && places.includes(placeOf(record)) ? [record] : []
