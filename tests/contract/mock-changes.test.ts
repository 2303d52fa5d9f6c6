import { afterEach, describe, expect, test } from "vitest"
import type { components } from "#openapi/generated/schema.d.ts"
import { domains } from "#mock/engine/registry.ts"
import { eventually } from "#tests/support/eventually.ts"
import { contract, operations, problems } from "./mock-contract.ts"
import type { Reply, Session } from "./mock-support.ts"
import { people, useMock } from "./use-mock.ts"

type ChangeSet = components["schemas"]["ChangeSet"]
type Ballot = components["schemas"]["Ballot"]

const host = useMock()
const { call, setClock, signIn } = people(host)

const operation = operations.find(({ operationId }) => operationId === "changes.get")
const isChangeSet = (body: unknown) => {
  if (!operation) throw new Error("the contract has no changes.get")
  expect(problems(operation, 200, "application/json", body)).toEqual([])
}

async function poll(who: Session, query: Record<string, string> = {}): Promise<ChangeSet> {
  const { status, body } = await call(who, "GET", `changes?${new URLSearchParams(query)}`)
  expect(status, JSON.stringify(body)).toBe(200)
  isChangeSet(body)
  return body.result as ChangeSet
}

const after = async (who: Session, { cursor }: ChangeSet) => poll(who, { cursor })
const keysOf = ({ changes }: ChangeSet) => changes.map(({ module, key }) => `${module} ${key}`)
const resultOf = ({ body }: Reply) => body.result as Ballot & { version: number }

/** Their states end with the record that they belong to, or nobody sees them: a list of people is used once. */
const partsOfOthers = [
  "import",
  "meeting_agenda",
  "meeting_topic",
  "member_invitation_person",
  "thread",
  "thread_comment",
  "topic_call_topic",
]

const form = {
  subject: "Live",
  start_time: "2026-11-21T09:00:00Z",
  timezone: "UTC",
  duration: 1,
  options: [{ text: "Yes" }, { text: "No" }],
  description: { format: "markdown", text: "Question" },
}

async function ballotOf(who: Session, more: object = {}): Promise<Ballot> {
  const answer = await call(who, "POST", "ballot", { ...form, group_acronym: "COPT", ...more })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return resultOf(answer)
}

describe("LIVE-01 the poll", () => {
  test("without a cursor it begins now; a vote is a change of its ballot, also for those who may not read the votes", async () => {
    const chair = await signIn("chair")
    const member = await signIn("member", chair)
    const ballot = await ballotOf(chair)
    await setClock(chair, "2026-11-21T10:00:00Z")
    const begin = await poll(member)
    expect(begin).toMatchObject({ is_gap: false, has_new_counts: false, changes: [] })
    const [option] = ballot.options
    expect((await call(chair, "POST", `ballot/${ballot.id}/vote`, { option_id: option?.id })).status).toBe(200)
    const next = await after(member, begin)
    expect(next.changes).toEqual([{ module: "ballot", key: ballot.id, version: 1 }])
    expect((await after(member, next)).changes, "each change is told once").toEqual([])
  })

  test("the clock's changes are told: a ballot begins, and waits for its voters", async () => {
    const chair = await signIn("chair")
    const member = await signIn("member", chair)
    const ballot = await ballotOf(chair)
    const begin = await poll(member)
    await setClock(chair, "2026-11-21T10:00:00Z")
    await eventually(async () => {
      const now = await after(member, begin)
      expect(keysOf(now)).toContain(`ballot ${ballot.id}`)
      expect(now.has_new_counts).toBe(true)
    })
  })

  test("every kind of record whose state the clock changes has a clock", () => {
    const { tables } = contract["x-states"] as {
      tables: Record<string, { states: Record<string, { made_by: string }> }>
    }
    const byClock = Object.entries(tables).flatMap(([name, { states }]) =>
      Object.values(states).some(({ made_by }) => made_by.includes("clock")) ? [name.replaceAll("-", "_")] : [],
    )
    const known = domains().flatMap(({ clocks = {} }) => Object.keys(clocks))
    expect(byClock.filter((name) => !known.includes(name) && !partsOfOthers.includes(name))).toEqual([])
    expect(known.filter((name) => !byClock.includes(name))).toEqual([])
  })

  test("a cursor of another store, an old one and one of nobody are gaps, never refusals", async () => {
    const chair = await signIn("chair")
    const other = await signIn("chair")
    const foreign = await poll(other)
    for (const cursor of [foreign.cursor, "nothing", `${(await poll(chair)).cursor.split(".")[0]}.999999.00`])
      expect(await poll(chair, { cursor })).toMatchObject({ is_gap: true, has_new_counts: true, changes: [] })
    const { status, body } = await call(chair, "GET", `changes?cursor=${encodeURIComponent("a b\u200b")}`)
    expect([status, body.errors?.[0]?.field]).toEqual([400, "cursor"])
  })

  test("since a time before a change the change is told, after it no longer", async () => {
    const chair = await signIn("chair")
    const before = new Date(Date.now() - 1).toISOString()
    const ballot = await ballotOf(chair)
    expect(keysOf(await poll(chair, { since: before }))).toContain(`ballot ${ballot.id}`)
    expect((await poll(chair, { since: new Date(Date.now() + 1_000).toISOString() })).changes).toEqual([])
  })

  test("an entry of the inbox is a change of the counts for its person alone", async () => {
    const chair = await signIn("chair")
    const member = await signIn("member", chair)
    const lone = await signIn("lone-member", chair)
    const [mine, theirs] = [await poll(member), await poll(lone)]
    await ballotOf(chair)
    expect((await after(member, mine)).has_new_counts).toBe(true)
    expect((await after(lone, theirs)).has_new_counts).toBe(false)
    const begin = await poll(member)
    expect((await call(member, "POST", "inbox/read", {})).status).toBe(200)
    expect((await after(member, begin)).has_new_counts).toBe(true)
  })
})

describe("LIVE-01 nobody learns of what they may not read", () => {
  test("not of a restricted group, not of another alliance; of the group only while one belongs to it", async () => {
    const admin = await signIn("admin")
    const inside = await signIn("restricted-member", admin)
    const outside = await signIn("member", admin)
    const foreign = await signIn("admin", admin, "harbor-sensing")
    const begin = await Promise.all([inside, outside, foreign].map((who) => poll(who)))
    const ballot = await ballotOf(admin, { group_acronym: "STEER" })
    const told = await Promise.all([inside, outside, foreign].map((who, at) => after(who, begin[at] as ChangeSet)))
    expect(told.map((set) => keysOf(set).includes(`ballot ${ballot.id}`))).toEqual([true, false, false])
    expect(told[1]?.changes, "and nothing else of it").toEqual([])
    expect(told[2]?.changes).toEqual([])
  })

  test("an export package is told to its person alone", async () => {
    const chair = await signIn("chair")
    const member = await signIn("member", chair)
    const [mine, theirs] = [await poll(chair), await poll(member)]
    const body = { module: "meeting", format: "csv", language: "english" }
    expect((await call(chair, "POST", "export-package", body)).status).toBe(201)
    const isPackage = (set: ChangeSet) => set.changes.some(({ module }) => module === "export_package")
    expect(isPackage(await after(chair, mine)) || isPackage(await poll(chair, { cursor: mine.cursor }))).toBe(true)
    expect(isPackage(await after(member, theirs))).toBe(false)
  })
})

describe("LIVE-01 the stream", () => {
  const open = new Set<AbortController>()
  afterEach(() => {
    for (const one of open) one.abort()
    open.clear()
  })

  /** Opens a stream and collects its events. */
  async function stream(who: Session, headers: Record<string, string> = {}) {
    const controller = new AbortController()
    open.add(controller)
    const answer = await fetch(`${host.origin}/api/changes`, {
      headers: { ...who.headers, accept: "text/event-stream, application/json;q=0.5", ...headers },
      signal: controller.signal,
    })
    const seen = { text: "", isOver: false }
    const reading = async () => {
      for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>)
        seen.text += Buffer.from(chunk).toString()
      seen.isOver = true
    }
    reading().catch(() => (seen.isOver = true))
    const sets = () =>
      [...seen.text.matchAll(/^id: (.*)\nevent: changes\ndata: (.*)$/gm)].map(([, id, data = ""]) => {
        const set = JSON.parse(data) as ChangeSet
        isChangeSet({ success: true, result: set })
        expect(id).toBe(set.cursor)
        return set
      })
    return { answer, sets, seen }
  }

  test("begins with the cursor, goes on with changes within two seconds, and continues after the last id", async () => {
    const chair = await signIn("chair")
    const member = await signIn("member", chair)
    const { answer, sets } = await stream(member)
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/event-stream; charset=utf-8"])
    await eventually(() => expect(sets()).toHaveLength(1))
    expect(sets()[0]).toMatchObject({ is_gap: false, changes: [] })
    const made = performance.now()
    const ballot = await ballotOf(chair)
    await eventually(() => expect(sets().flatMap(keysOf)).toContain(`ballot ${ballot.id}`))
    expect(performance.now() - made).toBeLessThan(2_000)
    const again = await stream(member, { "last-event-id": sets()[0]?.cursor ?? "" })
    await eventually(() => expect(again.sets().flatMap(keysOf)).toContain(`ballot ${ballot.id}`))
  })

  test("ends with the session, and with the store", async () => {
    const member = await signIn("member")
    const { seen, sets } = await stream(member)
    await eventually(() => expect(sets()).toHaveLength(1))
    expect((await call(member, "DELETE", "token/")).status).toBe(200)
    await eventually(() => expect(seen.isOver).toBe(true))
    expect((await stream(member)).answer.status).toBe(401)
  })
})
