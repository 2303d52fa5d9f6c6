import { beforeEach, describe, expect, test } from "vitest"
import { callTopicIn, topicCallIn } from "#tests/mock/relations.ts"
import { cellsOf, headersOf, expectVerdict, setUp, askedOverHttp, written, type Request } from "./cells-support.ts"
import type { Session } from "./mock-support.ts"
import { useMock } from "./use-mock.ts"

const host = useMock()

const text = { format: "markdown", text: "Purpose 宗旨" }
const times = { start_time: "2027-01-07T09:00:00Z", end_time: "2027-02-07T09:00:00Z", timezone: "UTC" }

/** The request for each action of the tables. */
const ofCall: Record<string, (version: number) => Request> = {
  read: () => ({ method: "GET", path: "" }),
  update: (version) => ({ method: "PUT", path: "", body: { ...times, subject: "S", version } }),
  cancel: (version) => ({ method: "POST", path: "/cancel", body: { version, reason: "No plenary 全会取消" } }),
  "summary.update": (version) => ({ method: "PUT", path: "/summary", body: { version, summary: text } }),
  "topic.create": () => ({ method: "POST", path: "/topic", body: { subject: "S", description: text } }),
}
const ofTopic: Record<string, (version: number) => Request> = {
  read: () => ({ method: "GET", path: "" }),
  update: (version) => ({ method: "PUT", path: "", body: { version, subject: "S", description: text } }),
  withdraw: (version) => ({ method: "POST", path: "/withdraw", body: { version } }),
}

type CallStatus = "not_started" | "ongoing" | "ended" | "cancelled"

describe("TOPIC-01 TOPIC-03 TOPIC-04 cells of openapi/states/topic-call.yaml, over HTTP", () => {
  test.each(askedOverHttp(cellsOf<CallStatus>("topic-call")))("%s", async (_title, cell) => {
    const { store, world, relation } = setUp(host, cell.role)
    const call = store.rows.topic_call.put(topicCallIn(cell.status, relation, world))
    const headers = headersOf(store, relation.user)
    const before = written(store)
    const { method, path, body } = ofCall[cell.action]?.(call.version) ?? { method: "", path: "" }
    const answer = await host.call(method, `/api/topic-call/${call.id}${path}`, headers, body)
    expectVerdict(cell, answer, store, before, { module: "topic_call", isOwn: cell.action === "topic.create" })
    const isChanged = cell.expected === "allowed" && !["read", "topic.create"].includes(cell.action)
    expect(store.rows.topic_call.get(call.id)?.version).toBe(call.version + Number(isChanged))
  })
})

describe("TOPIC-02 cells of openapi/states/topic-call-topic.yaml, over HTTP", () => {
  test.each(askedOverHttp(cellsOf<"submitted" | "locked" | "withdrawn">("topic-call-topic")))(
    "%s",
    async (_title, cell) => {
      const { store, world, relation } = setUp(host, cell.role)
      const topic = store.rows.topic.put(callTopicIn(cell.status, relation, world))
      const headers = headersOf(store, relation.user)
      const before = written(store)
      const { method, path, body } = ofTopic[cell.action]?.(topic.version) ?? { method: "", path: "" }
      const address = `/api/topic-call/${topic.call_id}/topic/${topic.id}${path}`
      const answer = await host.call(method, address, headers, body)
      expectVerdict(cell, answer, store, before, { module: "topic_call", silent: ["update"], isOwn: true })
    },
  )
})

test("TOPIC-02 a topic with an unknown file is refused at this field, and nothing is written", async () => {
  const member = await host.signIn("member")
  const { rows } = host.mock.stores.get(member.store)
  const before = rows.topic.all().length
  const topic = { subject: "S", description: text, attachment_ids: ["file-unknown"] }
  const answer = await host.call("POST", "/api/topic-call/topic-call-aurora-1/topic", member.headers, topic)
  const errors = answer.body.errors?.map(({ field, code }) => `${field} ${code}`)
  expect([answer.status, errors]).toEqual([400, ["attachment_ids.0 unknown_reference"]])
  expect(rows.topic.all()).toHaveLength(before)
})

describe("TOPIC-02 TOPIC-05 codes", () => {
  let store: string
  let keeper: Session
  const call = (who: Session, method: string, path: string, body?: object) =>
    host.call(method, `/api${path}`, who.headers, body)
  const submit = (who: Session) =>
    call(who, "POST", "/topic-call/topic-call-aurora-1/topic", { subject: "S", description: text })
  const newRule = (prefix: string, max_sequence = 99) =>
    call(keeper, "POST", "/topic-code-rule", { prefix, max_sequence })
  const codeOf = ({ body }: Awaited<ReturnType<typeof submit>>) => body.result?.code

  beforeEach(async () => {
    store = host.newStore()
    keeper = await host.signIn("topic-admin", undefined, store)
  })

  test("the newest rule assigns the codes, padded with zeros to the width of its highest number", async () => {
    expect((await newRule("NEXT-", 5000)).body.result).toMatchObject({ status: "valid", next_code: "NEXT-0001" })
    expect(codeOf(await submit(keeper))).toBe("NEXT-0001")
    const { items, counts } = (await call(keeper, "GET", "/topic-code-rule")).body.result as {
      items: object[]
      counts: object
    }
    expect(items[0]).toMatchObject({ prefix: "NEXT-", current_sequence: 1, next_code: "NEXT-0002" })
    expect(counts).toEqual({ valid: 1, invalid: 2 })
  })

  test("simultaneous submissions get different codes", async () => {
    await newRule("SAME-")
    const people = await Promise.all(["member", "chair", "secretary"].map((one) => host.signIn(one, undefined, store)))
    const answers = await Promise.all([...people, ...people].map(submit))
    expect(answers.map(codeOf).sort()).toEqual([1, 2, 3, 4, 5, 6].map((number) => `SAME-0${number}`))
  })

  test("a withdrawn topic keeps its code, and its number is not reused", async () => {
    await newRule("KEPT-")
    const { id } = (await submit(keeper)).body.result as { id: string }
    const path = `/topic-call/topic-call-aurora-1/topic/${id}`
    expect((await call(keeper, "POST", `${path}/withdraw`, { version: 1 })).status).toBe(200)
    expect((await call(keeper, "GET", path)).body.result).toMatchObject({ code: "KEPT-01", status: "withdrawn" })
    expect(codeOf(await submit(keeper))).toBe("KEPT-02")
  })

  test("ADM-08 the log names the topic that was changed by its code, and each changed field in a line of its own", async () => {
    await newRule("LOG-")
    const { id } = (await submit(keeper)).body.result as { id: string }
    const body = { version: 1, subject: "T", description: text }
    await call(keeper, "PUT", `/topic-call/topic-call-aurora-1/topic/${id}`, body)
    const log = await call(keeper, "GET", "/operation-log?module=topic_call&key=topic-call-aurora-1&sort=-time&size=10")
    const [changed] = log.body.result?.items as { operation: string; memo: string }[]
    expect([changed?.operation, changed?.memo]).toEqual(["topic-call.topic.update", "topic: LOG-01\nsubject: S -> T"])
  })

  test("two prefixes never produce the same code", async () => {
    await newRule("P", 999)
    expect(codeOf(await submit(keeper))).toBe("P001")
    await newRule("P0", 99)
    expect(codeOf(await submit(keeper))).toBe("P002")
  })

  test("after the highest number submissions are refused, and the preview of a new call warns", async () => {
    await newRule("LAST-", 1)
    expect(codeOf(await submit(keeper))).toBe("LAST-1")
    const refused = await submit(keeper)
    expect([refused.status, refused.body.code, refused.body.result]).toEqual([
      400,
      "code_exhausted",
      { prefix: "LAST-", max_sequence: 1 },
    ])
    const { actions, next_code } = (await call(keeper, "GET", "/topic-call/topic-call-aurora-1")).body.result as {
      actions: string[]
      next_code: null
    }
    expect([actions, next_code]).toEqual([["cancel"], null])
    const preview = await call(keeper, "GET", "/preview?module=topic_call&action=create")
    expect(preview.body.result?.warnings).toEqual([{ code: "no_code_rule", record: null }])
  })

  test("an alliance without a rule refuses topics", async () => {
    const rows = host.mock.stores.get(store).rows.topic_code_rule
    for (const { id } of rows.all()) rows.delete(id)
    expect((await submit(keeper)).body.code).toBe("no_code_rule")
  })

  test("a prefix of an earlier rule is refused, in upper and lower case", async () => {
    for (const prefix of ["AUR-T25-", "aur-t26-", " AUR-T26- "])
      expect((await newRule(prefix)).body.errors).toMatchObject([{ field: "prefix", code: "prefix_repeated" }])
  })
})

describe("TOPIC-01 refusals", () => {
  test("past or reversed times, files of other people, disbanded and restricted groups are refused", async () => {
    const store = host.newStore()
    const keeper = await host.signIn("topic-admin", undefined, store)
    const create = (body: object) =>
      host.call("POST", "/api/topic-call", keeper.headers, { ...times, subject: "S", ...body })
    const faults = async (body: object) => (await create(body)).body.errors
    expect(await faults({ start_time: "2020-01-01T00:00:00Z" })).toMatchObject([
      { field: "start_time", code: "before_now" },
    ])
    expect(await faults({ end_time: times.start_time })).toMatchObject([
      { field: "end_time", code: "end_before_start" },
    ])
    expect(await faults({ attachment_ids: ["file-download-aurora-1-1"] })).toMatchObject([
      { field: "attachment_ids.0", code: "unknown_reference" },
    ])
    expect((await create({ group_acronym: "FIBR" })).body.code).toBe("group_disbanded")
    expect((await create({ group_acronym: "STEER" })).body.code).toBe("restricted_group")
  })

  test("a call that is not ongoing refuses topics and returns its start and end", async () => {
    const member = await host.signIn("member")
    const path = "/api/topic-call/topic-call-aurora-2/topic"
    const answer = await host.call("POST", path, member.headers, { subject: "S", description: text })
    expect([answer.status, answer.body.code]).toEqual([400, "call_not_open"])
    expect(Object.keys(answer.body.result ?? {})).toEqual(["start_time", "end_time"])
  })
})
