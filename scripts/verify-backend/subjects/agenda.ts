import { rolesAt } from "./state-tables.ts"
import { act, create, makeIn, readAnswer, type Kind, type Subject, type Verification, type View } from "./subject.ts"

const move = "meeting.agenda.move"

const agendaOf = ({ agenda }: View) => agenda as View

/** The state of the meeting of an agenda in this state. */
const whileMeeting: Readonly<Record<string, string>> = { waiting: "not_started" }

/** The ids of the topics of the meeting, in the order of its agenda. */
export async function topicsOf(v: Verification, { path, read }: Subject): Promise<string[]> {
  const meeting = await readAnswer(v, { path, ...(read && { read }) })
  return (meeting.topics as View[]).map(({ id }) => String(id))
}

/** Moves an agenda to a topic, or ends it. @returns the agenda */
export const moveTo = (v: Verification, agenda: Subject, topic_id: string | null): Promise<View> =>
  act(v, agenda, move, { topic_id })

/** Makes an agenda in this state that no other check uses: that of a meeting with two topics. */
export async function newAgenda(v: Verification, state = "not_started"): Promise<Subject> {
  const { path } = await makeIn(v, "meetings", whileMeeting[state] ?? "ongoing")
  const agenda: Subject = { path, read: { who: "secretary", operation: "meeting.get", part: agendaOf } }
  if (state === "waiting" || state === "not_started") return agenda
  const [first = ""] = await topicsOf(v, agenda)
  await moveTo(v, agenda, first)
  if (state === "ended") await moveTo(v, agenda, null)
  if (state === "over") {
    const { version } = await readAnswer(v, agenda)
    await create(v, "meeting.end", "secretary", { path, body: { version } })
  }
  return agenda
}

/** The agendas of meetings that take place. Their meetings are removed with the others. */
export const agendas: Kind = {
  name: "agendas",
  sample: { path: "/meeting/{id}/agenda", make: newAgenda },
  cells: {
    table: "meeting-agenda",
    read: "meeting.get",
    places: ["group"],
    states: ["waiting", "not_started", "ongoing", "ended", "over"],
    make: newAgenda,
    more: { end: { topic_id: null } },
    rolesOf: (who, place) => [...rolesAt(place, who), ...(who === "secretary" ? ["organizer"] : [])],
  },
  writes: {
    [move]: {
      who: "secretary",
      subject: (v) => newAgenda(v, "ongoing"),
      body: async (v, _unique, agenda) => ({ topic_id: (await topicsOf(v, agenda))[0] }),
      other: { version: 999_999 },
    },
  },
}
