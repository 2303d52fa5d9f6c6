import { valueOf } from "#app/api/failure.ts"
import type { components } from "#app/api/schema.d.ts"
import type { EventForm } from "#app/parts/event-form/event-answer.server.ts"
import { changedEventForm, newEventForm } from "#app/parts/event-form/event-form.server.ts"
import type { EventFormView } from "#app/parts/event-form/event-form.ts"
import { eventReference } from "#app/parts/event-number.ts"
import { questionOf } from "#app/parts/wall-time/clock-question.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import type { Option } from "#app/ui/form/select-field.tsx"
import { ballotFor, type Ballot } from "./ballot-access.server.ts"
import type { BallotFormView } from "./ballot-values.ts"
import { newBallot, valuesOf } from "./ballot-values.server.ts"

type Schemas = components["schemas"]
type NamedMeeting = Pick<Schemas["Meeting"], "id" | "number" | "group_number" | "group" | "subject">

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

/** The meetings a ballot of a group may be about; `""` is the alliance, whose ballots are about meetings of no group. */
async function meetingsOf({ api }: RequestContext, places: string[]): Promise<Option[]> {
  const acronyms = places.filter((place) => place !== "")
  const isOfGroups = acronyms.length === places.length
  const status = ["not_started" as const, "ongoing" as const, "ended" as const]
  const query = { size: most, status, ...(isOfGroups && { group_acronym: acronyms }) }
  const { items } = valueOf(await api.get("/meeting", { query }))
  return items.filter(({ group }) => places.includes(placeOf({ group }))).map(meetingOption)
}

/** The meeting from whose page somebody comes; one that nobody may read is none. */
async function meetingIn({ api }: RequestContext, id: string | null): Promise<NamedMeeting | undefined> {
  if (id === null || !/^[\x21-\x7e]{1,64}$/.test(id)) return undefined
  const meeting = await api.get("/meeting/{id}", { path: { id } })
  return meeting.ok ? meeting.value : undefined
}

const withOption = (options: Option[], option: Option | undefined) =>
  option && !options.some(({ value }) => value === option.value) ? [option, ...options] : options

/**
 * The form of a new ballot: of the group of the address, or without one of the alliance (VOTE-02).
 * @param meeting id of the meeting it is to be about, or null
 * @throws the 403 screen where the backend would not make it
 */
export async function createView(
  context: RequestContext,
  acronym: string | undefined,
  meeting: string | null,
): Promise<BallotFormView> {
  const [form, asked] = await Promise.all([newEventForm(context, "ballot", acronym), meetingIn(context, meeting)])
  const places = placesOf(form)
  const fitting = asked && places.includes(placeOf(asked)) ? asked : undefined
  const meetings = withOption(await meetingsOf(context, places), fitting && meetingOption(fitting))
  const values = { ...newBallot(context), meeting_id: fitting?.id }
  if (!form.places) return { ...form, meetings, values }
  return { ...form, meetings, values: { ...values, group: fitting ? placeOf(fitting) : places[0] } }
}

const placeOf = ({ group }: Pick<NamedMeeting, "group">) => group?.acronym ?? ""

/** Where the ballot may be made, by acronym; "" is the alliance. */
function placesOf({ places, place = "" }: EventFormView): string[] {
  return places?.map(({ value }) => value) ?? [place]
}

/** The form of a ballot that is changed. @throws the 403 screen where the ballot does not offer that (VOTE-02) */
export async function editView(
  context: RequestContext,
  params: Readonly<Record<string, string | undefined>>,
): Promise<BallotFormView & { ballot: Ballot }> {
  const ballot = await ballotFor(context, params, "update")
  const { meeting, group, voters } = ballot
  const [form, meetings] = await Promise.all([
    changedEventForm(context, { module: "ballot", record: ballot, people: voters }),
    meetingsOf(context, [group?.acronym ?? ""]),
  ])
  const values = valuesOf(ballot, context.locale)
  return {
    ...form,
    ballot,
    values,
    meetings: withOption(meetings, meeting ? meetingOption({ ...meeting, group }) : undefined),
    question: questionOf(values.start),
  }
}
