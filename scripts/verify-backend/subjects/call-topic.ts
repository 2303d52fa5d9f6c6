import { resultOf } from "../client/answers.ts"
import { note, topicForm, unique } from "./bodies.ts"
import { act, create, readRecord, sendAs, type Kind, type Subject, type Verification, type View } from "./subject.ts"
import { startSoon, waitForStart } from "./starting.ts"
import { day } from "./test-records.ts"

/** Who calls for topics in the group of the run, and who submits them. */
const calling = "secretary"
const submitting = "participant"

/** A call of the run that is open, for all checks of its topics; there is a number for the next one. */
export async function openCall(v: Verification): Promise<Subject> {
  const call = await opened(v)
  const { next_code } = await readRecord(v, call)
  // Other checks make rules with few numbers, and the newest rule gives the codes.
  if (next_code === null)
    await create(v, "topic-code-rule.create", "alliance_admin", { body: { prefix: `V${unique()}`.slice(0, 20), max_sequence: 9999 } }) // oxfmt-ignore
  return call
}

const opened = (v: Verification): Promise<Subject> => v.records.shared("open topic call", () => newCall(v))

async function newCall(v: Verification): Promise<Subject> {
  const as = await v.people.get(calling)
  const form = {
    ...topicForm(v.records.run, " call"),
    end_time: v.records.instant(9 * day),
    timezone: "UTC",
    group_acronym: await v.ownGroup("records"),
  }
  const { id } = await startSoon(v, (start_time) =>
    v.target.send("topic-call.create", { as, body: { ...form, start_time } }),
  )
  const call: Subject = { path: { id: String(id) }, read: { who: calling, operation: "topic-call.get" } }
  await waitForStart(v, call)
  return call
}

/** A topic of a call that was cancelled afterwards. */
export async function closedCall(v: Verification): Promise<Subject> {
  // There is a number for the topic.
  await openCall(v)
  const call = await newCall(v)
  const body = topicForm(v.records.run)
  const { id } = await create(v, "topic-call.topic.create", submitting, { path: call.path, body })
  await act(v, call, "topic-call.cancel", { reason: note })
  const path = { ...call.path, topic_id: String(id) }
  return { path, read: { who: submitting, operation: "topic-call.topic.get" } }
}

/** A topic that can be changed: one that an earlier check has left, because each is mailed to the creator of the call. */
async function submitted(v: Verification): Promise<Subject> {
  const { path } = await openCall(v)
  const { session } = await v.people.get(submitting)
  const rows = resultOf(await sendAs(v, submitting, "topic-call.topic.list", { path })).items as View[]
  const left = rows.find((row) => row.status === "submitted" && (row.creator as View).id === session.user_id)
  const { id } =
    left ?? (await create(v, "topic-call.topic.create", submitting, { path, body: topicForm(v.records.run) }))
  return {
    path: { ...path, topic_id: String(id) },
    read: { who: submitting, operation: "topic-call.topic.get" },
    change: "topic-call.topic.update",
  }
}

/** Topics of a call in a group of the run. */
export const callTopics: Kind = {
  name: "topics of calls",
  creates: ["topic-call.topic.create"],
  writes: {
    "topic-call.topic.create": {
      who: submitting,
      subject: openCall,
      body: ({ records }, unique) => topicForm(records.run, ` ${unique}`),
      other: { subject: "Another topic 其他议题" },
    },
    "topic-call.topic.update": {
      who: submitting,
      subject: submitted,
      body: ({ records }, unique) => topicForm(records.run, ` ${unique}`),
    },
    "topic-call.topic.withdraw": {
      who: submitting,
      subject: submitted,
      body: () => ({ reason: "Solved by mail 已通过邮件解决" }),
      other: { reason: "Another reason 其他理由" },
    },
  },
}
