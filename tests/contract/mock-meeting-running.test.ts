import { describe, expect, test } from "vitest"
import { minute } from "#mock/engine/store/clock.ts"
import type { components } from "#openapi/generated/schema.d.ts"
import { codes, people, useMock } from "./use-mock.ts"

type Schemas = components["schemas"]

const host = useMock()
const { call, signIn, storeOf } = people(host)

const second = 1000

/** The ongoing meeting of the seed, with two topics. */
const id = "meeting-aurora-1"
const address = `meeting/${id}`

/** A chair with the agenda of an ongoing meeting. */
async function setUp() {
  const chair = await signIn("chair")
  const store = storeOf(chair)
  store.clock.fix(store.now())
  const read = async () => (await call(chair, "GET", address)).body.result as unknown as Schemas["Meeting"]
  const move = async (topic_id: string | null) => {
    const { agenda } = await read()
    const answer = await call(chair, "POST", `${address}/agenda`, { version: agenda.version, topic_id })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return answer.body.result as unknown as Schemas["MeetingAgenda"]
  }
  const later = (time: number) => store.clock.fix(store.now() + time)
  const { topics } = await read()
  return { chair, store, read, move, later, ids: topics.map((topic) => topic.id) }
}

const progress = ({ items }: Schemas["MeetingAgenda"]) =>
  items.map(({ status, used_seconds }) => [status, used_seconds])

describe("MEET-16 the agenda of a meeting that takes place", () => {
  test("moving on leaves the topic before; what it used is counted, also if it is taken up again", async () => {
    const { move, later, ids } = await setUp()
    const [first = "", second_ = ""] = ids
    expect(progress(await move(first))).toEqual([
      ["current", 0],
      ["pending", 0],
    ])
    later(90 * second)
    const next = await move(second_)
    expect(progress(next)).toEqual([
      ["done", 90],
      ["current", 0],
    ])
    expect(next.items[0]?.actual_end_time).toBe(next.topic_start_time)
    later(30 * second)
    const again = await move(first)
    expect(progress(again)).toEqual([
      ["current", 90],
      ["done", 30],
    ])
    expect(again.items[0]).toMatchObject({ actual_start_time: next.items[0]?.actual_start_time, actual_end_time: null })
    later(minute)
    const ended = await move(null)
    expect(ended).toMatchObject({ status: "ended", topic_id: null, topic_start_time: null, actions: ["move"] })
    expect(progress(ended)).toEqual([
      ["done", 150],
      ["done", 30],
    ])
  })

  test("the version of the meeting stays, so minutes that somebody writes are not stale", async () => {
    const { read, move, ids } = await setUp()
    const { version } = await read()
    await move(ids[0] ?? "")
    expect((await read()).version).toBe(version)
  })

  test("two people who move on at once: the second is told who was first", async () => {
    const { chair, read, move, ids } = await setUp()
    const { agenda } = await read()
    await move(ids[0] ?? "")
    const body = { version: agenda.version, topic_id: ids[1] }
    const answer = await call(chair, "POST", `${address}/agenda`, body)
    expect(answer.body).toMatchObject({ code: "stale", result: { status: "ongoing" } })
  })

  test("a topic of another meeting, or a withdrawn one, is no topic of the agenda", async () => {
    const { chair, store, read, ids } = await setUp()
    const withdrawn = store.rows.meeting_topic.get(ids[1] ?? "")
    if (withdrawn) store.rows.meeting_topic.put({ ...withdrawn, status: "withdrawn" })
    const { agenda } = await read()
    for (const topic_id of ["topic-aurora-2", ids[1], "no-such-topic"]) {
      const answer = await call(chair, "POST", `${address}/agenda`, { version: agenda.version, topic_id })
      expect(codes(answer)).toEqual([400, "validation_failed", "topic_id unknown_reference"])
    }
  })

  test("when the meeting ends, its last topic ends, too", async () => {
    const { chair, read, move, later, ids } = await setUp()
    await move(ids[0] ?? "")
    later(2 * minute)
    const { version } = await read()
    await call(chair, "POST", `${address}/end`, { version })
    const { agenda, actual_end_time } = await read()
    expect(agenda).toMatchObject({ status: "ended", actions: [], topic_id: null })
    expect(agenda.items[0]).toMatchObject({ status: "done", actual_end_time, used_seconds: 120 })
  })

  test("a ballot about a topic stands at the topic, for people who may read it; of another meeting it is refused", async () => {
    const { chair, store, read, ids } = await setUp()
    const ballot = {
      subject: "Clause 7",
      start_time: new Date(store.now() + minute).toISOString(),
      timezone: "UTC",
      duration: 1,
      options: [{ text: "Yes" }, { text: "No" }],
      description: { format: "markdown", text: "Question" },
      group_acronym: "COPT",
      meeting_id: id,
    }
    const wrong = await call(chair, "POST", "ballot", { ...ballot, meeting_topic_id: "topic-aurora-2" })
    expect(codes(wrong)).toEqual([400, "validation_failed", "meeting_topic_id unknown_reference"])
    const made = await call(chair, "POST", "ballot", { ...ballot, meeting_topic_id: ids[1] })
    expect(made.body.result).toMatchObject({ meeting_topic: { id: ids[1] } })
    const { topics } = await read()
    expect(topics.map(({ ballots }) => ballots.map(({ subject }) => subject))).toEqual([[], ["Clause 7"]])
  })
})

describe("MEET-16 topics of a new meeting", () => {
  const form = {
    subject: "Call",
    start_time: "2027-12-02T09:00:00Z",
    timezone: "UTC",
    duration: 60,
    description: { format: "markdown", text: "Agenda 议程" },
    group_acronym: "COPT",
    topics: [
      { subject: " Actions 行动项 ", minutes: 10 },
      { subject: "Issues", description: { format: "markdown", text: "The list" } },
    ],
  }

  test("stand in its agenda, in their order; in a series in each meeting", async () => {
    const chair = await signIn("chair")
    const made = await call(chair, "POST", "meeting", { ...form, repeat: { every: "week", count: 3 } })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    const first = made.body.result as unknown as Schemas["Meeting"]
    const next = await call(chair, "GET", `meeting/${first.series?.next_id ?? ""}`)
    for (const { topics } of [first, next.body.result as unknown as Schemas["Meeting"]])
      expect(topics).toMatchObject([
        { subject: "Actions 行动项", minutes: 10, description: { text: "" }, status: "submitted" },
        { subject: "Issues", minutes: null, description: { text: "The list" } },
      ])
  })

  test("a refused topic names its row, and nothing is created", async () => {
    const chair = await signIn("chair")
    const total = storeOf(chair).rows.meeting.all().length
    const topics = [{ subject: "A" }, { subject: "B", minutes: 601, description: { format: "markdown", text: "---" } }]
    expect(codes(await call(chair, "POST", "meeting", { ...form, topics }))).toEqual([
      400,
      "validation_failed",
      "topics.1.minutes number_range",
    ])
    const empty = [{ subject: "B", description: { format: "markdown", text: "---" } }]
    expect(codes(await call(chair, "POST", "meeting", { ...form, topics: empty }))).toEqual([
      400,
      "validation_failed",
      "topics.0.description.text required",
    ])
    expect(storeOf(chair).rows.meeting.all()).toHaveLength(total)
  })
})
