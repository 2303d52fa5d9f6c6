import { Finding } from "../client/answers.ts"
import { topicForm } from "../subjects/bodies.ts"
import type { PersonRole } from "../client/fixtures.ts"
import { create, makeIn, readRecord, type Subject, type Verification, type View } from "../subjects/subject.ts"

/** Checks that the topics of a meeting are as they were written: they have no operation that reads them alone (MEET-06, MEET-13). */
export async function checkTopics(v: Verification): Promise<void> {
  const title = "the meeting has the topic as it was sent"
  const meeting = () => makeIn(v, "meetings", "not_started")
  await v.check("meeting.topic.create", "effect", title, async () => {
    const of = await meeting()
    const { subject } = formOf(v, "")
    await expectTopic(v, of, await added(v, of), { subject })
  })
  await v.check("meeting.topic.update", "effect", title, async () => {
    const of = await meeting()
    const changed = formOf(v, " 2")
    await expectTopic(v, of, await written(v, of, "meeting.topic.update", changed), { subject: changed.subject })
  })
  await v.check(
    "meeting.topic.plan",
    "effect",
    "the meeting has the topic at its place, with its minutes",
    async () => {
      const of = await meeting()
      await added(v, of)
      const id = await written(v, of, "meeting.topic.plan", { position: 1, minutes: 35, presenter_id: null })
      await expectTopic(v, of, id, { minutes: 35, presenter: null })
      const [first] = await topicsOf(v, of)
      if (first?.id !== id) throw new Finding("it is not the first topic")
    },
  )
  await v.check(
    "meeting.topic.feedback.create",
    "effect",
    "feedback with `is_completed` completes the topic",
    async () => {
      const of = await meeting()
      const [open, done] = [await added(v, of), await added(v, of)]
      const feedback = { text: "Agreed 同意" }
      await send(v, of, "meeting.topic.feedback.create", { who: "secretary", topic_id: open, body: feedback })
      const body = { ...feedback, is_completed: true }
      await send(v, of, "meeting.topic.feedback.create", { who: "secretary", topic_id: done, body })
      await expectTopic(v, of, open, { status: "feedback_received" })
      await expectTopic(v, of, done, { status: "completed" })
    },
  )
}

const formOf = (v: Verification, more: string) => topicForm(v.records.run, more)

const topicsOf = async (v: Verification, meeting: Subject) => (await readRecord(v, meeting)).topics as View[]

type Sent = { who: PersonRole; topic_id: string; body: object }

const send = (v: Verification, { path }: Subject, operation: string, { who, topic_id, body }: Sent) =>
  create(v, operation, who, { path: { ...path, topic_id }, body })

/** Adds a topic as the participant, and returns its id. */
async function added(v: Verification, { path }: Subject): Promise<string> {
  const { id } = await create(v, "meeting.topic.create", "participant", { path, body: formOf(v, "") })
  return String(id)
}

/** Adds a topic, changes it as the participant, and returns its id. */
async function written(v: Verification, meeting: Subject, operation: string, change: object): Promise<string> {
  const id = await added(v, meeting)
  const version = (await topicsOf(v, meeting)).find((topic) => topic.id === id)?.version
  await send(v, meeting, operation, { who: "participant", topic_id: id, body: { version, ...change } })
  return id
}

async function expectTopic(v: Verification, meeting: Subject, id: string, expected: object): Promise<void> {
  const topic = (await topicsOf(v, meeting)).find((one) => one.id === id)
  if (!topic) throw new Finding("the meeting does not have it")
  for (const [field, value] of Object.entries(expected))
    if (field in topic && JSON.stringify(topic[field]) !== JSON.stringify(value))
      throw new Finding(`${field} is ${JSON.stringify(topic[field])}, not ${JSON.stringify(value)}`)
}
