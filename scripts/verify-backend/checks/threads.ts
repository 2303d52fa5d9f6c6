import { envelopeOf, expectDone, expectRefused, Finding, LeftOut, resultOf, type Exchange } from "../client/answers.ts"
import type { PersonRole } from "../client/fixtures.ts"
import { text } from "../subjects/bodies.ts"
import {
  act,
  create,
  readRecord,
  restrictedGroup,
  sendAs,
  type Subject,
  type Verification,
  type View,
} from "../subjects/subject.ts"
import { newTask, posted, started } from "../subjects/thread.ts"

/** Checks what the tables and descriptions say of threads in words (DISC-01): what they are about, who reads them, and what is left of a comment. */
export async function checkThreads(v: Verification): Promise<void> {
  await anchors(v)
  await comments(v)
  await readers(v)
  await v.check("thread.create", "state", "a closed record gets no thread", async () => {
    const key = await newTask(v)
    const task: Subject = { path: { id: key }, read: { who: "secretary", operation: "task.get" } }
    await act(v, task, "task.cancel", { reason: "Not needed 不需要" })
    expectRefused(await start(v, { module: "task", key }), [400], ["discussion_closed"])
  })
  await v.check("thread.follow", "effect", "who stops following does not follow", async () => {
    const on = { module: "task", key: await newTask(v) }
    for (const is_following of [true, false]) {
      expectDone(await sendAs(v, "participant", "thread.follow", { body: { ...on, is_following } }))
      const exchange = await sendAs(v, "participant", "thread.list", { query: on })
      if (resultOf(exchange).is_following !== is_following)
        throw new Finding(`is_following is not ${is_following}`, exchange)
    }
  })
}

const comment = (words = "Test thread 测试讨论") => ({ content: text(words), mention_ids: [] })

const start = (v: Verification, body: object, who: PersonRole = "participant"): Promise<Exchange> =>
  sendAs(v, who, "thread.create", { body: { ...comment(), ...body } })

/** Expects a field error of this code. */
function expectAt(exchange: Exchange, field: string, code: string): void {
  expectRefused(exchange, [400], ["validation_failed"])
  const { errors = [] } = envelopeOf(exchange)
  if (!errors.some((error) => error.field === field && error.code === code))
    throw new Finding(`${field} is not ${code}`, exchange)
}

/** A proposal that can be discussed, its latest revision, and a word of that. @throws LeftOut if the target has none */
async function discussedProposal(v: Verification) {
  const query = { status: ["ongoing"], size: "50" }
  const { items } = resultOf(await sendAs(v, "participant", "proposal.list", { query }))
  for (const { draft_code } of items as View[]) {
    const on = { module: "proposal", key: String(draft_code) }
    const read = await sendAs(v, "participant", "proposal.get", { path: { draft_code: on.key } })
    const { content, latest_revision } = resultOf(read) as { content: { text: string }; latest_revision: View }
    const quote = /(?<![\w/.&])[A-Za-z]{4,}(?![\w/.;])/.exec(content.text)?.[0]
    if (quote) return { on, revision_id: String(latest_revision.id), quote }
  }
  throw new LeftOut("no ongoing proposal with a Latin word")
}

async function anchors(v: Verification): Promise<void> {
  const what = "thread.create"
  await v.check(what, "effect", "a thread on a paragraph says so, and the list counts it", async () => {
    const { on, revision_id, quote } = await discussedProposal(v)
    const made = await start(v, { ...on, anchor: { revision_id, quote } })
    const path = { id: String(resultOf(made).id) }
    const read = await sendAs(v, "participant", "thread.get", { path })
    const isMeant = (anchor: View | null) =>
      (anchor?.revision as View | undefined)?.id === revision_id && anchor?.quote === quote && anchor.topic === null
    if (!isMeant(resultOf(read).anchor as View | null)) throw new Finding("the thread has another anchor", read)
    const list = await sendAs(v, "participant", "thread.list", { query: on })
    const counted = (resultOf(list).anchors as { anchor: View; total: number }[]).find(({ anchor }) => isMeant(anchor))
    if (!counted || counted.total < 1) throw new Finding("the anchor is not counted", list)
  })
  await v.check(what, "fields", "a part that the record does not have is refused at its field", async () => {
    const { on, revision_id, quote } = await discussedProposal(v)
    const unknown = "unknown_reference"
    const nowhere = "part-that-nobody-has"
    expectAt(await start(v, { ...on, anchor: { revision_id, quote: "Zqxvy zqxvk" } }), "anchor.quote", unknown)
    expectAt(await start(v, { ...on, anchor: { revision_id: nowhere } }), "anchor.revision_id", unknown)
    expectAt(await start(v, { ...on, anchor: { topic_id: nowhere } }), "anchor.topic_id", unknown)
    expectAt(await start(v, { ...on, anchor: { quote } }), "anchor.revision_id", "required")
    const task = { module: "task", key: await newTask(v) }
    expectAt(await start(v, { ...task, anchor: { revision_id } }), "anchor.revision_id", unknown)
  })
}

/** A comment as its thread shows it. */
async function shown(v: Verification, { path: { id = "", comment_id } }: Subject): Promise<View> {
  const thread = await readRecord(v, { path: { id }, read: { who: "participant", operation: "thread.get" } })
  return (thread.comments as View[]).find((one) => one.id === comment_id) ?? {}
}

async function comments(v: Verification): Promise<void> {
  await v.check("thread.comment.update", "effect", "a changed comment is marked, and has the new text", async () => {
    const { path } = await posted(v)
    const changed = comment("Changed 已修改")
    const call = { path, body: { version: 1, ...changed } }
    const exchange = await sendAs(v, "participant", "thread.comment.update", call)
    expectDone(exchange)
    const { content, edited_time } = await shown(v, { path })
    if ((content as View).text !== changed.content.text || edited_time === null)
      throw new Finding("it is not marked, or has another text", exchange)
  })
  await v.check("thread.comment.delete", "effect", "a deleted comment leaves its trace and no text", async () => {
    const { path } = await posted(v)
    const reply = { path: { id: path.id ?? "" }, body: comment("Reply 回复") }
    expectDone(await sendAs(v, "participant", "thread.comment.create", reply))
    const exchange = await sendAs(v, "participant", "thread.comment.delete", { path, body: { version: 1 } })
    expectDone(exchange)
    const { content, status, creator } = await shown(v, { path })
    if (content !== null || status !== "deleted" || !creator) throw new Finding("it has a text, or no trace", exchange)
    const { comments: left } = await readRecord(v, { path: reply.path, read: { who: "participant", operation: "thread.get" } }) // oxfmt-ignore
    if ((left as View[]).length !== 2) throw new Finding(`${(left as View[]).length} comments are left of 2`)
  })
  await v.check("search.list", "effect", "a comment is found, until it is deleted", async () => {
    const word = `zq${v.records.run.replace(/[^a-z0-9]/gi, "")}v`
    const on = { module: "task", key: await newTask(v) }
    const { id, comments: [first] = [] } = await create(v, "thread.create", "participant", { body: { ...on, ...comment(`${word} 讨论`) } }) as { id: string; comments: View[] } // oxfmt-ignore
    const find = async () => {
      const exchange = await sendAs(v, "participant", "search.list", { query: { q: word } })
      const isFound = (resultOf(exchange).items as View[]).some((item) => item.thread_id === id)
      return { exchange, isFound }
    }
    const before = await find()
    if (!before.isFound) throw new Finding(`${word} does not find the thread`, before.exchange)
    const path = { id, comment_id: String(first?.id) }
    expectDone(await sendAs(v, "participant", "thread.comment.delete", { path, body: { version: 1 } }))
    const after = await find()
    if (after.isFound) throw new Finding(`${word} finds a deleted comment`, after.exchange)
  })
}

/** A thread in the restricted group, which an outsider may not read. */
async function closedThread(v: Verification) {
  return v.records.shared("thread in the restricted group", async () => {
    const key = await newTask(v, { who: "alliance_admin", group: restrictedGroup(v) })
    const on = { module: "task", key }
    return { on, thread: await started(v, { on, who: "alliance_admin" }) }
  })
}

async function readers(v: Verification): Promise<void> {
  const calls = {
    "thread.list": (_thread: Subject, on: { module: string; key: string }) => ({ query: on }),
    "thread.get": ({ path }: Subject) => ({ path }),
    "thread.create": (_thread: Subject, on: object) => ({ body: { ...on, ...comment() } }),
    "thread.comment.create": ({ path }: Subject) => ({ path, body: comment() }),
    "thread.follow": (_thread: Subject, on: object) => ({ body: { ...on, is_following: true } }),
  }
  for (const [operation, callOf] of Object.entries(calls))
    await v.check(operation, "role", "a thread in a restricted group is closed to others", async () => {
      const { on, thread } = await closedThread(v)
      expectRefused(await sendAs(v, "outsider", operation, callOf(thread, on)), [403, 404])
    })
  await v.check("thread.create", "fields", "who may not read the record cannot be mentioned", async () => {
    const { on } = await closedThread(v)
    const { user_id } = (await v.people.get("outsider")).session
    const exchange = await start(v, { ...on, mention_ids: [user_id] }, "alliance_admin")
    expectAt(exchange, "mention_ids.0", "unknown_reference")
  })
}
