import { expect, test } from "vitest"
import { summaryForm } from "#app/features/meeting/minutes/summary.server.ts"
import { readParticipants } from "#app/parts/participants/participant.ts"
import { exampleMeeting, reader } from "./fixture.ts"

const { organizer } = exampleMeeting()
const person = (id: string) => ({ ...organizer, id, name: `Person ${id}` })

/** The meeting's form of the summary, with only one check box on the page, for the first of two who accepted. */
function formOf(written: Partial<Parameters<typeof exampleMeeting>[0]> = {}) {
  const [first, second, third] = ["1", "2", "3"].map(person)
  if (!first || !second || !third) throw new Error("nobody is there")
  const time = "2026-11-19T08:00:00Z"
  const items = [
    { member: first, answer: "accepted" as const, time, is_outdated: false },
    { member: second, answer: "accepted" as const, time, is_outdated: false },
    { member: third, answer: "declined" as const, time, is_outdated: false },
  ]
  const answers = { accepted: 2, tentative: 0, declined: 1, unanswered: 0, outdated: 0, items }
  const nothing = { summary: null, summary_files: [], attendees: [], minutes: null }
  const meeting = exampleMeeting({ ...nothing, ...written, answers, status: "ended", actions: ["summary.update"] })
  const nodes = [{ id: "group", name: "A", name_english: "A", members: [first], nodes: [], total: 3 }]
  const values: Record<string, unknown> = {
    "/member/tree": { nodes },
    "/workgroup/grouped": { my_groups: [], other_groups: [] },
  }
  const get = (path: string) => Promise.resolve({ ok: true, value: values[path] ?? meeting })
  const context = { ...reader(), api: { get }, settings: { widgetPatience: 100 } } as unknown as Parameters<
    typeof summaryForm
  >[0]
  const request = new Request("http://portal.test/a/aurora/meeting/meeting-1/summary/edit")
  return summaryForm(context, request, { alliance: "aurora", id: "meeting-1" })
}

test("MEET-10 whoever accepted is preselected, also beyond the last check box", async () => {
  const { values } = await formOf()
  expect(values.attendee_ids).toEqual(["1"])
  expect(readParticipants(values.others).map(({ id }) => id)).toEqual(["2"])
})

test("MEET-05 the page is called like the button that opens it", async () => {
  expect((await formOf()).windowTitle).toBe("Write minutes")
  expect((await formOf({ summary: { format: "markdown", text: "Agreed." } })).windowTitle).toBe("Edit minutes")
})
