import { describe, expect, test } from "vitest"
import type { components } from "#openapi/generated/schema.d.ts"
import { people, useMock } from "./use-mock.ts"

type Meeting = components["schemas"]["Meeting"]
type Topic = components["schemas"]["MeetingTopic"]

const host = useMock()
const { call, signIn, storeOf } = people(host)

const text = { format: "markdown", text: "Agenda 议程" }
const meeting = "meeting/meeting-aurora-6"

/** Signs in a chair and adds three topics, A, B and C, to a meeting without topics. */
async function setUp() {
  const chair = await signIn("chair")
  const topics: Topic[] = []
  for (const subject of ["A", "B", "C"]) {
    const created = await call(chair, "POST", `${meeting}/topic`, { subject, description: text })
    expect(created.status, JSON.stringify(created.body)).toBe(201)
    topics.push(created.body.result as unknown as Topic)
  }
  const all = async () => ((await call(chair, "GET", meeting)).body.result as unknown as Meeting).topics
  const order = async () => (await all()).map(({ subject }) => subject).join("")
  const plan = (topic: Topic | undefined, body: object) =>
    call(chair, "PUT", `${meeting}/topic/${topic?.id ?? ""}/plan`, { version: topic?.version, ...body })
  return { chair, topics, all, order, plan }
}

describe("MEET-13 the agenda of a meeting", () => {
  test("a new topic comes last, with the given minutes and presenter", async () => {
    const { chair, order, all } = await setUp()
    expect(await order()).toBe("ABC")
    const body = { subject: "D", description: text, minutes: 600, presenter_id: "member-aurora-member" }
    const created = await call(chair, "POST", `${meeting}/topic`, body)
    expect(created.body.result).toMatchObject({ minutes: 600, presenter: { id: "member-aurora-member" } })
    expect(await order()).toBe("ABCD")
    expect((await all())[0]).toMatchObject({ minutes: null, presenter: null })
  })

  test.each([
    [2, 1, "CAB"],
    [0, 2, "BAC"],
    [0, 3, "BCA"],
    [0, 99, "BCA"],
    [1, 2, "ABC"],
  ])("topic %i moved to position %i: %s; the others keep their versions", async (which, position, expected) => {
    const { topics, all, order, plan } = await setUp()
    expect((await plan(topics[which], { position })).status).toBe(200)
    expect(await order()).toBe(expected)
    for (const { id, version } of await all()) expect(version).toBe(id === topics[which]?.id ? 2 : 1)
  })

  test("a new presenter gets one mail; a person who selects themselves gets none", async () => {
    const { chair, topics, plan } = await setUp()
    const told = () =>
      storeOf(chair)
        .rows.mail.filter(({ sections }) =>
          sections.some(({ subject }) => /You present a topic|请您主讲议题/.test(subject)),
        )
        .map(({ member_id }) => member_id)
    await plan(topics[0], { presenter_id: "member-aurora-chair" })
    expect(told()).toEqual([])
    await plan(topics[1], { presenter_id: "member-aurora-member" })
    await plan(topics[1], { version: 2, minutes: 20, presenter_id: "member-aurora-member" })
    expect(told()).toEqual(["member-aurora-member"])
    const body = { subject: "D", description: text, presenter_id: "member-aurora-secretary" }
    await call(chair, "POST", `${meeting}/topic`, body)
    expect(told()).toEqual(["member-aurora-member", "member-aurora-secretary"])
  })

  test("omitted fields are kept, and null clears a field", async () => {
    const { topics, order, plan } = await setUp()
    const [first] = topics
    const planned = await plan(first, { minutes: 20, presenter_id: "member-aurora-chair" })
    expect(planned.body.result).toMatchObject({ version: 2, minutes: 20, presenter: { id: "member-aurora-chair" } })
    const moved = await plan(first, { version: 2, position: 2 })
    expect(moved.body.result).toMatchObject({ version: 3, minutes: 20, presenter: { id: "member-aurora-chair" } })
    const cleared = await plan(first, { version: 3, minutes: null, presenter_id: null })
    expect(cleared.body.result).toMatchObject({ version: 4, minutes: null, presenter: null })
    expect(await order()).toBe("BAC")
  })

  test("a change of the text keeps the plan", async () => {
    const { chair, topics, plan } = await setUp()
    const [first] = topics
    await plan(first, { minutes: 20 })
    const body = { version: 2, subject: "A2", description: text }
    const changed = await call(chair, "PUT", `${meeting}/topic/${first?.id ?? ""}`, body)
    expect(changed.body.result).toMatchObject({ subject: "A2", minutes: 20 })
  })

  test.each([
    ["minutes", 0],
    ["minutes", 601],
    ["minutes", 1.5],
    ["position", 0],
    ["presenter_id", "member-harbor-member"],
    ["presenter_id", "no-such-member"],
  ])("%s %j is refused at its field, and nothing changes", async (field, value) => {
    const { topics, all, order, plan } = await setUp()
    const refused = await plan(topics[2], { position: 1, [field]: value })
    expect([refused.status, refused.body.code]).toEqual([400, "validation_failed"])
    expect(refused.body.errors).toMatchObject([{ field }])
    expect(await order()).toBe("ABC")
    expect((await all()).map(({ version }) => version)).toEqual([1, 1, 1])
  })

  test("the same request sent twice moves the topic once", async () => {
    const { chair, topics, order } = await setUp()
    const address = `${meeting}/topic/${topics[2]?.id ?? ""}/plan`
    const key = { "idempotency-key": "agenda-key-of-one-press" }
    const send = () => call(chair, "PUT", address, { version: 1, position: 2 }, key)
    const [one, again] = [await send(), await send()]
    expect([one.status, again.status]).toEqual([200, 200])
    expect(again.body.result).toMatchObject({ version: 2 })
    expect(await order()).toBe("ACB")
  })
})
