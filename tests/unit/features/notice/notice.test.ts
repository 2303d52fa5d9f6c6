import { describe, expect, test } from "vitest"
import { mayWrite, noticeFor } from "#app/features/notice/notice-access.server.ts"
import { phaseOf } from "#app/features/notice/detail/detail.server.ts"
import { noticeSchema, recipientsSchema } from "#app/features/notice/notice.schema.ts"
import { isAddable } from "#app/features/notice/recipients/add-recipients.tsx"
import { recipientsCheckView } from "#app/features/notice/recipients/recipients.server.ts"
import { checkQuery } from "#app/parts/import/check-query.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { rolesIn } from "#app/parts/role-texts.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import type { ScreenData } from "#app/session/screen.server.ts"
import { parseForm } from "#app/forms/schema/parse-form.ts"

const intl = serverIntl("en")

describe("NOTICE-02 the phase of a notice", () => {
  const notice = { status: "draft" as const, is_withdrawn_by_disbanding: false, actions: [] }

  test("is on hold while it can be recalled, and withdrawn after its group was disbanded", () => {
    expect(phaseOf(notice)).toBe("draft")
    expect(phaseOf({ ...notice, is_withdrawn_by_disbanding: true })).toBe("withdrawn")
    expect(phaseOf({ ...notice, status: "sending", actions: ["recall", "delivery.list"] })).toBe("holding")
    expect(phaseOf({ ...notice, status: "sending", actions: ["delivery.list"] })).toBe("sending")
    expect(phaseOf({ ...notice, status: "sent", actions: ["delivery.list"] })).toBe("sent")
  })
})

describe("ROLE-04 the roles that may write a notice", () => {
  const roles = ["chair", "vice_chair", "secretary", "notice_admin", "general_secretary", "alliance_admin"]
  const failure = { kind: "forbidden", code: "forbidden", details: { roles } }
  const context = { api: { get: () => Promise.resolve({ ok: false, failure }) }, locale: "en", zone: "UTC" }
  const named = (acronym: string | undefined) =>
    mayWrite(context as unknown as RequestContext, acronym).then(
      () => [],
      (thrown: { data: ScreenData }) => rolesIn(intl, thrown.data.details),
    )

  test("include a group's officers for that group, not for the whole alliance", async () => {
    expect(await named("COPT")).toEqual(roles)
    expect(await named(undefined)).toEqual(["notice_admin", "general_secretary", "alliance_admin"])
  })

  test.each([
    ["a group", { acronym: "COPT" }, ["chair", "vice_chair", "secretary", "notice_admin", "alliance_admin"]],
    ["the whole alliance", null, ["notice_admin", "alliance_admin"]],
  ] as const)("a draft to %s: not the general secretary, who publishes only their own", async (_to, group, who) => {
    const records = { "/notice/{id}": { ok: true, value: { actions: ["update"], group } } } as Record<string, unknown>
    const get = (path: string) => Promise.resolve(records[path] ?? { ok: false, failure })
    const asked = { ...context, api: { get } } as unknown as RequestContext
    const thrown: unknown = await noticeFor(asked, { alliance: "aurora", id: "n" }, "publish").catch(
      (screen: unknown) => screen,
    )
    expect(rolesIn(intl, (thrown as { data: ScreenData }).data.details)).toEqual(who)
  })
})

describe("NOTICE-03 recipients outside the alliance", () => {
  function parsed(typed: string) {
    const form = new FormData()
    const values = { intent: "save", version: "1", template_language: "english", external_recipients: typed }
    for (const [name, value] of Object.entries(values)) form.append(name, value)
    const submission = parseForm(form, recipientsSchema)
    return submission.status === "success" ? submission.value.external_recipients : submission.reply().error
  }

  test("an invalid address is reported, with its line if there are several, at most five", () => {
    expect(parsed("a@b.example\r\n\r\nfoo, c@d.example; A@b.example")).toEqual({
      external_recipients: ["form.email_in_line?line=3&address=foo"],
    })
    expect(parsed("foo")).toEqual({ external_recipients: ["form.email_named?address=foo"] })
    expect(parsed("x\n".repeat(9))).toMatchObject({ external_recipients: { length: 5 } })
    expect(parsed("a@b.example\nA@b.example c@d.example")).toEqual(["A@b.example", "c@d.example"])
    expect(parsed("")).toEqual([])
  })
})

describe("NOTICE-03 FORM-09 the check of a workbook with recipients", () => {
  const accepted = (email: string, at: number) => ({ row: at + 2, email, name: null, group_acronyms: [], code: null })
  const emails = ["Nils@fjordlight.example", "oskar@skerry-test.example", "shen@skerry-test.example"]
  const rows = emails.map((email, at) => ({ ...accepted(email, at), is_accepted: true, invited_until_time: null }))
  const times = { created_time: "2026-11-27T10:00:00Z", expiry_time: "2026-11-28T10:00:00Z" }
  const list = { id: "import-1", module: "notice", rows, total: 3, accepted_total: 3, rejected_total: 0, ...times }
  const notice = { id: "notice-1", actions: ["recipient.update"], template_language: "english" }

  function checked(external_recipients: string[]) {
    const records: Record<string, unknown> = {
      "/notice/{id}": { ...notice, external_recipients },
      "/import/{id}": list,
    }
    const get = (path: string) => Promise.resolve({ ok: true, value: records[path] })
    const context = { api: { get }, locale: "en", zone: "UTC" } as unknown as RequestContext
    const params = { alliance: "aurora", id: "notice-1", importId: "import-1" }
    return recipientsCheckView(context, params, checkQuery.parse("http://portal.example/"))
  }

  test("shows which addresses the notice already has, ignoring case, and counts only the others", async () => {
    const view = await checked(["nils@fjordlight.example"])
    expect(view.fresh).toBe(2)
    expect(view.list?.page.items.map(({ reason }) => reason)).toEqual(["Already a recipient", undefined, undefined])
    expect((await checked(emails)).fresh).toBe(0)
  })

  test("allows adding only if there are new addresses, up to 200 in the notice", async () => {
    const others = (count: number) => Array.from({ length: count }, (_, at) => `m${at}@skerry-test.example`)
    expect(isAddable(await checked(others(197)))).toBe(true)
    expect(isAddable(await checked(others(198)))).toBe(false)
    expect(isAddable(await checked([...others(197), "nils@fjordlight.example"]))).toBe(true)
    expect(isAddable(await checked(emails))).toBe(false)
  })
})

describe("NOTICE-03 the reply address", () => {
  test.each(["", " ", " , ", ";\n"])("is required, and %j is not an address", (typed) => {
    const form = new FormData()
    form.append("reply_to", typed)
    expect(parseForm(form, noticeSchema).reply().error).toMatchObject({ reply_to: ["form.required"] })
  })
})
