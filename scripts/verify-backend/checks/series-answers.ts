import { Finding, resultOf } from "../client/answers.ts"
import type { PersonRole } from "../client/fixtures.ts"
import { seriesOf } from "../subjects/meeting.ts"
import { create, sendAs, type Verification, type View } from "../subjects/subject.ts"

const what = "meeting.answer"

/** Checks what the table of meetings says of answers: one for a whole series, and that of the organizer (MEET-17). */
export async function checkSeriesAnswers(v: Verification): Promise<void> {
  await v.check(what, "effect", "one answer counts for all later meetings of the series, another for one", () =>
    answers(v),
  )
  await v.check("meeting.create", "effect", "an organizer who takes part has accepted", () => organizer(v))
}

async function shownTo(v: Verification, who: PersonRole, id: string) {
  const exchange = await sendAs(v, who, "meeting.get", { path: { id } })
  return { exchange, meeting: resultOf(exchange) }
}

async function expectAnswer(v: Verification, who: PersonRole, id: string, answer: string): Promise<string> {
  const { exchange, meeting } = await shownTo(v, who, id)
  const found = String(meeting.my_answer)
  if (found !== answer) throw new Finding(`the answer is ${found}, not ${answer}`, exchange)
  return String((meeting.series as View | null)?.next_id)
}

const answer = (v: Verification, id: string, body: object) => create(v, what, "participant", { path: { id }, body })

async function answers(v: Verification): Promise<void> {
  const first = await seriesOf(v)
  await answer(v, first, { answer: "accepted", scope: "following" })
  const second = await expectAnswer(v, "participant", first, "accepted")
  await expectAnswer(v, "participant", second, "accepted")
  await answer(v, second, { answer: "declined" })
  const third = await expectAnswer(v, "participant", second, "declined")
  await expectAnswer(v, "participant", third, "accepted")
  await expectAnswer(v, "participant", first, "accepted")
}

async function organizer(v: Verification): Promise<void> {
  const first = await seriesOf(v)
  const second = await expectAnswer(v, "secretary", first, "accepted")
  await expectAnswer(v, "secretary", second, "accepted")
}
