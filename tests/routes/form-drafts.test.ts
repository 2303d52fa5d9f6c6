import { beforeAll, describe, expect, test } from "vitest"
import { noticeRules } from "#mock/domains/notice/rules.ts"
import { sharedPortal, type TestPortal } from "#tests/support/own-portal.ts"
import { text } from "#tests/support/texts.ts"
import type { Visitor } from "#tests/support/visitor.ts"

let own: TestPortal
let admin: Visitor
beforeAll(async () => {
  own = await sharedPortal()
  admin = own.newVisitor()
  await admin.signIn("admin")
})

/** Saves a form of a page as a draft, as the script of the page does. */
function keep(address: string, fields: Record<string, string>) {
  const sent = new FormData()
  for (const [name, value] of Object.entries({ "draft.address": address, "draft.intent": "keep", ...fields }))
    sent.append(name, value)
  return admin.post("/a/aurora/draft", sent)
}

/** The page of the external recipients of a draft notice of the alliance, which has one. */
function recipientsPage(): string {
  const store = own.mock.stores.get(admin.mock.store)
  const world = { store, now: store.now() }
  const draft = store.rows.notice.find(
    (row) => row.group_id === null && row.alliance_id.includes("aurora") && noticeRules.status(row, world) === "draft",
  )
  if (!draft) throw new Error("no such notice")
  store.rows.notice.put({ ...draft, external_recipients: ["reader@example.org"] })
  return `/a/aurora/notice/${draft.id}/recipients`
}

const restored = text("en", "form.draft.restored", { time: "§" }).split("§")[0] ?? "?"

describe("FORM-08 NOTICE-03 a page with two forms", () => {
  test("the form of the addresses does not take the draft of the workbook's form for its own", async () => {
    const page = recipientsPage()
    expect((await keep(page, { form: "notice-recipient-list", intent: "upload" })).status).toBe(204)
    const opened = await admin.get(page)
    expect(opened.status).toBe(200)
    expect(opened.body).toContain("reader@example.org</textarea>")
    expect(opened.body).not.toContain(restored)
    const typed = { form: "notice-recipients", intent: "save", external_recipients: "typed@example.org" }
    expect((await keep(page, typed)).status).toBe(204)
    await keep(page, { form: "notice-recipient-list", intent: "upload" })
    const again = await admin.get(page)
    expect(again.body).toContain("typed@example.org</textarea>")
    expect(again.body).toContain(restored)
  })
})

describe("FORM-08 WG-04 a form beside a list", () => {
  test("has one draft, whichever page of the list is shown", async () => {
    const page = "/a/aurora/wg/COPT/member/manage"
    await keep(`${page}?page=2&sort=name`, { form: "role", role: "secretary" })
    expect((await admin.get(page)).body).toContain(restored)
  })
})
