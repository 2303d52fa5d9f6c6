import { describe, expect, test } from "vitest"
import { feedbackSchema, withdrawSchema } from "#app/features/meeting/meeting.schema.ts"
import { summarySchema } from "#app/features/meeting/minutes/summary.schema.ts"
import { topicSchema } from "#app/parts/topic/topic.schema.ts"
import { participantValue } from "#app/parts/participants/participant.ts"
import { parseForm } from "#app/forms/schema/parse-form.ts"

function read(schema: Parameters<typeof parseForm>[1], fields: [string, string][]) {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return parseForm(form, schema)
}
const valueOf = (...given: Parameters<typeof read>) => {
  const submission = read(...given)
  if (submission.status !== "success") throw new Error(JSON.stringify(submission.error))
  return submission.value as Record<string, unknown>
}
const errorOf = (...given: Parameters<typeof read>) => read(...given).reply().error

const member = (id: string) => participantValue({ kind: "member", id, text: id })
const file = (id: string): [string, string] => ["summary_file_ids", JSON.stringify({ id, name: "a.pdf", size: 1 })]

describe("MEET-05 MEET-09 the form of the summary", () => {
  test("text, files and people are each optional", () => {
    const empty = {
      version: 2,
      topic_minutes: [],
      summary: undefined,
      summary_file_ids: [],
      attendee_ids: [],
      others: [],
    }
    expect(valueOf(summarySchema, [["version", "2"]])).toEqual(empty)
    const blank: [string, string][] = [
      ["version", "2"],
      ["summary.format", "html"],
      ["summary.text", "<p><br></p>"],
    ]
    expect(valueOf(summarySchema, blank)).toEqual(empty)
    expect(valueOf(summarySchema, [["version", "2"], file("file-1")]).summary_file_ids).toMatchObject([
      { id: "file-1" },
    ])
  })

  test("one or more attendees are read, and other people", () => {
    const one: [string, string][] = [
      ["version", "2"],
      ["attendee_ids", "member-1"],
      ["others", member("member-2")],
    ]
    expect(valueOf(summarySchema, one)).toMatchObject({ attendee_ids: ["member-1"], others: ["member-2"] })
    expect(valueOf(summarySchema, [...one, ["attendee_ids", "member-3"]]).attendee_ids).toEqual([
      "member-1",
      "member-3",
    ])
  })

  test("groups and more than 1000 attendees are refused", () => {
    const group = participantValue({ kind: "group", id: "COPT", text: "COPT" })
    expect(
      errorOf(summarySchema, [
        ["version", "2"],
        ["others", group],
      ]),
    ).toEqual({ others: ["meeting-summary.no-groups"] })
    const many = Array.from({ length: 1001 }, (_, index): [string, string] => ["attendee_ids", `member-${index}`])
    expect(errorOf(summarySchema, [["version", "2"], ...many])).toEqual({ attendee_ids: ["form.too_many?max=1000"] })
  })

  test("the length of the text is limited in bytes", () => {
    const long: [string, string][] = [
      ["version", "2"],
      ["summary.format", "markdown"],
      ["summary.text", "会".repeat(22_000)],
    ]
    expect(Object.keys(errorOf(summarySchema, long) ?? {})).toEqual(["summary.text"])
  })
})

describe("MEET-06 MEET-07 topics and feedback", () => {
  test("a topic requires subject and description, a withdrawal a reason, feedback a text", () => {
    expect(errorOf(topicSchema, [["description.format", "markdown"]])).toEqual({
      subject: ["form.required"],
      "description.text": ["form.required"],
    })
    expect(
      errorOf(withdrawSchema, [
        ["version", "1"],
        ["reason", "  "],
      ]),
    ).toEqual({ reason: ["form.required"] })
    expect(
      errorOf(withdrawSchema, [
        ["version", "1"],
        ["reason", "x".repeat(1001)],
      ]),
    ).toEqual({ reason: ["form.too_long?max=1000"] })
    expect(errorOf(feedbackSchema, [["topic", ""]])).toEqual({ text: ["form.required"] })
  })

  test("the check box completes the topic that the form names", () => {
    const fields: [string, string][] = [
      ["topic", "topic-1"],
      ["text", "Agreed"],
    ]
    expect(valueOf(feedbackSchema, fields)).toMatchObject({ topic: "topic-1", text: "Agreed", attachment_ids: [] })
    expect(valueOf(feedbackSchema, fields).is_completed).toBeUndefined()
    expect(valueOf(feedbackSchema, [...fields, ["is_completed", "on"]]).is_completed).toBe(true)
  })
})
