import { expect, test } from "vitest"
import type { Session } from "./mock-support.ts"
import { codes, people, useMock } from "./use-mock.ts"

const host = useMock()
const { call, signIn, storeOf } = people(host)

const form = { acronym: "QKD", name: "量子", name_english: "Quantum", type: "public" }

/** A file that a person has uploaded for groups. */
function uploaded(who: Session, id: string, use: "image" | "attachment") {
  const store = storeOf(who)
  store.rows.file.put({
    id,
    alliance_id: store.rows.member.get(who.user_id)?.alliance_id ?? "",
    uploader_id: who.user_id,
    name: "eye.png",
    content_type: "image/png",
    module: "workgroup",
    use,
    created_time: store.now(),
    is_public: false,
    bytes: new Uint8Array([1]),
  })
}

const open = async (who: Session, id: string) =>
  (await fetch(`${host.origin}/api/file/${id}`, { headers: who.headers })).status

const save = (who: Session, text: string) =>
  call(who, "POST", "workgroup", { ...form, description: { format: "markdown", text } })

test("FORM-11 who can read a text can read its images, but a text opens no other file", async () => {
  const admin = await signIn("admin")
  const reader = await signIn("member", admin)
  uploaded(admin, "file-image-1", "image")
  uploaded(admin, "file-image-2", "attachment")
  expect([await open(reader, "file-image-1"), await open(admin, "file-image-1")]).toEqual([403, 200])
  const refused = await save(admin, "![x](/a/aurora/file/file-image-1) ![y](/a/aurora/file/file-image-2)")
  expect(codes(refused)).toEqual([400, "validation_failed", "description.text unknown_reference"])
  expect((await save(admin, "![x](/a/aurora/file/file-image-1)")).status).toBe(201)
  expect([await open(reader, "file-image-1"), await open(reader, "file-image-2")]).toEqual([200, 403])
})

test("FORM-11 nobody opens the image of another person by writing its address", async () => {
  const admin = await signIn("admin")
  const other = await signIn("chair", admin)
  uploaded(other, "file-image-3", "image")
  const refused = await save(admin, '<img src="/a/aurora/file/file-image-3" alt="">')
  expect(codes(refused)).toEqual([400, "validation_failed", "description.text unknown_reference"])
  expect(await open(admin, "file-image-3")).toBe(403)
})

test("DISC-01 FORM-11 an image in a comment is open to those who may read the record, until the comment is deleted", async () => {
  const member = await signIn("restricted-member")
  const [reader, outsider] = [await signIn("admin", member), await signIn("lone-member", member)]
  uploaded(member, "file-image-4", "image")
  const on = { module: "task", key: "task-aurora-6" }
  const content = { format: "markdown", text: "![x](/a/aurora/file/file-image-4)" }
  expect(await open(reader, "file-image-4")).toBe(403)
  const started = await call(member, "POST", "thread", { ...on, content, mention_ids: [] })
  expect(started.status).toBe(201)
  expect([await open(reader, "file-image-4"), await open(outsider, "file-image-4")]).toEqual([200, 403])
  const { id, comments } = started.body.result as { id: string; comments: { id: string; version: number }[] }
  const [{ id: comment, version } = { id: "", version: 0 }] = comments
  expect((await call(member, "POST", `thread/${id}/comment/${comment}/delete`, { version })).status).toBe(200)
  expect([await open(reader, "file-image-4"), await open(member, "file-image-4")]).toEqual([403, 200])
})
