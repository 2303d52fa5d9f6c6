import { describe, expect, test } from "vitest"
import type { components } from "#openapi/generated/schema.d.ts"
import type { Session } from "./mock-support.ts"
import { people, useMock } from "./use-mock.ts"

type Schemas = components["schemas"]
type Method = "GET" | "POST" | "PUT"

const host = useMock()
const { call, setClock, signIn } = people(host)

const task = { module: "task", key: "task-aurora-7" }
const closed = { module: "task", key: "task-aurora-4" }
const restricted = { module: "task", key: "task-aurora-6" }
const text = (words: string) => ({ content: { format: "markdown", text: words }, mention_ids: [] as string[] })
const listOf = (on: typeof task) => `thread?${new URLSearchParams(on)}`

async function ask<R>(who: Session, method: Method, path: string, body?: object): Promise<R> {
  const answer = await call(who, method, path, body)
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer.body.result as R
}

const refusal = async (who: Session, method: Method, path: string, body?: object) => {
  const answer = await call(who, method, path, body)
  return `${answer.status} ${answer.body.code}`
}

const start = (who: Session, more: object = {}) =>
  ask<Schemas["Thread"]>(who, "POST", "thread", { ...task, ...text("Why?"), ...more })

const inboxOf = async (who: Session) => (await ask<Schemas["InboxList"]>(who, "GET", "inbox")).items

describe("DISC-01 threads", () => {
  test("a thread gets replies, is resolved and reopened; the record and its version stay as they were", async () => {
    const chair = await signIn("chair")
    const member = await signIn("member", chair)
    const before = await ask<Schemas["Task"]>(chair, "GET", "task/task-aurora-7")
    const thread = await start(member)
    await ask(chair, "POST", `thread/${thread.id}/comment`, text("Because."))
    const resolved = await ask<Schemas["Thread"]>(chair, "POST", `thread/${thread.id}/resolve`, { version: 1 })
    expect(resolved).toMatchObject({ status: "resolved", version: 2, actions: ["comment.create", "reopen"] })
    expect(resolved.comments.map(({ content }) => content?.text)).toEqual(["Why?", "Because."])
    expect(await refusal(chair, "POST", `thread/${thread.id}/resolve`, { version: 2 })).toBe("400 state_refused")
    expect(await refusal(member, "POST", `thread/${thread.id}/reopen`, { version: 1 })).toBe("400 stale")
    await ask(member, "POST", `thread/${thread.id}/reopen`, { version: 2 })
    const { version } = await ask<Schemas["Task"]>(chair, "GET", "task/task-aurora-7")
    expect(version).toBe(before.version)
  })

  test("a comment can be changed for 15 minutes; what is deleted leaves a trace and no text anywhere", async () => {
    const chair = await signIn("chair")
    const member = await signIn("member", chair)
    await setClock(chair, "2026-11-20T09:00:00Z")
    const thread = await start(member, text("Unmistakable words"))
    const [comment] = thread.comments
    const path = `thread/${thread.id}/comment/${comment?.id}`
    const edit = (version: number) => ({ version, ...text("Unmistakable words, again") })
    const edited = await ask<Schemas["ThreadComment"]>(member, "PUT", path, edit(1))
    expect(edited).toMatchObject({ edited_time: "2026-11-20T09:00:00Z", version: 2 })
    expect(await refusal(chair, "PUT", path, edit(2)), "only its author").toBe("403 forbidden")
    await setClock(chair, "2026-11-20T09:15:00Z")
    expect(await refusal(member, "PUT", path, edit(2))).toBe("400 edit_over")
    const deleted = await ask<Schemas["ThreadComment"]>(chair, "POST", `${path}/delete`, { version: 2 })
    expect(deleted).toMatchObject({ status: "deleted", content: null, actions: [] })
    expect(await refusal(member, "POST", `${path}/delete`, { version: 3 })).toBe("400 state_refused")
    const { rows } = host.mock.stores.get(chair.store)
    const kept = [rows.thread_comment, rows.operation_log, rows.mail, rows.inbox].map(
      (table) => table.all() as unknown[],
    )
    expect(JSON.stringify(kept)).not.toContain("Unmistakable")
  })

  test("a closed record's threads are read-only; a thread has at most 100 comments", async () => {
    const chair = await signIn("chair")
    expect((await ask<Schemas["ThreadList"]>(chair, "GET", listOf(closed))).actions).toEqual([])
    expect(await refusal(chair, "POST", "thread", { ...closed, ...text("Late") })).toBe("400 discussion_closed")
    const thread = await start(chair)
    for (let at = 1; at < 100; at += 1) await ask(chair, "POST", `thread/${thread.id}/comment`, text(String(at)))
    expect(await refusal(chair, "POST", `thread/${thread.id}/comment`, text("101"))).toBe("400 thread_full")
  })

  test("who may not read the record reads, writes and follows nothing; its people are not named either", async () => {
    const member = await signIn("member")
    const insider = await signIn("restricted-member", member)
    const seen = await ask<Schemas["ThreadList"]>(insider, "GET", listOf(restricted))
    const id = seen.items[0]?.id ?? ""
    const refused = "403 restricted_group"
    expect(await refusal(member, "GET", listOf(restricted))).toBe(refused)
    expect(await refusal(member, "GET", `thread/${id}`)).toBe(refused)
    expect(await refusal(member, "POST", `thread/${id}/comment`, text("Hello"))).toBe(refused)
    expect(await refusal(member, "POST", "thread", { ...restricted, ...text("Hello") })).toBe(refused)
    expect(await refusal(member, "PUT", "thread/following", { ...restricted, is_following: true })).toBe(refused)
    expect(await refusal(member, "GET", `member/tree?${new URLSearchParams(restricted)}`)).toBe(refused)
    const nowhere = { module: "task", key: "task-harbor-7" }
    expect(await refusal(member, "GET", listOf(nowhere))).toBe("400 validation_failed")
    const readers = await ask<Schemas["MemberTree"]>(insider, "GET", `member/tree?${new URLSearchParams(restricted)}`)
    const ids = readers.nodes.flatMap(({ members }) => members.map((one) => one.id))
    expect(ids).toContain(insider.user_id)
    expect(ids).not.toContain(member.user_id)
    const mention_ids = [member.user_id]
    const answer = await call(insider, "POST", `thread/${id}/comment`, { ...text("Look"), mention_ids })
    expect(answer.body.errors?.map(({ field, code }) => `${field} ${code}`)).toEqual([
      "mention_ids.0 unknown_reference",
    ])
  })

  test("mentioned people and followers are told once, by name and in their language; the author is not", async () => {
    const chair = await signIn("chair")
    const member = await signIn("member", chair)
    const lone = await signIn("lone-member", chair)
    const secretary = await signIn("secretary", chair)
    await ask(lone, "PUT", "thread/following", { ...task, is_following: true })
    const thread = await start(member, { mention_ids: [chair.user_id] })
    const subjects = async (who: Session) =>
      (await inboxOf(who)).filter(({ record }) => record?.key === task.key).map(({ subject }) => subject)
    expect((await subjects(chair)).filter((one) => /^(Mentioned|提及您)/.test(one))).toHaveLength(1)
    expect((await subjects(lone)).filter((one) => /^(New comment|新评论)/.test(one))).toHaveLength(1)
    expect((await subjects(member)).filter((one) => /^(New comment|新评论|Mentioned|提及您)/.test(one))).toEqual([])
    const { rows } = host.mock.stores.get(chair.store)
    for (const { language, subject } of rows.mail.all().filter((mail) => mail.operation === "thread.create"))
      expect(subject.startsWith(language === "english" ? "Mentioned: " : "提及您：") || subject.startsWith(language === "english" ? "New comment: " : "新评论：")).toBe(true) // oxfmt-ignore
    await ask(lone, "PUT", "thread/following", { ...task, is_following: false })
    await ask(secretary, "POST", `thread/${thread.id}/comment`, text("Yes"))
    expect((await subjects(lone)).filter((one) => /^(New comment|新评论)/.test(one))).toHaveLength(1)
    expect(
      (await subjects(member)).filter((one) => /^(New comment|新评论)/.test(one)),
      "authors follow",
    ).toHaveLength(1)
  })

  test("a new comment is a change of its record, for those who may read it", async () => {
    const chair = await signIn("chair")
    const insider = await signIn("restricted-member", chair)
    const begin = await ask<Schemas["ChangeSet"]>(chair, "GET", "changes")
    await start(insider, restricted)
    await start(insider)
    const { changes } = await ask<Schemas["ChangeSet"]>(chair, "GET", `changes?cursor=${begin.cursor}`)
    expect(changes.map(({ key }) => key)).toEqual([task.key])
  })
})
