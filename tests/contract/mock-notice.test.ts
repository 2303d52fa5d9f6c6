import { describe, expect, test } from "vitest"
import { noticeSchema } from "#app/features/notice/notice.schema.ts"
import { attachmentValue } from "#app/parts/attachments/attachment.ts"
import { parseForm } from "#app/forms/schema/parse-form.ts"
import type { Session } from "./mock-support.ts"
import { useMock } from "./use-mock.ts"

const host = useMock()
const megabyte = 1024 * 1024

const form = {
  subject: "Plug test 互通测试",
  content: { format: "markdown", text: "Bring your boards. 请自带测试板。" },
  reply_to: ["office@aurora-interconnect.example"],
}

/** Files of the given sizes in bytes, uploaded by the notice administrator. */
function uploaded({ store }: Session, sizes: readonly number[]): string[] {
  const { rows } = host.mock.stores.get(store)
  return sizes.map((size, at) => {
    const id = `file-notice-${at}`
    rows.file.put({
      id,
      alliance_id: "alliance-aurora",
      uploader_id: "member-aurora-notice-admin",
      name: `${at}.bin`,
      content_type: "application/octet-stream",
      module: "notice",
      use: "attachment",
      created_time: 0,
      is_public: false,
      bytes: new Uint8Array(size),
    })
    return id
  })
}

describe("NOTICE-03 the attachments of a notice are limited to 50M in total", () => {
  const full = [25 * megabyte, 25 * megabyte]

  test("the backend checks the total size when a draft is created and when it is updated", async () => {
    const keeper = await host.signIn("notice-admin")
    const [first = "", second = "", one = ""] = uploaded(keeper, [...full, 1])
    const call = (method: string, path: string, body: object) =>
      host.call(method, `/api/notice${path}`, keeper.headers, { ...form, ...body })
    const refused = await call("POST", "", { attachment_ids: [first, second, one] })
    const errors = [{ field: "attachment_ids", code: "attachments_too_large", params: { limit: 50 } }]
    expect([refused.status, refused.body.code]).toEqual([400, "validation_failed"])
    expect(refused.body.errors).toMatchObject(errors)
    const draft = await call("POST", "", { attachment_ids: [first, second] })
    expect(draft.status).toBe(201)
    const { id } = draft.body.result as { id: string }
    const changed = await call("PUT", `/${id}`, { version: 1, attachment_ids: [first, second, one] })
    expect(changed.body.errors).toMatchObject(errors)
  })

  test("the form schema of the portal refuses larger attachments", () => {
    const attached = (sizes: readonly number[]) => {
      const data = new FormData()
      data.set("subject", form.subject)
      data.set("content.format", "markdown")
      data.set("content.text", form.content.text)
      data.set("reply_to", form.reply_to.join("\n"))
      sizes.forEach((size, at) => data.append("attachments", attachmentValue({ id: `f-${at}`, name: "f", size })))
      return parseForm(data, noticeSchema)
    }
    expect(attached(full).status).toBe("success")
    const over = attached([...full, 1])
    expect(over.status === "error" && over.error?.attachments).toEqual(["form.attachments_too_large?limit=50"])
  })
})

describe("NOTICE-03 FORM-09 recipients from a workbook", () => {
  const rows = [
    { row: 2, email: "oskar@skerry-test.example", name: "Oskar Lindqvist" },
    { row: 3, email: "Oskar@skerry-test.example" },
    { row: 4, email: "no address" },
    { row: 5, email: "shen@skerry-test.example", name: "沈若舟" },
    { row: 6, email: "wang@例子.example" },
  ]
  const upload = (who: Session, body: object) =>
    host.call("POST", "/api/import", who.headers, { module: "notice", key: "notice-aurora-9", rows, ...body })

  test("each row is validated; accepted rows and typed addresses become the recipients", async () => {
    const keeper = await host.signIn("notice-admin")
    const judged = await upload(keeper, { file_name: "外部 External.xlsx" })
    expect(judged.status).toBe(201)
    const list = judged.body.result as { id: string; rows: { code: string | null }[] }
    expect(list).toMatchObject({ module: "notice", total: 5, accepted_total: 2, new_entity_total: 0 })
    expect(list.rows.map(({ code }) => code)).toEqual([null, "duplicate_row", "email_format", null, "email_format"])
    const set = (who: Session, import_id: string) =>
      host.call("PUT", "/api/notice/notice-aurora-9/recipient", who.headers, {
        version: 1,
        template_language: "chinese",
        import_id,
        external_recipients: ["nils@fjordlight.example", "SHEN@skerry-test.example"],
      })
    const admin = await host.signIn("admin", undefined, keeper.store)
    for (const [who, id] of [
      [admin, list.id],
      [keeper, "import-aurora-1"],
    ] as const)
      expect((await set(who, id)).body.errors).toMatchObject([{ field: "import_id", code: "unknown_reference" }])
    const { external_recipients } = (await set(keeper, list.id)).body.result as { external_recipients: string[] }
    expect(external_recipients.map((address) => address.toLowerCase()).sort()).toEqual([
      "nils@fjordlight.example",
      "oskar@skerry-test.example",
      "shen@skerry-test.example",
    ])
  })

  test("a typed address of a member is refused; addresses that the notice already has are accepted", async () => {
    const keeper = await host.signIn("notice-admin")
    const { notice, member } = host.mock.stores.get(keeper.store).rows
    const [chair, secretary] = ["chair", "secretary"].map((id) => member.get(`member-aurora-${id}`)?.email ?? "")
    const draft = notice.get("notice-aurora-9")
    if (draft) notice.put({ ...draft, external_recipients: [chair ?? ""] })
    const set = (external_recipients: unknown[]) =>
      host.call("PUT", "/api/notice/notice-aurora-9/recipient", keeper.headers, {
        version: 1,
        template_language: "english",
        external_recipients,
      })
    const refused = await set(["nils@fjordlight.example", chair, secretary?.toUpperCase()])
    expect([refused.status, refused.body.code]).toEqual([400, "validation_failed"])
    expect(refused.body.errors).toMatchObject([{ field: "external_recipients.2", code: "already_member" }])
    expect((await set(["nils@fjordlight.example", chair])).status).toBe(200)
  })

  test("an import has 1 to 200 rows, needs an editable draft, and can be read only by its uploader, for a day", async () => {
    const keeper = await host.signIn("notice-admin")
    const many = Array.from({ length: 201 }, (_, at) => ({ row: at + 2, email: `m${at}@skerry-test.example` }))
    expect((await upload(keeper, { rows: many })).body).toMatchObject({
      code: "too_many_recipients",
      result: { limit: 200 },
    })
    expect((await upload(keeper, { rows: [] })).body.code).toBe("import_empty")
    expect((await upload(keeper, { key: "notice-aurora-1" })).body.code).toBe("state_refused")
    expect((await upload(keeper, { key: "nothing" })).body.errors).toMatchObject([{ field: "key" }])
    const member = await host.signIn("member", undefined, keeper.store)
    expect((await upload(member, {})).body.code).toBe("forbidden")
    const { id } = (await upload(keeper, {})).body.result as { id: string }
    const read = (who: Session) => host.call("GET", `/api/import/${id}`, who.headers)
    expect((await read(keeper)).status).toBe(200)
    expect((await read(await host.signIn("admin", undefined, keeper.store))).body.code).toBe("forbidden")
    host.mock.stores.get(keeper.store).clock.fix(host.mock.stores.get(keeper.store).now() + 25 * 3_600_000)
    expect((await read(keeper)).body.code).toBe("import_expired")
  })

  test.each(["english", "chinese"])("a template in %s can be downloaded", async (language) => {
    const keeper = await host.signIn("secretary")
    const address = `${host.origin}/api/import/template?module=notice&language=${language}`
    const answer = await fetch(address, { headers: keeper.headers })
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/octet-stream"])
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(500)
    const refused = await fetch(address.replace("notice", "member_invitation"), { headers: keeper.headers })
    expect(refused.status).toBe(403)
  })
})

test("NOTICE-02 a former secretary keeps the draft to the group, but only those who may write to it now publish it", async () => {
  const secretary = await host.signIn("secretary")
  const call = (who: Session, method: string, path: string, body?: object) =>
    host.call(method, `/api/${path}`, who.headers, body)
  const draft = (await call(secretary, "POST", "notice", { ...form, group_acronym: "COPT" })).body.result
  expect(draft?.actions).toEqual(["update", "delete", "recipient.update", "publish", "plan"])
  const { rows } = host.mock.stores.get(secretary.store)
  for (const group of rows.workgroup.filter(({ id }) => id === "group-copt"))
    rows.workgroup.put({ ...group, roles: { ...group.roles, secretary: [] } })

  const kept = (await call(secretary, "GET", `notice/${String(draft?.id)}`)).body.result
  expect(kept?.actions).toEqual(["update", "delete", "recipient.update"])
  const refused = await call(secretary, "POST", `notice/${String(draft?.id)}/publish`, { version: 1 })
  expect([refused.status, refused.body.result?.roles]).toEqual([
    403,
    ["chair", "vice_chair", "secretary", "notice_admin", "general_secretary", "alliance_admin"],
  ])
  const chair = await host.signIn("chair", undefined, secretary.store)
  expect((await call(chair, "POST", `notice/${String(draft?.id)}/publish`, { version: 1 })).status).toBe(200)
})
