import { ballotAbout } from "../subjects/ballot.ts"
import { approved } from "../subjects/decision.ts"
import { act, create, makeIn, readRecord, sendAs, type Verification, type View } from "../subjects/subject.ts"

/** The path of a record by the kind of its state table. */
export type Referring = ReadonlyMap<string, Record<string, string>>

/** Records of the run that name others, made once: a list shows the newest ones first, and most of them name nothing. */
export const recordsThatRefer = (v: Verification): Promise<Referring> =>
  v.records.shared("records that name others", () => makeReferring(v))

/** A meeting with ballots about it and about a topic, and in its minutes a decision by a ballot and an action that became a task. */
async function makeReferring(v: Verification): Promise<Referring> {
  const meeting = await makeIn(v, "meetings", "ongoing")
  const meeting_id = meeting.path.id
  const [topic] = (await readRecord(v, meeting)).topics as View[]
  await ballotAbout(v, { meeting_id, meeting_topic_id: topic?.id })
  const { id: ballot_id } = await ballotAbout(v, { meeting_id })
  await act(v, meeting, "meeting.end")
  const text = `${v.records.run} test decision 测试决议`
  const { user_id: assignee_id } = (await v.people.get("participant")).session
  const { decisions, action_items } = await approved(v, meeting, {
    decisions: [{ text, ballot_id }],
    action_items: [{ text, assignee_id, due_date: "2031-06-16", is_task: true }],
  })
  await makeFeed(v, { module: "meeting", key: meeting_id })
  const paths = { meeting: meeting_id, decision: decisions[0]?.id, task: (action_items[0]?.task as View | null)?.id }
  return new Map(Object.entries(paths).map(([kind, id]) => [kind, { id: String(id) }]))
}

/** A feed of a record, which is deleted again. */
async function makeFeed(v: Verification, record: View): Promise<void> {
  const { id } = await create(v, "calendar.feed.create", "participant", { body: { record } })
  v.records.atEnd(
    async () => void (await sendAs(v, "participant", "calendar.feed.delete", { path: { id: String(id) } })),
  )
}
