import { describe, expect, test } from "vitest"
import type { components } from "#openapi/generated/schema.d.ts"
import { parseForm } from "#app/forms/schema/parse-form.ts"
import { summarySchema } from "#app/features/meeting/minutes/summary.schema.ts"
import {
  assigneeOptions,
  topicHeads,
  topicMinutesBody,
  topicMinutesValues,
} from "#app/features/meeting/minutes/topic-minutes.server.ts"
import { resultsView } from "#app/features/meeting/minutes/results-view.server.ts"
import { exampleMeeting, reader } from "./fixture.ts"

type Said = components["schemas"]["MeetingTopicMinutes"]

const example = exampleMeeting()
const [topic] = example.topics
if (!topic) throw new Error("the example has a topic")
const { organizer } = example

const decision = { id: "decision-1", number: null, group_number: null, text: "Agreed", ballot: null }
const item = {
  id: "item-1",
  text: "Write annex D",
  assignee: organizer,
  due_date: "2026-12-18",
  is_task: true,
  group: null,
  task: null,
}
const said: Said = { topic_id: topic.id, text: "Long talk", decisions: [decision], action_items: [item] }

const at = "topic_minutes[0].action_items[0]"

function read(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ version: "2", ...fields })) form.append(name, value)
  return parseForm(form, summarySchema)
}
const errorOf = (fields: Record<string, string>) => read(fields).reply().error

describe("MEET-15 the form of the minutes of the topics", () => {
  test("a decision and an action have a text; nothing else is required", () => {
    expect(errorOf({ "topic_minutes[0].text": "" })).toBeUndefined()
    expect(errorOf({ "topic_minutes[0].decisions[0].text": " " })).toEqual({
      "topic_minutes[0].decisions[0].text": ["form.required"],
    })
    expect(errorOf({ [`${at}.text`]: "" })).toEqual({ [`${at}.text`]: ["form.required"] })
    expect(errorOf({ [`${at}.text`]: "Write annex D" })).toBeUndefined()
  })

  test("a task needs a person, and in a meeting of the whole alliance a group", () => {
    const task = { [`${at}.text`]: "Write annex D", [`${at}.is_task`]: "on" }
    expect(errorOf(task)).toEqual({ [`${at}.assignee_id`]: ["form.required_choice"] })
    const named = { ...task, [`${at}.assignee_id`]: "member-1" }
    expect(errorOf(named)).toBeUndefined()
    const ofAlliance = { ...named, asks_group_of_task: "on" }
    expect(errorOf(ofAlliance)).toEqual({ [`${at}.group_acronym`]: ["form.required_choice"] })
    expect(errorOf({ ...ofAlliance, [`${at}.group_acronym`]: "COPT" })).toBeUndefined()
  })

  test("a day is read in any spelling, texts are limited", () => {
    expect(errorOf({ [`${at}.text`]: "A", [`${at}.due_date`]: "soon" })).toHaveProperty([`${at}.due_date`])
    const long = { "topic_minutes[0].text": "会".repeat(5001), "topic_minutes[0].decisions[0].text": "会".repeat(2001) }
    expect(Object.keys(errorOf(long) ?? {})).toEqual(["topic_minutes[0].text", "topic_minutes[0].decisions[0].text"])
  })

  test("what the minutes say comes back from the form as it was, with the ids", () => {
    const values = topicMinutesValues({ ...example, topic_minutes: [said] })
    expect(values.map(({ topic_id }) => topic_id)).toEqual([...example.topics.map(({ id }) => id), ""])
    const form = new FormData()
    form.append("version", "2")
    for (const [name, value] of Object.entries(values[0] ?? {}))
      if (typeof value === "string") form.append(`topic_minutes[0].${name}`, value)
      else
        value.forEach((row, index) => {
          for (const [part, text] of Object.entries(row))
            form.append(`topic_minutes[0].${name}[${index}].${part}`, String(text))
        })
    const submission = parseForm(form, summarySchema)
    if (submission.status !== "success") throw new Error(JSON.stringify(submission.error))
    expect(topicMinutesBody(submission.value.topic_minutes)).toEqual([
      {
        topic_id: topic.id,
        text: "Long talk",
        decisions: [{ id: "decision-1", text: "Agreed", ballot_id: null }],
        action_items: [
          {
            id: "item-1",
            text: "Write annex D",
            assignee_id: organizer.id,
            due_date: "2026-12-18",
            is_task: true,
            group_acronym: null,
          },
        ],
      },
    ])
  })

  test("topics that were withdrawn are left out, unless the minutes say something about them", () => {
    const topics = [{ ...topic, status: "withdrawn" as const }]
    const ids = (topic_minutes: Said[]) =>
      topicMinutesValues({ ...example, topics, topic_minutes }).map(({ topic_id }) => topic_id)
    expect(ids([])).toEqual([""])
    expect(ids([said])).toEqual([topic.id, ""])
  })

  test("MEET-16 the head of a topic has its planned time, and the time that it took once it was left", () => {
    const topics = [{ ...topic, minutes: 20 }]
    const item = { topic_id: topic.id, actual_start_time: null, actual_end_time: null, used_seconds: 25 * 60 }
    const headOf = (status: "pending" | "done") =>
      topicHeads({ ...example, topics, agenda: { ...example.agenda, items: [{ ...item, status }] } }, "en")
    expect(headOf("done")).toEqual([{ id: topic.id, subject: topic.subject, times: "Planned: 20 min · used: 25 min" }])
    expect(headOf("pending")).toMatchObject([{ times: "Planned: 20 min" }])
  })

  test("an action can name who attended and whom the minutes name, each once", () => {
    const other = { ...organizer, id: "member-other", name: "Other" }
    const meeting = { ...example, attendees: [other, organizer], topic_minutes: [said] }
    const invited = [{ value: "member-invited", text: "Invited", note: "Entity" }]
    const values = assigneeOptions(invited, meeting, "en").map(({ value }) => value)
    expect(values).toEqual(["member-invited", "member-other", organizer.id])
  })
})

describe("MEET-15 the result of a meeting", () => {
  const scope = { alliance: "aurora" }
  const view = (one: Said) => resultsView({ ...example, topic_minutes: [one] }, scope, reader() as never)

  test("a decision has its number and a link once it is recorded", () => {
    expect(view(said).decisions).toMatchObject([{ text: "Agreed", number: undefined, href: undefined }])
    const recorded = { ...said, decisions: [{ ...decision, number: 12, group_number: 4 }] }
    const [shown] = view(recorded).decisions
    expect(shown).toMatchObject({ href: "/a/aurora/decision/decision-1" })
    expect(shown?.number).toMatch(/DEC-(4|12)$/)
  })

  test("an action has its person, its day and the link to its task; what was said stands under its topic", () => {
    const { actions, said: texts } = view({
      ...said,
      action_items: [{ ...item, task: { id: "task-1", subject: "A" } }],
    })
    expect(actions).toMatchObject([{ text: "Write annex D", due: { text: "18 Dec 2026" } }])
    expect(actions[0]?.taskHref).toMatch(/\/task\/task-1$/)
    expect(texts).toEqual([{ id: topic.id, subject: topic.subject, text: "Long talk" }])
  })
})
