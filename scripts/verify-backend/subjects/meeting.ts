import { meetingStatusValues } from "#openapi/generated/values/meeting-status.ts"
import { meetingForm, note, text } from "./bodies.ts"
import { rolesAt } from "./state-tables.ts"
import { act, cleanUpBy, create, restrictedGroup, type Kind, type Subject, type Verification } from "./subject.ts"
import { startSoon, waitForStart } from "./starting.ts"
import { day } from "./test-records.ts"

/** Where a meeting is, and its organizer: the secretary of the group, the general secretary, or an administrator. */
const organizers = { group: "secretary", alliance: "general_secretary", restricted: "alliance_admin" } as const
export type Place = keyof typeof organizers

/** Number of meetings created together, because all of them need the same wait for their start. */
const batch = 4

const minutes = {
  summary: text("Minutes 纪要"),
  topic_minutes: [{ topic_id: null, text: "Said 讨论", decisions: [], action_items: [] }],
  summary_file_ids: [],
  attendee_ids: [],
}

function subjectOf(id: unknown, place: Place, change = "meeting.update"): Subject {
  return { path: { id: String(id) }, read: { who: organizers[place], operation: "meeting.get" }, change }
}

async function formAt(v: Verification, place: Place, start_time: string, name = "") {
  const { session } = await v.people.get(place === "restricted" ? "restricted_member" : "participant")
  const group = place === "group" ? v.fixtures.alliance.group : place === "restricted" ? restrictedGroup(v) : undefined
  const form = meetingForm(`${v.records.run}${name}`, start_time, [session.user_id])
  const topics = [{ subject: "First 第一项", minutes: 10 }, { subject: "Second 第二项" }]
  return { ...form, topics, ...(group !== undefined && { group_acronym: group }) }
}

async function planned(v: Verification, place: Place): Promise<Subject> {
  const body = await formAt(v, place, v.records.instant(7 * day))
  const { id, created_time } = await create(v, "meeting.create", organizers[place], { body })
  // The duration of the call is negligible compared with clock differences of test servers.
  v.records.setClock(created_time)
  return subjectOf(id, place)
}

/** Creates a weekly series of three meetings of the group, to which the participant and the organizer are invited. @returns the id of the first */
export async function seriesOf(v: Verification): Promise<string> {
  const form = await formAt(v, "group", v.records.instant(7 * day), " series 系列")
  const { session } = await v.people.get("secretary")
  const { participants } = form
  const member_ids = [...participants.member_ids, session.user_id]
  const body = { ...form, participants: { ...participants, member_ids }, repeat: { every: "week", count: 3 } }
  const { id } = await create(v, "meeting.create", "secretary", { body })
  return String(id)
}

async function begun(v: Verification, place: Place): Promise<Subject[]> {
  await v.records.shared("clock of the target", () => planned(v, place))
  const as = await v.people.get(organizers[place])
  const made: Subject[] = []
  while (made.length < batch) {
    const { id } = await startSoon(v, async (start_time) =>
      v.target.send("meeting.create", { as, body: await formAt(v, place, start_time) }),
    )
    made.push(subjectOf(id, place, "meeting.summary.update"))
  }
  for (const meeting of made) await waitForStart(v, meeting)
  return made
}

/** Makes a meeting in this state that no other check uses; one that has ended has minutes, or there is nothing to approve. */
export async function newMeeting(v: Verification, state = "not_started", place: Place = "group"): Promise<Subject> {
  if (state === "not_started" || state === "cancelled") {
    const meeting = await planned(v, place)
    if (state === "cancelled") await act(v, meeting, "meeting.cancel")
    return meeting
  }
  const meeting = await v.records.fromStock(`meeting ${place}`, () => begun(v, place))
  if (state === "ended") {
    await act(v, meeting, "meeting.end")
    await act(v, meeting, "meeting.summary.update", minutes)
  }
  return meeting
}

/** A meeting of the restricted group, shared by all checks that only read it. */
export const restrictedMeeting = (v: Verification): Promise<Subject> =>
  v.records.shared("meeting restricted", () => newMeeting(v, "not_started", "restricted"))

/** Creates another meeting of the restricted group. @returns its id */
export const newRestrictedMeeting = async (v: Verification): Promise<string> =>
  String((await newMeeting(v, "not_started", "restricted")).path?.id)

const meeting = (state: string) => (v: Verification) => newMeeting(v, state)

export const meetings: Kind = {
  name: "meetings",
  creates: ["meeting.create"],
  sample: {
    path: "/meeting/{id}",
    others: ["preview.get", "operation-log.list", "member.tree"],
    make: meeting("not_started"),
  },
  cells: {
    table: "meeting",
    read: "meeting.get",
    places: ["group", "alliance"],
    states: meetingStatusValues,
    make: (v, state, place) => newMeeting(v, state, place as Place),
    rolesOf: (who, place) => [...rolesAt(place, who), ...(organizers[place as Place] === who ? ["organizer"] : [])],
  },
  cleanUp: cleanUpBy("meeting.get", { not_started: "meeting.cancel", ongoing: "meeting.end" }),
  writes: {
    "meeting.create": {
      who: "secretary",
      entitled: "alliance_admin",
      body: (v, unique) => formAt(v, "group", v.records.instant(9 * day), ` ${unique}`),
      other: { duration: 45 },
    },
    "meeting.update": {
      who: "secretary",
      subject: meeting("not_started"),
      body: async (v, unique) => {
        const {
          group_acronym: _fixed,
          topics: _separate,
          ...form
        } = await formAt(v, "group", v.records.instant(8 * day), ` ${unique}`)
        return form
      },
    },
    "meeting.documentation.update": {
      who: "secretary",
      subject: meeting("not_started"),
      body: (_v, unique) => ({ documentation_ids: [], location: `Room ${unique}` }),
    },
    "meeting.cancel": {
      who: "secretary",
      subject: meeting("not_started"),
      body: (_v, unique) => ({ reason: `No draft 没有草案 ${unique}` }),
      other: { reason: "Another reason 其他原因" },
    },
    "meeting.end": { who: "secretary", subject: meeting("ongoing"), body: () => ({}), other: { version: 999_999 } },
    "meeting.remind": { who: "secretary", subject: meeting("not_started") },
    "meeting.summary.update": {
      who: "secretary",
      subject: meeting("ongoing"),
      body: (_v, unique) => ({ ...minutes, summary: text(`Minutes 纪要 ${unique}`) }),
    },
    "meeting.summary.approve": {
      who: "alliance_admin",
      subject: meeting("ended"),
      body: () => ({}),
      other: { version: 999_999 },
    },
    "meeting.feedback.create": {
      who: "participant",
      subject: meeting("ongoing"),
      body: (_v, unique) => ({ text: `Thank you 谢谢 ${unique}` }),
      other: { text: note },
    },
    "meeting.answer": {
      who: "participant",
      subject: meeting("not_started"),
      body: () => ({ answer: "tentative" }),
      other: { answer: "declined" },
    },
  },
}
