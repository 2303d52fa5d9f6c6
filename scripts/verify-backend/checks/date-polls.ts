import { Finding, resultOf } from "../client/answers.ts"
import { newPoll, slotsOf } from "../subjects/date-poll.ts"
import { act, create, readAnswer, sendAs, type Verification, type View } from "../subjects/subject.ts"

/** Checks what the table of date polls says of answers, and of the meeting that a slot becomes (MEET-14). */
export async function checkDatePolls(v: Verification): Promise<void> {
  await v.check("date-poll.answer", "effect", "each slot has the answer that was given to it", () => answers(v))
  await v.check(
    "date-poll.decide",
    "effect",
    "the slot becomes a meeting, and its answers those to the invitation",
    () => decision(v),
  )
}

/** A poll to which the participant has answered: no to the first slot, if need be to the second. */
async function answered(v: Verification) {
  const poll = await newPoll(v)
  const [first = "", second = ""] = await slotsOf(v, poll)
  const given = [
    { slot_id: first, answer: "no" },
    { slot_id: second, answer: "if_need_be" },
  ]
  await create(v, "date-poll.answer", "participant", { path: poll.path, body: { answers: given } })
  return { poll, second, given }
}

async function answers(v: Verification): Promise<void> {
  const { poll, given } = await answered(v)
  const kept = (await readAnswer(v, poll, "participant")).my_answers as View[]
  for (const { slot_id, answer } of given) {
    const found = kept.find((one) => one.slot_id === slot_id)?.answer
    if (found !== answer) throw new Finding(`an answer is ${String(found)}, not ${answer}`)
  }
}

async function decision(v: Verification): Promise<void> {
  const { poll, second } = await answered(v)
  await act(v, poll, "date-poll.decide", { slot_id: second })
  const meeting = (await readAnswer(v, poll)).meeting as View | null
  if (!meeting) throw new Finding("the poll has no meeting")
  const exchange = await sendAs(v, "participant", "meeting.get", { path: { id: String(meeting.id) } })
  const { status, my_answer } = resultOf(exchange)
  if (status !== "not_started") throw new Finding(`the meeting is ${String(status)}`, exchange)
  if (my_answer !== "tentative") throw new Finding(`the answer is ${String(my_answer)}, not tentative`, exchange)
}
