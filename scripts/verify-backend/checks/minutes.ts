import { Finding, resultOf } from "../client/answers.ts"
import { approved } from "../subjects/decision.ts"
import { newMeeting } from "../subjects/meeting.ts"
import { readRecord, sendAs, type Subject, type Verification, type View } from "../subjects/subject.ts"

const what = "meeting.summary.approve"

/** Checks what the table of meetings says of the approval of minutes: the register of decisions, and the tasks (MEET-15). */
export async function checkMinutes(v: Verification): Promise<void> {
  await v.check(what, "effect", "each decision gets numbers that go up, and stands in the register", () => numbers(v))
  await v.check(what, "effect", "a decision that the minutes no longer contain is withdrawn", () => withdrawal(v))
  await v.check(what, "effect", "each action with `is_task` becomes one task of its person", () => tasks(v))
}

const textOf = (v: Verification) => `${v.records.run} test decision 测试决议`

const recorded = (v: Verification, id: unknown) => sendAs(v, "secretary", "decision.get", { path: { id: String(id) } })

async function numbers(v: Verification): Promise<void> {
  const meeting = await newMeeting(v, "ended")
  const text = textOf(v)
  const { decisions } = await approved(v, meeting, { decisions: [{ text }, { text: `${text} 2` }] })
  const [first = {}, second = {}] = decisions
  for (const field of ["number", "group_number"])
    if (!(Number(first[field]) > 0 && Number(second[field]) > Number(first[field])))
      throw new Finding(`${field} ${String(first[field])} was followed by ${String(second[field])}`)
  const exchange = await recorded(v, first.id)
  const { number, status, meeting: origin } = resultOf(exchange)
  const isSame = number === first.number && status === "recorded" && (origin as View).id === meeting.path.id
  if (!isSame) throw new Finding("the register has not what the minutes have", exchange)
}

async function withdrawal(v: Verification): Promise<void> {
  const meeting = await newMeeting(v, "ended")
  const { decisions } = await approved(v, meeting, { decisions: [{ text: textOf(v) }] })
  await approved(v, meeting, { decisions: [{ text: `${textOf(v)} 2` }] })
  const exchange = await recorded(v, decisions[0]?.id)
  const { status } = resultOf(exchange)
  if (status !== "withdrawn") throw new Finding(`it is ${String(status)}`, exchange)
}

async function tasks(v: Verification): Promise<void> {
  const { session } = await v.people.get("participant")
  const action = { text: textOf(v), assignee_id: session.user_id, due_date: "2031-06-16" }
  const meeting = await newMeeting(v, "ended")
  const { action_items } = await approved(v, meeting, { action_items: [{ ...action, is_task: true }, action] })
  const [made, left] = action_items
  if (!made?.task || left?.task) throw new Finding("not exactly the action that is to be a task has one")
  const { id } = made.task as View
  await expectTask(v, String(id), { subject: action.text, assignee: session.user_id, meeting: String(meeting.path.id) })
  await approved(v, meeting, { action_items: [{ ...action, id: made.id, is_task: true }] })
  const second = await firstTask(v, meeting)
  if (second?.id !== id) throw new Finding(`approved again, its task is ${String(second?.id)}`)
}

async function expectTask(v: Verification, id: string, expected: Record<string, string>): Promise<void> {
  const exchange = await sendAs(v, "secretary", "task.get", { path: { id } })
  const task = resultOf(exchange)
  const idOf = (part: unknown) => (part as View | null)?.id
  const shown: View = { subject: task.subject, assignee: idOf(task.assignee), meeting: idOf(task.meeting) }
  const wrong = Object.keys(expected).filter((name) => shown[name] !== expected[name])
  if (task.deadline === null) wrong.push("deadline")
  if (wrong.length > 0) throw new Finding(`the task has not the ${wrong.join(", ")} of its action`, exchange)
}

/** The task of the first action in the minutes. */
async function firstTask(v: Verification, meeting: Subject): Promise<View | null | undefined> {
  const [said] = (await readRecord(v, meeting)).topic_minutes as { action_items: View[] }[]
  return said?.action_items[0]?.task as View | null | undefined
}
