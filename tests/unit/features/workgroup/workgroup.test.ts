import { describe, expect, test } from "vitest"
import { ApiFailure } from "#app/lib/failure.ts"
import type { components } from "#openapi/generated/schema.d.ts"
import { csvLines } from "#app/lib/csv.server.ts"
import { workgroupColumns } from "#app/features/workgroup/list/csv.server.ts"
import { csvCells } from "#app/parts/csv/csv-answer.server.ts"
import { workgroupListQuery, workgroupRowView } from "#app/features/workgroup/list/list.server.ts"
import { memberListQuery, memberRowView } from "#app/features/workgroup/members/members.server.ts"
import { memberQuery, workgroupQuery } from "#app/features/workgroup/list/list.query.ts"
import { getWorkgroup } from "#app/features/workgroup/workgroup.server.ts"
import type { Locale } from "#app/lib/locale.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"

type Schemas = components["schemas"]

const reader = (locale: Locale, zone = "Asia/Shanghai") => ({ locale, zone }) as RequestContext

const person = (name: string, real_name = name): Schemas["MemberRef"] => ({
  id: name,
  username: name,
  name,
  real_name,
  is_disabled: false,
  organization: { id: "entity-1", name: "海登光电", name_english: "Halden Lightworks" },
})

const names = { id: "group-1", acronym: "COPT", name: "相干光学", name_english: "Coherent Optics" }
const open: Schemas["WorkgroupOpenRow"] = {
  ...names,
  type: "public",
  status: "normal",
  is_accessible: true,
  version: 1,
  actions: [],
  chairs: [person("Mara"), person("", "Shen Muyang")],
  vice_chairs: [],
  secretaries: [],
  member_total: 19,
  organization_total: 8,
  created_time: "2024-06-03T20:00:00Z",
  my_roles: ["secretary", "member"],
}
const closed: Schemas["WorkgroupClosedRow"] = {
  ...names,
  type: "restricted",
  status: "normal",
  is_accessible: false,
  chairs: [person("=Mara")],
  is_join_requested: true,
}

describe("WG-01 the list of groups", () => {
  test("requests what the address says, own groups first, and ignores invalid values", () => {
    const ask = (search: string) => workgroupListQuery(workgroupQuery.parse(`http://x/group${search}`))
    const nothing = { q: undefined, status: undefined, type: undefined, mine: undefined, mine_first: true }
    expect(ask("")).toEqual({ page: 1, size: 25, sort: "acronym", ...nothing })
    expect(ask("?sort=member_total&size=200&page=3")).toMatchObject({ page: 3, size: 200, sort: "-member_total" })
    expect(ask("?status=disband&type=restricted&whose=mine&q=a")).toMatchObject({
      status: ["disband"],
      type: ["restricted"],
      mine: true,
      q: "a",
    })
    expect(ask("?status=nothing&type=&whose=yours&sort=version")).toEqual({
      page: 1,
      size: 25,
      sort: "acronym",
      ...nothing,
    })
  })

  test("shows a group in the person's language and zone, and only the office of an officer", () => {
    expect(workgroupRowView(open, reader("en"))).toMatchObject({
      name: "Coherent Optics",
      otherName: "相干光学",
      otherLang: "zh-CN",
      chairs: "Mara, Shen Muyang",
      roles: "Secretary",
      memberTotal: 19,
      href: expect.stringMatching(/\/wg\/COPT\/about$/) as string,
      created: { instant: "2024-06-03T20:00:00Z", text: "4 Jun 2024" },
    })
    expect(workgroupRowView(open, reader("zh", "UTC"))).toMatchObject({
      name: "相干光学",
      otherLang: "en",
      roles: "秘书",
      created: { text: "2024-06-03" },
    })
  })

  test("ROLE-07 shows only names, type, status, chairs and the own request of a closed group", () => {
    const row = workgroupRowView(closed, reader("en"))
    expect(row.actions).toEqual([])
    expect(Object.keys(row).sort()).toEqual(
      ["acronym", "actions", "chairs", "isJoinRequested", "name", "otherLang", "otherName", "status", "type"].sort(),
    )
  })

  test.each(["en", "zh"] as const)(
    "quality row 49: is exported with a cell for every heading and without formulas (%s)",
    (locale) => {
      const rows = [open, closed].map((group) => csvCells(workgroupColumns(reader(locale)), group))
      for (const row of rows) expect(row).toHaveLength(11)
      expect(csvLines(rows)).toContain("'=Mara")
    },
  )
})

describe("WG-04 the members of a group", () => {
  test("are sorted with officers first by default", () => {
    const ask = (search: string) => memberListQuery(memberQuery.parse(`http://x/member${search}`))
    expect(ask("")).toEqual({ page: 1, size: 25, sort: "role", q: undefined, role: undefined })
    expect(ask("?sort=join_time&role=chair")).toMatchObject({ sort: "-join_time", role: ["chair"] })
  })

  test("have a real name only if it differs from the name", () => {
    const member = (name: string, real: string): Schemas["GroupMember"] => ({
      ...person(name, real),
      join_time: "2024-06-03T06:00:00Z",
      roles: ["member"],
      actions: [],
    })
    expect(memberRowView(member("沈牧阳", "Shen Muyang"), reader("en"))).toMatchObject({
      realName: "Shen Muyang",
      roles: "Member",
      joined: { text: "3 Jun 2024" },
    })
    expect(memberRowView(member("Mara", "Mara"), reader("en")).realName).toBeUndefined()
  })
})

describe("WG-03 loading a group", () => {
  function contextWith(answer: unknown) {
    const asked: unknown[] = []
    const get = (_path: string, input: unknown) => {
      asked.push(input)
      return Promise.resolve(answer)
    }
    return { asked, context: { api: { get } } as unknown as RequestContext }
  }
  const failing = (promise: Promise<unknown>) =>
    promise.then(
      () => undefined,
      (error: unknown) => (error as ApiFailure).failure,
    )

  test("happens once per request and group, even if several loaders need it", async () => {
    const { asked, context } = contextWith({ ok: true, value: { acronym: "COPT" } })
    await Promise.all([getWorkgroup(context, "COPT"), getWorkgroup(context, "COPT"), getWorkgroup(context, "LINK")])
    expect(asked).toEqual([{ path: { acronym: "COPT" } }, { path: { acronym: "LINK" } }])
    await getWorkgroup(contextWith({ ok: true, value: {} }).context, "COPT")
    expect(asked).toHaveLength(2)
  })

  test("fails for an unknown or invalid acronym; an invalid one is not requested", async () => {
    const gone = contextWith({ ok: false, failure: { kind: "not_found", code: "not_found" } })
    expect(await failing(getWorkgroup(gone.context, "NONE"))).toEqual({ kind: "not_found", code: "no_such_group" })
    for (const acronym of [undefined, "", "a b", "../x", "x".repeat(21)]) {
      const { asked, context } = contextWith(undefined)
      expect(await failing(getWorkgroup(context, acronym))).toMatchObject({ code: "no_such_group" })
      expect(asked).toEqual([])
    }
  })

  test("ROLE-07 is refused with the chairs of a restricted group", async () => {
    const failure = { kind: "forbidden", code: "restricted_group", details: { chairs: [person("Mara")] } }
    expect(await failing(getWorkgroup(contextWith({ ok: false, failure }).context, "STEER"))).toEqual(failure)
  })
})
