import { expect, test } from "vitest"
import { summaryForm } from "#app/features/meeting/summary.server.ts"
import { readParticipants } from "#app/parts/participants/participant.ts"
import { exampleMeeting, reader } from "./meeting-fixture.ts"

const { organizer } = exampleMeeting()
const person = (id: string) => ({ ...organizer, id, name: `Person ${id}` })

/** The people who are preselected if one check box fits on the page, for the first of two who accepted. */
async function preselected() {
  const [first, second, third] = ["1", "2", "3"].map(person)
  if (!first || !second || !third) throw new Error("nobody is there")
  const time = "2026-11-19T08:00:00Z"
  const items = [
    { member: first, answer: "accepted" as const, time },
    { member: second, answer: "accepted" as const, time },
    { member: third, answer: "declined" as const, time },
  ]
  const answers = { accepted: 2, tentative: 0, declined: 1, unanswered: 0, items }
  const written = { summary: null, summary_files: [], attendees: [], minutes: null }
  const meeting = exampleMeeting({ ...written, answers, status: "ended", actions: ["summary.update"] })
  const nodes = [{ id: "group", name: "A", name_english: "A", members: [first], nodes: [], total: 3 }]
  const get = (path: string) => Promise.resolve({ ok: true, value: path === "/member/tree" ? { nodes } : meeting })
  const context = { ...reader(), api: { get } } as unknown as Parameters<typeof summaryForm>[0]
  const request = new Request("http://portal.test/a/aurora/meeting/meeting-1/summary/edit")
  const { values } = await summaryForm(context, request, { alliance: "aurora", id: "meeting-1" })
  return { boxes: values.attendee_ids, others: readParticipants(values.others).map(({ id }) => id) }
}

test("MEET-10 whoever accepted is preselected, also beyond the last check box", async () => {
  expect(await preselected()).toEqual({ boxes: ["1"], others: ["2"] })
})
