import { describe, expect, test } from "vitest"
import type { components } from "#openapi/generated/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { consequencesView } from "#app/parts/consequences/consequences-view.server.ts"

type Schemas = components["schemas"]

const record: Schemas["RecordRef"] = {
  module: "meeting",
  key: "m-1",
  code: "214",
  title: "Plenary",
  status: "not_started",
  group: null,
}
const topic: Schemas["RecordRef"] = { ...record, module: "topic", key: "t-1", code: null, title: "Clauses" }
const person = (name: string): Schemas["MemberRef"] => ({
  id: name,
  username: name,
  name,
  real_name: name,
  organization: null,
  is_disabled: false,
})
const group: Schemas["PreviewGroup"] = {
  id: "g",
  acronym: "COPT",
  name: "相干光学",
  name_english: "Coherent Optics",
  type: "public",
  status: "normal",
  total: 19,
}
const nothing: Schemas["Preview"] = {
  module: "meeting",
  key: "m-1",
  action: "cancel",
  record,
  changes: [],
  warnings: [],
  reminder: null,
  recipients: { total: 0, members: [], groups: [], external_total: 0, external: [] },
  losing_access: { total: 0, members: [] },
}
const hrefOf = ({ module, key }: Schemas["RecordRef"]) => (module === "topic" ? `/meeting/m-1#${key}` : undefined)
const view = (preview: Partial<Schemas["Preview"]>, locale: "en" | "zh" = "en") =>
  consequencesView({ ...nothing, ...preview }, locale, hrefOf)

describe("FORM-10 the consequences of an action", () => {
  test("list other records with their number, a link if they have a page, and how many more there are", () => {
    const changes = [{ effect: "cancels" as const, module: "topic" as const, total: 3, items: [topic] }]
    const records = [{ key: "t-1", text: "Clauses", href: "/meeting/m-1#t-1" }]
    expect(view({ changes }).changes).toEqual([{ text: "Cancelled: 3 topics", records, more: 2 }])
    expect(view({ changes }, "zh").changes[0]?.text).toBe("取消：3 个议题")
  })

  test("do not list the record itself", () => {
    const own = { effect: "ends" as const, module: "meeting" as const, total: 1, items: [record] }
    const mixed = { ...own, total: 2, items: [record, { ...record, key: "m-2", code: "215" }] }
    expect(view({ changes: [own] }).changes).toEqual([])
    expect(view({ changes: [mixed] }).changes).toEqual([
      { text: "Ended: 1 meeting", records: [{ key: "m-2", text: "M-215 Plenary", href: undefined }], more: 0 },
    ])
  })

  test("list the first names, the total, whole groups and external addresses", () => {
    const members = ["a", "b", "c", "d", "e", "f"].map(person)
    const recipients = {
      total: 20,
      members,
      groups: [group],
      external_total: 2,
      external: [{ email: "o@example.org", name: "Ola" }],
    }
    const { recipients: people, groups, outside } = view({ recipients })
    expect(people).toEqual({ total: 20, names: ["a", "b", "c", "d", "e"], more: 15 })
    expect(groups).toEqual(["Coherent Optics: 19"])
    expect(outside).toEqual({ total: 2, names: ["Ola <o@example.org>"], more: 1 })
    expect(view({ recipients }, "zh").groups).toEqual(["相干光学：19 人"])
  })

  test("do not list a group that is all recipients, and show a single remaining name instead of a number", () => {
    const members = ["a", "b", "c", "d", "e", "f"].map(person)
    const recipients = { total: 19, members, groups: [group], external_total: 0, external: [] }
    expect(view({ recipients }).groups).toEqual([])
    const six = view({ recipients: { ...recipients, total: 6, groups: [] } }).recipients
    expect(six).toEqual({ total: 6, names: ["a", "b", "c", "d", "e", "f"], more: 0 })
  })

  test("are irreversible only if the preview warns of it", () => {
    expect(view({}).isIrreversible).toBe(false)
    expect(view({ warnings: [{ code: "open_topics", record }] }).isIrreversible).toBe(false)
    expect(view({ warnings: [{ code: "irreversible", record }] }).isIrreversible).toBe(true)
  })
})

test("FORM-10 one more record is one other, not one others", () => {
  const said = (count: number) => serverIntl("en").formatMessage({ id: "consequence.more" }, { count })
  expect([1, 2].map(said)).toEqual(["and 1 other", "and 2 others"])
})

test("PROP-07 a phase of one day is not one of 1 days", () => {
  const days = { group_review: 1, public_notice: 30, others: 1 }
  expect(serverIntl("en").formatMessage({ id: "proposal.phase.usual" }, days)).not.toContain("1 days")
})
