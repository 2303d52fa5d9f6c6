import { describe, expect, test } from "vitest"
import type { components } from "#openapi/generated/schema.d.ts"
import type { Session } from "./mock-support.ts"
import { codes, people, useMock } from "./use-mock.ts"

type Schemas = components["schemas"]

const host = useMock()
const { call, setClock, signIn, storeOf } = people(host)

const content = (text: string) => ({ content: { format: "markdown", text }, mention_ids: [] })

async function ask<R>(who: Session, method: string, path: string, body?: object): Promise<R> {
  const answer = await call(who, method, path, body)
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer.body.result as R
}

/** The proposal of the seed with a thread on a paragraph. */
function discussed(who: Session) {
  const { rows } = storeOf(who)
  const thread = rows.thread.get("thread-aurora-8")
  const proposal = rows.proposal.find(({ draft_code }) => draft_code === thread?.key)
  if (!thread || !proposal) throw new Error("the seed has no thread on a paragraph")
  return { thread, proposal, on: { module: "proposal", key: proposal.draft_code } }
}

describe("DISC-01 threads on a part of a record", () => {
  test("a thread names the revision and the paragraph on which it was started, and the list counts them", async () => {
    const member = await signIn("member")
    const { thread, proposal, on } = discussed(member)
    const [first] = proposal.revisions
    const { quote } = thread.anchor ?? {}
    const anchor = { revision_id: first?.id, quote }
    const made = await ask<Schemas["Thread"]>(member, "POST", "thread", { ...on, anchor, ...content("Here, too") })
    const shown = { revision: { id: first?.id, number: 0 }, quote, topic: null }
    expect(made.anchor).toEqual(shown)
    await setClock(member, "2026-11-20T07:31:00Z")
    const whole = { revision_id: proposal.revisions.at(-1)?.id }
    await ask(member, "POST", "thread", { ...on, anchor: whole, ...content("All of it") })
    const list = await ask<Schemas["ThreadList"]>(member, "GET", `thread?${new URLSearchParams({ ...on, size: "10" })}`)
    expect(list.anchors).toEqual([
      { anchor: expect.objectContaining({ quote: null }) as unknown, total: 1 },
      { anchor: shown, total: 2 },
    ])
    expect((await ask<Schemas["Thread"]>(member, "GET", `thread/${made.id}`)).anchor).toEqual(shown)
  })

  test("a part that the record does not have is refused at its field", async () => {
    const member = await signIn("member")
    const { proposal, on } = discussed(member)
    const revision_id = proposal.revisions[0]?.id
    const refusal = async (anchor: object, record: object = on) =>
      codes(await call(member, "POST", "thread", { ...record, anchor, ...content("No") }))
    const refused = (error: string) => [400, "validation_failed", error]
    expect(await refusal({ revision_id: "revision-nowhere" })).toEqual(refused("anchor.revision_id unknown_reference"))
    expect(await refusal({ revision_id, quote: "Unicorns graze here" })).toEqual(
      refused("anchor.quote unknown_reference"),
    )
    expect(await refusal({ revision_id, quote: "***" })).toEqual(refused("anchor.quote unknown_reference"))
    expect(await refusal({ quote: "Scope" })).toEqual(refused("anchor.revision_id required"))
    expect(await refusal({ topic_id: "topic-aurora-1" })).toEqual(refused("anchor.topic_id unknown_reference"))
    const task = { module: "task", key: "task-aurora-7" }
    expect(await refusal({ revision_id }, task)).toEqual(refused("anchor.revision_id unknown_reference"))
    expect(storeOf(member).rows.thread.filter(({ creator_id, key }) => creator_id === member.user_id && key === task.key)).toEqual([]) // oxfmt-ignore
  })

  test("markup in the text makes no difference to a quote", async () => {
    const member = await signIn("member")
    const { proposal, on } = discussed(member)
    const { rows } = storeOf(member)
    const [first, ...later] = proposal.revisions
    if (!first) throw new Error("no revision")
    const started = async (format: "markdown" | "html", text: string, quote: string) => {
      rows.proposal.put({ ...proposal, revisions: [{ ...first, content: { format, text } }, ...later] })
      const anchor = { revision_id: first.id, quote }
      return codes(await call(member, "POST", "thread", { ...on, anchor, ...content("Why?") }))[0]
    }
    expect(await started("markdown", "请看[附录 A](https://example.org/x)和**表**格", "请看附录 A和表格")).toBe(201)
    expect(await started("html", "<p>Val<b>ue</b> of<br>caf&#233;&nbsp;1</p>", "Value of CAFÉ 1")).toBe(201)
    expect(await started("html", "<p>Value</p>", "Values")).toBe(400)
  })

  test("a thread on a topic says so when the topic is withdrawn", async () => {
    const member = await signIn("member")
    const { rows } = storeOf(member)
    const thread = rows.thread.get("thread-aurora-9")
    const topic = rows.topic.get(thread?.anchor?.topic_id ?? "")
    if (!topic) throw new Error("the seed has no thread on a topic")
    rows.topic.put({ ...topic, is_withdrawn: true, withdraw_reason: "No" })
    const shown = await ask<Schemas["Thread"]>(member, "GET", "thread/thread-aurora-9")
    expect(shown.anchor?.topic).toEqual({ id: topic.id, code: topic.code, subject: topic.subject, status: "withdrawn" })
  })
})

describe("DISC-01 threads are searched and exported", () => {
  const find = (who: Session, q: string) =>
    ask<Schemas["SearchList"]>(who, "GET", `search?${new URLSearchParams({ q })}`)

  test("a search finds comments for those who may read the record; deleted ones for nobody", async () => {
    const member = await signIn("member")
    const insider = await signIn("restricted-member", member)
    const on = { module: "task", key: "task-aurora-6" }
    const thread = await ask<Schemas["Thread"]>(insider, "POST", "thread", { ...on, ...content("Zyxwv budget") })
    const { items, counts } = await find(insider, "zyxwv")
    expect(items).toMatchObject([{ record: on, thread_id: thread.id, excerpt: "Zyxwv budget" }])
    expect(counts.task).toBe(1)
    expect((await find(member, "zyxwv")).total).toBe(0)
    const path = `thread/${thread.id}/comment/${thread.comments[0]?.id}/delete`
    await ask(insider, "POST", path, { version: 1 })
    expect((await find(insider, "zyxwv")).total).toBe(0)
  })

  test("the zip of a list or record has the threads of its records, without deleted comments", async () => {
    const member = await signIn("member")
    const insider = await signIn("restricted-member", member)
    const exported = async (who: Session, body: object) => {
      const form = { format: "zip", language: "english", ...body }
      const { id } = await ask<{ id: string }>(who, "POST", "export-package", form)
      await host.control(who.store, "POST", "clock", { advance: "PT10S" })
      const answer = await fetch(`${host.origin}/api/export-package/${id}/file`, { headers: who.headers })
      return Buffer.from(await answer.arrayBuffer()).toString()
    }
    const tasks = await exported(member, { module: "task" })
    expect(tasks).toContain(
      "task-aurora-7/Discussion.csv\ufeffthread,revision,quote,topic,status,creator,created time,text",
    )
    expect(tasks).toContain("Does figure **D.4** have to be redrawn?")
    expect(tasks).not.toContain("Wrong file.")
    expect(tasks, "of the restricted group").not.toContain("The budget is in the annex.")
    expect(await exported(insider, { module: "task" })).toContain("The budget is in the annex.")
    const { proposal, thread } = discussed(member)
    const one = await exported(member, { module: "proposal", key: proposal.draft_code })
    expect(one).toContain(`thread-aurora-8,0,`)
    expect(one).toContain(thread.anchor?.quote)
    expect(await exported(member, { module: "topic_call" })).toContain("We have figures for this.")
  })
})
