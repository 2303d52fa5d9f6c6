import { setTimeout as wait } from "node:timers/promises"
import { Finding } from "../client/answers.ts"
import { moveTo, newAgenda, topicsOf } from "../subjects/agenda.ts"
import { readAnswer, type Verification, type View } from "../subjects/subject.ts"

const what = "meeting.agenda.move"

/** Checks what the table of agendas says of moving on: the topic before is done, and its time is counted (MEET-16). */
export async function checkAgenda(v: Verification): Promise<void> {
  await v.check(what, "effect", "a topic that is left is done, and its time is counted", () => leaving(v))
  await v.check(what, "effect", "a topic that is taken up again keeps its start and its time", () => returning(v))
  await v.check(what, "effect", "the version of the meeting does not change", () => keepsVersion(v))
}

/** Milliseconds for which a topic stays the current one, so that a second is counted. */
const stay = 1_200

const itemOf = ({ items }: View, topic: string) => (items as View[]).find(({ topic_id }) => topic_id === topic) ?? {}

/** Moves to the first topic of a new agenda, and after a while to the second. */
async function moved(v: Verification) {
  const agenda = await newAgenda(v)
  const [first = "", second = ""] = await topicsOf(v, agenda)
  const before = itemOf(await moveTo(v, agenda, first), first)
  await wait(stay)
  return { agenda, first, second, before, after: await moveTo(v, agenda, second) }
}

async function leaving(v: Verification): Promise<void> {
  const { first, second, before, after } = await moved(v)
  const left = itemOf(after, first)
  if (before.status !== "current" || left.status !== "done")
    throw new Finding(`the first topic was ${String(before.status)}, then ${String(left.status)}`)
  if (itemOf(after, second).status !== "current") throw new Finding("the second topic is not the current one")
  if (left.actual_end_time !== after.topic_start_time)
    throw new Finding("the first topic did not end when the second began")
  if (Number(left.used_seconds) < 1) throw new Finding(`after ${stay} ms it had ${String(left.used_seconds)} seconds`)
}

async function returning(v: Verification): Promise<void> {
  const { agenda, first, before, after } = await moved(v)
  const again = itemOf(await moveTo(v, agenda, first), first)
  if (again.status !== "current" || again.actual_end_time !== null)
    throw new Finding("it is not the current topic again")
  if (again.actual_start_time !== before.actual_start_time) throw new Finding("its start has changed")
  if (again.used_seconds !== itemOf(after, first).used_seconds) throw new Finding("the time it had before is lost")
}

async function keepsVersion(v: Verification): Promise<void> {
  const agenda = await newAgenda(v)
  const { version: before } = await readAnswer(v, agenda)
  const [first = ""] = await topicsOf(v, agenda)
  await moveTo(v, agenda, first)
  const { version } = await readAnswer(v, agenda)
  if (version !== before)
    throw new Finding(`the version of the meeting went from ${String(before)} to ${String(version)}`)
}
