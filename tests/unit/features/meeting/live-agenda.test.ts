import { describe, expect, test } from "vitest"
import { agendaSchema } from "#app/features/meeting/agenda/agenda.server.ts"
import { liveAgendaView } from "#app/features/meeting/agenda/agenda-view.server.ts"
import { parseSubmission } from "#app/forms/submit/submission.server.ts"
import { exampleMeeting, reader, type Meeting } from "./fixture.ts"

type Item = Meeting["agenda"]["items"][number]
type Topic = Meeting["topics"][number]

const [example] = exampleMeeting().topics
if (!example) throw new Error("the example has no topic")
const topicOf = (id: string, change: Partial<Topic> = {}): Topic => ({ ...example, id, subject: id, ...change })
const itemOf = (topic_id: string, change: Partial<Item> = {}): Item => ({
  topic_id,
  status: "pending",
  actual_start_time: null,
  actual_end_time: null,
  used_seconds: 0,
  ...change,
})
const done = (topic_id: string, minute: string, used_seconds = 60) => {
  const actual_end_time = `2026-11-20T07:${minute}:00Z`
  return itemOf(topic_id, { status: "done", actual_start_time: "2026-11-20T07:00:00Z", actual_end_time, used_seconds })
}

/** The view of a meeting with the topics A, B, C and D, at 07:30. */
function viewOf(
  items: Item[],
  changes: { topics?: Topic[]; topic_start_time?: string; actions?: ("move" | "end")[] } = {},
) {
  const {
    topics = ["A", "B", "C", "D"].map((id) => topicOf(id)),
    topic_start_time = null,
    actions = ["move"],
  } = changes
  const current = items.find(({ status }) => status === "current")
  const status: Meeting["agenda"]["status"] = current ? "ongoing" : "not_started"
  const agenda = { version: 3, actions, status, topic_id: current?.topic_id ?? null, topic_start_time, items }
  const meeting = exampleMeeting({ status: "ongoing", topics, agenda })
  return liveAgendaView(meeting, { alliance: "aurora" }, reader())
}

describe("MEET-16 the live agenda", () => {
  test("the next topic is the first after the current one that is still to come, then one that was left out", () => {
    const running = [done("A", "10"), itemOf("B"), itemOf("C", { status: "current" }), itemOf("D")]
    expect(viewOf(running, { topic_start_time: "2026-11-20T07:20:00Z" }).next?.id).toBe("D")
    const last = [done("A", "10"), itemOf("B"), itemOf("C", { status: "current" }), done("D", "25")]
    expect(viewOf(last, { topic_start_time: "2026-11-20T07:20:00Z" }).next?.id).toBe("B")
  })

  test("before the first move it is the first topic that is not closed; withdrawn ones are not in the agenda", () => {
    const topics = [topicOf("A", { status: "withdrawn" }), topicOf("B", { status: "completed" }), topicOf("C")]
    const { next, items } = viewOf([itemOf("A"), itemOf("B"), itemOf("C")], { topics })
    expect(next).toMatchObject({ id: "C", number: 3 })
    expect(items.map(({ id }) => id)).toEqual(["B", "C"])
  })

  test("back is the topic that was left last", () => {
    const items = [done("A", "20"), done("B", "10"), itemOf("C", { status: "current" }), itemOf("D")]
    expect(viewOf(items, { topic_start_time: "2026-11-20T07:20:00Z" }).moves?.previous?.id).toBe("A")
  })

  test("the time of the current topic is what it had before and since then; of the others what they had", () => {
    const items = [done("A", "20", 90), itemOf("B", { status: "current", used_seconds: 60 }), itemOf("C"), itemOf("D")]
    const view = viewOf(items, { topic_start_time: "2026-11-20T07:25:00Z" })
    expect(view.current).toMatchObject({ id: "B", seconds: 60 + 5 * 60, minutes: 20 })
    expect(view.items[0]?.times).toMatch(/used: 2 min$/)
    expect(view.items[2]?.times).not.toContain("used")
  })

  test("who may not move sees no buttons", () => {
    expect(viewOf([itemOf("A")], { actions: [] }).moves).toBeUndefined()
  })

  test("a button names a topic, or ends the agenda: never neither, never both", async () => {
    const parse = async (values: Record<string, string>) => {
      const body = new URLSearchParams({ version: "1", ...values })
      const request = new Request("https://portal.example/", { method: "POST", body })
      return (await parseSubmission(request, agendaSchema)).status
    }
    expect(await parse({ topic_id: "topic-1" })).toBe("success")
    expect(await parse({ is_end: "on" })).toBe("success")
    expect(await parse({})).toBe("error")
    expect(await parse({ topic_id: "topic-1", is_end: "on" })).toBe("error")
  })
})
