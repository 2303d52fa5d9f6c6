import { meetingForm, topicForm } from "./bodies.ts"
import { rolesAt } from "./state-tables.ts"
import { act, create, makeIn, versionOf, type Kind, type Subject, type Verification, type View } from "./subject.ts"
import { startSoon, waitForStart } from "./starting.ts"

/** Number of late topics created together, because all of them need the same wait for the start of their meeting. */
const batch = 6

/** Adds a topic in this state to a meeting, as the participant. */
async function added(v: Verification, meeting: Subject, state: string): Promise<Subject> {
  const path = meeting.path
  const { id, version } = await create(v, "meeting.topic.create", "participant", {
    path,
    body: topicForm(v.records.run),
  })
  const part = ({ topics }: View) => (topics as View[]).find((topic) => topic.id === id) ?? {}
  const topic = {
    path: { ...path, topic_id: String(id) },
    read: { who: "secretary", operation: "meeting.get", part },
    change: "meeting.topic.update",
  } as const
  const giveFeedback = (body: object) =>
    create(v, "meeting.topic.feedback.create", "secretary", { path: topic.path, body })
  if (state === "completed") await giveFeedback({ text: "Done 完成", is_completed: true })
  if (state.endsWith("feedback_received")) await giveFeedback({ text: "Please add data 请补充数据" })
  if (state === "cancelled") await act(v, meeting, "meeting.cancel")
  if (state === "withdrawn") {
    const body = { version, reason: "Solved by mail 已通过邮件解决" }
    await create(v, "meeting.topic.withdraw", "participant", { path: topic.path, body })
  }
  return topic
}

/** Topics that are open when their meeting ends: it starts soon after they were added. */
async function late(v: Verification, state: string): Promise<Subject[]> {
  const meeting = await makeIn(v, "meetings", "not_started")
  const made: Subject[] = []
  while (made.length < batch) made.push(await added(v, meeting, state))
  const [as, { session }] = [await v.people.get("secretary"), await v.people.get("participant")]
  const version = await versionOf(v, meeting)
  await startSoon(v, (start_time) => {
    const body = { ...meetingForm(v.records.run, start_time, [session.user_id]), version }
    return v.target.send("meeting.update", { as, path: meeting.path, body })
  })
  await waitForStart(v, meeting)
  await act(v, meeting, "meeting.end")
  return made
}

/** Makes a topic in this state that no other check uses. Several late topics share a meeting. */
async function newTopic(v: Verification, state: string): Promise<Subject> {
  if (state.startsWith("late_")) return v.records.fromStock(`topic ${state}`, () => late(v, state))
  return added(v, await makeIn(v, "meetings", "not_started"), state)
}

const topic = (v: Verification) => newTopic(v, "submitted")

export const topics: Kind = {
  name: "topics",
  creates: ["meeting.topic.create"],
  sample: { path: "/meeting/{id}/topic/{topic_id}", make: topic },
  cells: {
    table: "meeting-topic",
    read: "meeting.get",
    places: ["group"],
    states: [
      "submitted",
      "feedback_received",
      "late_submitted",
      "late_feedback_received",
      "completed",
      "withdrawn",
      "cancelled",
    ],
    make: newTopic,
    more: { "feedback.complete": { is_completed: true } },
    rolesOf: (who, place) => [
      ...rolesAt(place, who),
      ...(who === "secretary" ? ["organizer"] : who === "participant" ? ["creator"] : []),
    ],
  },
  writes: {
    "meeting.topic.create": {
      who: "participant",
      subject: (v) => makeIn(v, "meetings", "not_started"),
      body: ({ records }, unique) => topicForm(records.run, ` ${unique}`),
      other: { subject: "Something else 其他" },
    },
    "meeting.topic.update": {
      who: "participant",
      subject: topic,
      body: ({ records }, unique) => topicForm(records.run, ` ${unique}`),
    },
    "meeting.topic.plan": {
      who: "participant",
      subject: topic,
      body: () => ({ position: 1, minutes: 20, presenter_id: null }),
      other: { minutes: 25 },
    },
    "meeting.topic.withdraw": {
      who: "participant",
      subject: topic,
      body: (_v, unique) => ({ reason: `Solved by mail 已通过邮件解决 ${unique}` }),
      other: { reason: "Another reason 其他原因" },
    },
    "meeting.topic.feedback.create": {
      who: "secretary",
      subject: topic,
      body: (_v, unique) => ({ text: `Agreed 同意 ${unique}` }),
      other: { text: "Something else 其他" },
    },
  },
}
