import { valueOf } from "#app/api/failure.ts"
import type { components } from "#app/api/schema.d.ts"
import { beside } from "#app/lib/beside.ts"
import { isRecordId } from "#app/lib/record-id.ts"
import type { EventForm } from "#app/parts/event-form/event-answer.server.ts"
import { changedEventForm, newEventForm } from "#app/parts/event-form/event-form.server.ts"
import type { EventFormView } from "#app/parts/event-form/event-form.ts"
import { eventReference } from "#app/parts/event-number.ts"
import { questionOf } from "#app/parts/wall-time/clock-question.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import type { Option } from "#app/ui/form/select-field.tsx"
import { ballotFor, ballotPreview, type Ballot } from "./ballot-access.server.ts"
import { ballotReference } from "./ballot-number.ts"
import type { BallotFormView } from "./ballot-values.ts"
import { newBallot, repeated, valuesOf } from "./ballot-values.server.ts"

type Schemas = components["schemas"]
type Grouped = Pick<Schemas["Meeting"], "group">
type NamedMeeting = Pick<Schemas["Meeting"], "id" | "number" | "group_number" | "group" | "subject">
type Meetings = Schemas["MeetingList"]["items"]

/** Where the backend's errors stand in the form of a ballot. */
export const ballotForm: EventForm = {
  module: "ballot",
  people: "voters",
  places: {
    start_time: "start.time",
    timezone: "start.zone",
    duration: "duration.preset",
    documentation_ids: "documentation",
    group_acronym: "group",
  },
}

/** Meetings to choose from, the latest first. */
const most = 50 as const

const meetingOption = (meeting: NamedMeeting): Option => {
  return { value: meeting.id, text: `${eventReference("M", meeting)} ${meeting.subject}` }
}

/** The meetings of groups; of all groups and none, where the alliance, `""`, is among the places. */
async function meetingsIn({ api }: RequestContext, places: string[]): Promise<Meetings> {
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
async function meetingOptions(
  context: RequestContext,
  { place, meetings }: { place: string; meetings: Meetings },
  places: string[],
): Promise<Option[]> {
  const all = places.includes(place) ? meetings : await meetingsIn(context, places)
  return all.filter((meeting) => places.includes(placeOf(meeting))).map(meetingOption)
}

/** The meeting from whose page somebody comes; one that nobody may read is none. */
async function meetingIn({ api }: RequestContext, id: string | null): Promise<NamedMeeting | undefined> {
  if (!isRecordId(id)) return undefined
  const meeting = await api.get("/meeting/{id}", { path: { id } })
  return meeting.ok ? meeting.value : undefined
}

/** The ballot that is to be put once more; one that offers no such thing is none (states.md section 4). */
async function previousIn({ api }: RequestContext, id: string | null): Promise<Ballot | undefined> {
  if (!isRecordId(id)) return undefined
  const ballot = await api.get("/ballot/{id}", { path: { id } })
  return ballot.ok && ballot.value.actions.includes("ballot.create") ? ballot.value : undefined
}

const withOption = (options: Option[], option: Option | undefined) =>
  option && !options.some(({ value }) => value === option.value) ? [option, ...options] : options

/**
 * The form of a new ballot: of the group of the address, or without one of the alliance (VOTE-02).
 * @param address its `meeting` is the id of the meeting it is to be about, `previous` of the ballot it is to follow
 * @throws the 403 screen where the backend would not make it
 */
export async function createView(
  context: RequestContext,
  acronym: string | undefined,
  address: URLSearchParams,
): Promise<BallotFormView> {
  const place = acronym ?? ""
  const [form, [meeting, ballot, inPlace]] = await beside(
    newEventForm(context, "ballot", acronym),
    Promise.all([
      meetingIn(context, address.get("meeting")),
      previousIn(context, address.get("previous")),
      meetingsIn(context, [place]),
    ]),
  )
  const places = placesOf(form)
  const [about] = fitting(meeting, places)
  const [previous] = fitting(ballot, places)
  const options = await meetingOptions(context, { place, meetings: inPlace }, places)
  const meetings = withOption(options, about && meetingOption(about))
  const values = { ...(previous ? repeated(previous, context) : newBallot(context)), meeting_id: about?.id }
  const from = about ?? previous
  const group = from ? placeOf(from) : places[0]
  return {
    ...form,
    meetings,
    values: form.places ? { ...values, group } : values,
    previous: previous && previousView(previous),
  }
}

const previousView = (ballot: Ballot) => ({ id: ballot.id, number: ballotReference(ballot), subject: ballot.subject })

const fitting = <R extends Grouped>(record: R | undefined, places: string[]): R[] =>
  record && places.includes(placeOf(record)) ? [record] : []

const placeOf = ({ group }: Grouped) => group?.acronym ?? ""

/** Where the ballot may be made, by acronym; "" is the alliance. */
function placesOf({ places, place = "" }: EventFormView): string[] {
  return places?.map(({ value }) => value) ?? [place]
}

/** The form of a ballot that is changed. @throws the 403 screen where the ballot does not offer that (VOTE-02) */
export async function editView(
  context: RequestContext,
  params: Readonly<Record<string, string | undefined>>,
): Promise<BallotFormView & { ballot: Ballot }> {
  const place = params.acronym ?? ""
  const preview = ballotPreview(context, params, "update")
  const asked = ballotFor(context, params, "update", preview)
  const changed = asked.then((found) => ({ ...found, people: found.voters }))
  const around = Promise.all([changedEventForm(context, changed, preview), meetingsIn(context, [place])])
  const [ballot, [form, inPlace]] = await beside(asked, around)
  const { meeting, group } = ballot
  const meetings = await meetingOptions(context, { place, meetings: inPlace }, [placeOf(ballot)])
  const values = valuesOf(ballot, context.locale)
  return {
    ...form,
    ballot,
    values,
    meetings: withOption(meetings, meeting ? meetingOption({ ...meeting, group }) : undefined),
    question: questionOf(values.start),
  }
}
