import { describe, expect, test } from "vitest"
import { agendaTimes } from "#app/features/meeting/topic/topic-view.server.ts"
import { newTopicSchema, planSchema } from "#app/features/meeting/meeting.schema.ts"
import { parseSubmission } from "#app/forms/submit/submission.server.ts"

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
  test("each topic begins when the previous one ends", () => {
    const times = agendaTimes([topic(20), topic(45, "completed"), topic(10)], start)
    expect(times.starts.map(at)).toEqual(["09:00", "09:20", "10:05"])
    expect(times).toMatchObject({ total: 75, unplanned: 0 })
  })

  test("withdrawn and cancelled topics take no time", () => {
    const times = agendaTimes([topic(20, "withdrawn"), topic(30), topic(15, "cancelled"), topic(5)], start)
    expect(times.starts.map(at)).toEqual([undefined, "09:00", undefined, "09:30"])
    expect(times).toMatchObject({ total: 35, unplanned: 0 })
  })

  test("topics after one without minutes have no start; the total includes their minutes", () => {
    const times = agendaTimes([topic(20), topic(null), topic(30), topic(null, "withdrawn")], start)
    expect(times.starts.map(at)).toEqual(["09:00", undefined, undefined, undefined])
    expect(times).toMatchObject({ total: 50, unplanned: 1 })
  })

  test("a completed topic without minutes takes no time", () => {
    const times = agendaTimes([topic(20), topic(null, "completed"), topic(30)], start)
    expect(times.starts.map(at)).toEqual(["09:00", undefined, "09:20"])
    expect(times).toMatchObject({ total: 50, unplanned: 0 })
  })

  test("an empty agenda has no times", () =>
    expect(agendaTimes([], start)).toEqual({ starts: [], total: 0, unplanned: 0 }))
})

async function parsed(schema: typeof newTopicSchema | typeof planSchema, fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return parseSubmission(form, schema)
}

describe("MEET-13 the form of a topic's plan", () => {
  const plan = { version: "2", position: "3" }

  test.each([
    ["1", 1],
    ["600", 600],
    [" 25 ", 25],
    ["", null],
  ])("minutes %j are accepted", async (minutes, value) => {
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

  test("a position before the first and a second presenter are refused", async () => {
    const before = await parsed(planSchema, { version: "2", position: "0" })
    expect(Object.keys(before.reply().error ?? {})).toEqual(["position"])
    const form = new FormData()
    for (const [name, value] of Object.entries(plan)) form.append(name, value)
    for (const id of ["a", "b"]) form.append("presenter_id", `member=${id}&text=${id}`)
    expect(Object.keys((await parseSubmission(form, planSchema)).reply().error ?? {})).toEqual(["presenter_id"])
  })

  test("the minutes of a new topic are optional", async () => {
    const fields = { subject: "S", "description.format": "markdown", "description.text": "Why" }
    const submission = await parsed(newTopicSchema, fields)
    expect(submission.status === "success" && submission.value).toMatchObject({ minutes: null })
  })
})
