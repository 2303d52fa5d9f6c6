import { describe, expect, test } from "vitest"
import { messageSchema, uploadSchema } from "#app/features/member-invitation/invitation.schema.ts"
import { invitedQuery, invitedStates } from "#app/features/member-invitation/invitation.status.ts"
import { listInvited } from "#app/features/member-invitation/invited.server.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { reasonOf } from "#app/parts/import/reason.server.ts"
import { skippedRows } from "#app/parts/import/rejected.server.ts"
import { memberRows, typedRows } from "#app/parts/import/sheet-rows.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { parseForm } from "#app/forms/schema/parse-form.ts"

describe("ADM-01 reading people", () => {
  test.each([
    [["Email", "Name", "Organisation", "Groups"]],
    [["邮箱", "姓名", "单位", "工作组"]],
    [["E-mail *", "FULL NAME", "Company", "group"]],
  ])("from a sheet with the headings %s", (head) => {
    expect(memberRows([head, ["a@b.example", "A", "B Ltd", "COPT, link；PWR"]])).toEqual([
      { row: 2, email: "a@b.example", name: "A", organization: "B Ltd", group_acronyms: ["COPT", "link", "PWR"] },
    ])
  })

  test("with columns in any order, empty rows and other columns; the number is that of the row in the file", () => {
    const sheet = [[], ["Why it was skipped", "Groups", "Email"], ["x", "", ""], [], ["Email format error", "", "a@b"]]
    expect(memberRows(sheet)).toEqual([{ row: 5, email: "a@b", name: "", organization: "", group_acronyms: [] }])
  })

  test("fails without an email column or without people", () => {
    expect(memberRows([["Name"], ["A"]])).toEqual({ error: "no-headings" })
    expect(memberRows([["a@b.example"]])).toEqual({ error: "no-headings" })
    expect(memberRows([])).toEqual({ error: "empty" })
    expect(memberRows([["Email"], ["", ""]])).toEqual({ error: "empty" })
  })

  test("from typed addresses, numbered by line", () => {
    expect(typedRows("a@b.example\n\n  c@d.example ")).toEqual([
      { row: 1, email: "a@b.example" },
      { row: 3, email: "c@d.example" },
    ])
  })
})

describe("FORM-01 the first step takes a file or addresses", () => {
  const sent = (fields: Record<string, string | File>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    const submission = parseForm(form, uploadSchema)
    return submission.status === "success" ? "success" : (submission.reply().error ?? {})
  }
  const file = new File(["x"], "a.xlsx")

  test("accepts a file in the browser, a file that the server has read, or addresses", () => {
    expect(sent({ file })).toBe("success")
    expect(sent({ file: '{"id":"list"}' })).toBe("success")
    expect(sent({ file: new File([], ""), emails: "a@b.example" })).toBe("success")
    expect(sent({ emails: "a@b.example" })).toBe("success")
  })

  test("refuses neither, both, too many addresses and a file that is too large", () => {
    expect(sent({ file: new File([], ""), emails: " " })).toEqual({ file: ["member-invitation.nothing"] })
    expect(sent({})).toEqual({ file: ["member-invitation.nothing"] })
    expect(sent({ file, emails: "a@b.example" })).toEqual({ emails: ["member-invitation.both"] })
    expect(sent({ emails: "a@b.example\n".repeat(51) })).toEqual({ emails: ["form.too_many?max=50"] })
    const large = new File([new Uint8Array(2 * 1024 * 1024 + 1)], "a.xlsx")
    expect(sent({ file: large })).toEqual({ file: ["file.refused.too-large?name=a.xlsx&limit=2"] })
  })
})

describe("ADM-01 the invitation message", () => {
  test("requires a text and one to ten files; groups are optional", () => {
    const form = new FormData()
    form.append("text.format", "markdown")
    const errors = () => parseForm(form, messageSchema).reply().error
    expect(errors()).toEqual({ "text.text": ["form.required"], attachment_ids: ["form.required_file"] })
    form.append("text.text", "Come in")
    for (let at = 0; at < 11; at += 1)
      form.append("attachment_ids", JSON.stringify({ id: `f${at}`, name: "a", size: 1 }))
    expect(errors()).toEqual({ attachment_ids: ["form.too_many?max=10"] })
    form.delete("attachment_ids")
    form.append("attachment_ids", JSON.stringify({ id: "f", name: "a", size: 1 }))
    const submission = parseForm(form, messageSchema)
    expect(submission.status === "success" && submission.value.group_acronyms).toEqual([])
  })
})

describe("FORM-09 the reason for a skipped row", () => {
  const [en, zh] = [serverIntl("en"), serverIntl("zh")]
  const row = {
    row: 3,
    email: "=a",
    name: null,
    organization: null,
    group_acronyms: ["A", "B"],
    is_accepted: false,
    field: "email" as const,
    code: "email_format" as const,
    params: null,
    duplicate_of: null,
  }

  test("is a text that contains the duplicated row or the allowed length", () => {
    expect(reasonOf({ ...row, code: null }, en)).toBeUndefined()
    expect(reasonOf({ ...row, code: "duplicate_row", duplicate_of: 2 }, zh)).toBe("与第 2 行的邮箱相同")
    expect(reasonOf({ ...row, field: "name", code: "too_long", params: { max: 100 } }, en)).toContain("100")
    expect(reasonOf({ ...row, field: "name", code: "too_long" }, en)).toBe("Name cannot be used")
    expect(reasonOf({ ...row, code: "value_unknown" }, zh)).toBe("邮箱不可用")
    const ofResult = { code: "too_long" as const, duplicate_of: null }
    expect([en, zh].map((intl) => reasonOf(ofResult, intl))).toEqual(["A value is too long", "有内容过长"])
  })

  test("is in a file with the headings of the template, which can be uploaded again", () => {
    const rows = [row, { ...row, is_accepted: true, email: "ok@b.example" }]
    const [head = [], ...skipped] = skippedRows({ module: "member_invitation", rows } as never, zh)
    expect(skipped).toEqual([["=a", "", "", "A, B", "邮箱格式错误"]])
    expect(memberRows([head, ["a@b.example", "", "", "", "邮箱格式错误"]])).toMatchObject([{ row: 2 }])
    const ofNotice = skippedRows({ module: "notice", rows } as never, zh)
    expect(ofNotice).toEqual([
      ["邮箱", "姓名", "跳过原因"],
      ["=a", "", "邮箱格式错误"],
    ])
  })
})

test("ADM-11 only an invitation that is or was open has an end of its validity", async () => {
  const creator = { id: "member-1", name: "Mara", name_english: null, organization: null }
  const times = { sent_time: "2026-11-20T00:00:00Z", expiry_time: "2026-12-20T00:00:00Z" }
  const items = invitedStates.map((state, at) => {
    return { invitation_id: "i", row: at + 1, email: "a@b.example", state, creator, groups: [], actions: [], ...times }
  })
  const api = { get: () => Promise.resolve({ ok: true, value: { items, total: items.length, counts: {} } }) }
  const context = { locale: "en", zone: "UTC", alliance: "aurora", api } as unknown as RequestContext
  const list = await listInvited(context, invitedQuery.parse("http://x/invitation"))
  const ending = list.items.filter(({ expiry }) => expiry !== undefined).map(({ state }) => state)
  expect(ending.sort()).toEqual(["expired", "invited"])
})
