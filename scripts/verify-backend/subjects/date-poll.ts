import { datePollStatusValues } from "#openapi/generated/values/date-poll-status.ts"
import { note, text } from "./bodies.ts"
import { rolesAt } from "./state-tables.ts"
import { act, cleanUpBy, create, readRecord, type Kind, type Subject, type Verification, type View } from "./subject.ts"
import { day } from "./test-records.ts"

/** Where a poll is, and its organizer: the secretary of the group, or the general secretary. */
const organizers = { group: "secretary", alliance: "general_secretary" } as const
type Place = keyof typeof organizers

/** The form of a poll with two slots; the only person who is asked is the participant. */
async function formOf(v: Verification, name = "") {
  const { session } = await v.people.get("participant")
  return {
    subject: `${v.records.run}${name} test date poll 测试时间征询`,
    duration: 60,
    timezone: "UTC",
    start_times: [v.records.instant(8 * day), v.records.instant(9 * day)],
    deadline: v.records.instant(7 * day),
    location: "Room 1",
    participants: { member_ids: [session.user_id], group_acronyms: [] },
    required_ids: [session.user_id],
    description: text(note),
  }
}

const groupOf = (v: Verification, place: Place) =>
  place === "group" ? { group_acronym: v.fixtures.alliance.group } : {}

async function opened(v: Verification, place: Place): Promise<Subject> {
  const body = { ...(await formOf(v)), ...groupOf(v, place) }
  const { id } = await create(v, "date-poll.create", organizers[place], { body })
  return { path: { id: String(id) }, read: { who: organizers[place], operation: "date-poll.get" } }
}

/** The ids of the slots of a poll. */
export const slotsOf = async (v: Verification, poll: Subject): Promise<string[]> =>
  ((await readRecord(v, poll)).slots as View[]).map(({ id }) => String(id))

/** The slot that calls answer or decide on: the first one. */
const slotOf = async (v: Verification, poll: Subject): Promise<string> => (await slotsOf(v, poll))[0] ?? ""

/** Makes a poll in this state that no other check uses. */
export async function newPoll(v: Verification, state = "open", place: Place = "group"): Promise<Subject> {
  const poll = await opened(v, place)
  if (state === "open") return { ...poll, change: "date-poll.update" }
  if (state === "closed") await act(v, poll, "date-poll.close")
  if (state === "cancelled") await act(v, poll, "date-poll.cancel")
  if (state === "decided") await act(v, poll, "date-poll.decide", { slot_id: await slotOf(v, poll) })
  return poll
}

const poll = (state: string) => (v: Verification) => newPoll(v, state)

/** Polls that find a date for a meeting. A poll that was decided leaves its meeting. */
export const datePolls: Kind = {
  name: "date polls",
  creates: ["date-poll.create"],
  sample: { path: "/date-poll/{id}", make: poll("open") },
  cells: {
    table: "date-poll",
    read: "date-poll.get",
    places: ["group", "alliance"],
    states: datePollStatusValues,
    make: (v, state, place) => newPoll(v, state, place as Place),
    rolesOf: (who, place) => [...rolesAt(place, who), ...(organizers[place as Place] === who ? ["organizer"] : [])],
  },
  cleanUp: cleanUpBy("date-poll.get", { open: "date-poll.cancel", closed: "date-poll.cancel" }),
  writes: {
    "date-poll.create": {
      who: "secretary",
      entitled: "alliance_admin",
      body: async (v, unique) => ({ ...(await formOf(v, ` ${unique}`)), ...groupOf(v, "group") }),
      other: { duration: 45 },
    },
    "date-poll.update": {
      who: "secretary",
      subject: poll("open"),
      body: (v, unique) => formOf(v, ` ${unique}`),
    },
    "date-poll.answer": {
      who: "participant",
      subject: poll("open"),
      body: async (v, _unique, subject) => ({
        answers: [{ slot_id: await slotOf(v, subject), answer: "if_need_be" }],
      }),
    },
    "date-poll.remind": { who: "secretary", subject: poll("open") },
    "date-poll.close": { who: "secretary", subject: poll("open"), body: () => ({}), other: { version: 999_999 } },
    "date-poll.reopen": {
      who: "secretary",
      subject: poll("closed"),
      body: (v) => ({ deadline: v.records.instant(6 * day) }),
      other: { version: 999_999 },
    },
    "date-poll.decide": {
      who: "secretary",
      subject: poll("open"),
      body: async (v, _unique, subject) => ({ slot_id: await slotOf(v, subject) }),
      other: { version: 999_999 },
    },
    "date-poll.cancel": {
      who: "secretary",
      subject: poll("open"),
      body: (_v, unique) => ({ reason: `Not needed 不需要 ${unique}` }),
      other: { reason: "Another reason 其他原因" },
    },
  },
}
