import { expect, test } from "vitest"
import type { Reply, Session } from "./mock-support.ts"
import { people, useMock } from "./use-mock.ts"

const host = useMock()
const { call, signIn, storeOf } = people(host)

type Result = { id: string; version: number }

const text = { format: "markdown", text: "Agenda 议程" }
const form = {
  ...{ subject: "Plenary 全体会议", timezone: "Europe/Oslo", duration: 60, description: text },
  ...{ start_time: "2026-12-02T09:00:00+01:00", location: "Room 7 第七会议室" },
}

const resultOf = ({ status, body }: Reply): Result => {
  expect(status, JSON.stringify(body)).toBeLessThan(300)
  return body.result as Result
}

const create = async (who: Session) => resultOf(await call(who, "POST", "meeting", { ...form, group_acronym: "COPT" }))

/** The texts of the mails of an operation, without repetitions, except for the part with the link of an invitation. */
const mailed = (who: Session, asked: string) => {
  const mails = storeOf(who).rows.mail.filter(
    ({ operation, time }) => operation === asked && time >= storeOf(who).now(),
  )
  return [...new Set(mails.map((mail) => mail.text.split("\n\n")[0]))].sort()
}

test("MEET-06 the organizer learns why a topic was withdrawn", async () => {
  const chair = await signIn("chair")
  const member = await signIn("member", chair)
  const meeting = await create(chair)
  const topic = resultOf(await call(member, "POST", `meeting/${meeting.id}/topic`, { subject: "T", description: text }))
  const body = { version: 1, reason: "Covered elsewhere 另行讨论" }
  resultOf(await call(member, "POST", `meeting/${meeting.id}/topic/${topic.id}/withdraw`, body))
  const [said, ...more] = mailed(chair, "meeting.topic.withdraw")
  expect(more).toEqual([])
  expect(said).toContain("Plenary 全体会议")
  expect(said).toContain("Covered elsewhere 另行讨论")
})
