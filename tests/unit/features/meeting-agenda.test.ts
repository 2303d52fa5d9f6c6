import { describe, expect, test } from "vitest"
import { agendaTimes } from "#app/features/meeting/agenda.ts"
import { newTopicSchema, planSchema } from "#app/features/meeting/meeting.schema.ts"
import { parseSubmission } from "#app/ui/form/submission.server.ts"

const start = Date.parse("2026-11-20T09:00:00Z")
const at = (time: number | undefined) => (time === undefined ? undefined : new Date(time).toISOString().slice(11, 16))
const topic = (
  minutes: number | null,
  status: "submitted" | "completed" | "withdrawn" | "cancelled" = "submitted",
) => ({
  minutes,
  status,
})

describe("MEET-13 the times of an agenda", () => {
  test("each topic begins when those before it end", () => {
    const times = agendaTimes([topic(20), topic(45, "completed"), topic(10)], start)
    expect(times.starts.map(at)).toEqual(["09:00", "09:20", "10:05"])
    expect(times).toMatchObject({ total: 75, unplanned: 0 })
  })

  test("what was withdrawn or cancelled takes no time", () => {
    const times = agendaTimes([topic(20, "withdrawn"), topic(30), topic(15, "cancelled"), topic(5)], start)
    expect(times.starts.map(at)).toEqual([undefined, "09:00", undefined, "09:30"])
    expect(times).toMatchObject({ total: 35, unplanned: 0 })
  })

  test("after a topic without minutes nobody knows when the next begins; the sum goes on", () => {
    const times = agendaTimes([topic(20), topic(null), topic(30), topic(null, "withdrawn")], start)
    expect(times.starts.map(at)).toEqual(["09:00", undefined, undefined, undefined])
    expect(times).toMatchObject({ total: 50, unplanned: 1 })
  })

  test("what was completed without minutes takes none", () => {
    const times = agendaTimes([topic(20), topic(null, "completed"), topic(30)], start)
    expect(times.starts.map(at)).toEqual(["09:00", undefined, "09:20"])
    expect(times).toMatchObject({ total: 50, unplanned: 0 })
  })

  test("no topics, no times", () => expect(agendaTimes([], start)).toEqual({ starts: [], total: 0, unplanned: 0 }))
})

async function parsed(schema: typeof newTopicSchema | typeof planSchema, fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return parseSubmission(form, schema)
}

describe("MEET-13 what is typed of a plan", () => {
  const plan = { version: "2", position: "3" }

  test.each([
    ["1", 1],
    ["600", 600],
    [" 25 ", 25],
    ["", null],
  ])("minutes %j", async (minutes, value) => {
    const submission = await parsed(planSchema, { ...plan, minutes })
    expect(submission.status === "success" && submission.value).toMatchObject({
      version: 2,
      position: 3,
      minutes: value,
    })
  })

  test.each(["0", "601", "-5", "1.5", "05", "ten"])("minutes %j are refused", async (minutes) => {
    const submission = await parsed(planSchema, { ...plan, minutes })
    expect(Object.keys(submission.reply().error ?? {})).toEqual(["minutes"])
  })

  test("a place below the first is refused, and so are two presenters", async () => {
    const before = await parsed(planSchema, { version: "2", position: "0" })
    expect(Object.keys(before.reply().error ?? {})).toEqual(["position"])
    const form = new FormData()
    for (const [name, value] of Object.entries(plan)) form.append(name, value)
    for (const id of ["a", "b"]) form.append("presenter_id", `member=${id}&text=${id}`)
    expect(Object.keys((await parseSubmission(form, planSchema)).reply().error ?? {})).toEqual(["presenter_id"])
  })

  test("a new topic needs neither", async () => {
    const fields = { subject: "S", "description.format": "markdown", "description.text": "Why" }
    const submission = await parsed(newTopicSchema, fields)
    expect(submission.status === "success" && submission.value).toMatchObject({ minutes: null })
  })
})
