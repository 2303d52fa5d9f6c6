import { decisionStatusValues } from "#openapi/generated/values/decision-status.ts"
import { rolesAt } from "./state-tables.ts"
import { create, makeIn, sendAs, versionOf, type Kind, type Subject, type Verification, type View } from "./subject.ts"
import { resultOf } from "../client/answers.ts"

/** What the minutes say about no topic. */
type Minutes = { decisions?: readonly object[]; action_items?: readonly object[] }
type Written = { decisions: View[]; action_items: View[] }

/** Writes these minutes of a meeting as its organizer, approves them as an administrator, and returns what they then say. */
export async function approved(v: Verification, meeting: Subject, said: Minutes): Promise<Written> {
  const { path } = meeting
  const write = { version: await versionOf(v, meeting), topic_minutes: [{ topic_id: null, ...said }] }
  await create(v, "meeting.summary.update", "secretary", { path, body: write })
  const body = { version: await versionOf(v, meeting) }
  const record = resultOf(await sendAs(v, "alliance_admin", "meeting.summary.approve", { path, body }))
  const [written] = record.topic_minutes as Written[]
  return written ?? { decisions: [], action_items: [] }
}

/** Makes a decision in this state that no other check uses: its minutes are approved, and again without it. */
async function newDecision(v: Verification, state = "recorded"): Promise<Subject> {
  const meeting = await makeIn(v, "meetings", "ended")
  const text = `${v.records.run} test decision 测试决议`
  const { decisions } = await approved(v, meeting, { decisions: [{ text }] })
  if (state === "withdrawn") await approved(v, meeting, { decisions: [{ text: `${text} 2` }] })
  const id = String(decisions[0]?.id)
  return { path: { id }, read: { who: "secretary", operation: "decision.get" } }
}

/** The decisions of the register. They stay, like the minutes in which they stand. */
export const decisions: Kind = {
  name: "decisions",
  sample: { path: "/decision/{id}", make: newDecision },
  cells: {
    table: "decision",
    read: "decision.get",
    places: ["group"],
    states: decisionStatusValues,
    make: newDecision,
    rolesOf: (who, place) => rolesAt(place, who),
  },
}
