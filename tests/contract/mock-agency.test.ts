import { afterEach, describe, expect, test } from "vitest"
import { domains } from "#mock/domains.ts"
import { registerDomains } from "#mock/engine/registry.ts"
import { agencyIn } from "#tests/mock/relations.ts"
import { cellsOf, headersOf, expectVerdict, setUp, askedOverHttp, written, type Request } from "./cells-support.ts"
import { orgs, type Reply, type Session } from "./mock-support.ts"
import { codes, people, useMock } from "./use-mock.ts"

const host = useMock()
const { call, signIn, storeOf } = people(host)

const form = {
  name: " 霜原测试所 ",
  name_english: "Rime Test House",
  acronym: "RTH",
  type: "test",
  region_code: "CN-3301",
  expiration_start: "2026-11-01T00:00:00+08:00",
  expiration_end: "2026-11-20T00:00:00+08:00",
  timezone: "Asia/Shanghai",
  agreement_template_ids: ["file-agency-aurora-upload"],
}

type Result = Record<string, unknown> & { id: string; version: number }
type List = { items: Result[]; total: number; actions: string[]; counts: Record<string, number> }

const resultOf = ({ body }: Reply) => body.result as Result
const listOf = async (who: Session, path: string) => (await call(who, "GET", path)).body.result as unknown as List
const idsOf = async (who: Session, query: string) => (await listOf(who, `agency?${query}`)).items.map(({ id }) => id)

const certification = { id: "certification-unit", code: "C-1", subject: "Transceiver 收发器" }

/** Makes an application of another domain name the last agency, which no application of the seed names. */
function nameLastAgency(isRunning: boolean): void {
  const agencyUses = (id: string) => (id === "agency-aurora-5" ? [{ record: certification, isRunning }] : [])
  registerDomains([...domains, { rows: [], handlers: {}, records: { profile: { agencyUses } } }])
}

describe("ADM-04 agencies", () => {
  afterEach(() => registerDomains(domains))

  test("creating trims texts, derives country, province and city, sets is_expired after the period, and is logged", async () => {
    const admin = await signIn("admin")
    const answer = await call(admin, "POST", "agency", form)
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    const agency = resultOf(answer)
    expect(agency).toMatchObject({
      name: "霜原测试所",
      region: { code: "CN-3301" },
      country: { code: "CN" },
      province: { code: "CN-33" },
      city: { code: "CN-3301" },
      is_expired: true,
      is_selectable: false,
      members: [],
      agreement_templates: [{ id: "file-agency-aurora-upload" }],
      version: 1,
    })
    const [row] = storeOf(admin).rows.operation_log.filter(({ key }) => key === agency.id)
    expect(row).toMatchObject({ operation: "agency.create", module: "agency", member_id: admin.user_id })
    const later = { ...form, version: 1, expiration_end: null }
    expect(resultOf(await call(admin, "PUT", `agency/${agency.id}`, later))).toMatchObject({ is_selectable: true })
    const late = await call(admin, "PUT", `agency/${agency.id}`, { ...form, version: 1 })
    expect(codes(late)).toEqual([400, "stale"])
  })

  test("unknown references, a taken name, a reversed period and an unknown timezone are refused at their fields", async () => {
    const admin = await signIn("admin")
    const wrong = {
      ...form,
      name_english: "qiantang CERTIFICATION centre",
      region_code: "XX-1",
      expiration_end: form.expiration_start,
      timezone: "Moon/Base",
      agreement_template_ids: ["file-harbor-guide"],
    }
    expect(codes(await call(admin, "POST", "agency", wrong))).toEqual([
      400,
      "validation_failed",
      "region_code unknown_reference",
      "name_english not_unique",
      "expiration_end end_before_start",
      "timezone zone_unknown",
      "agreement_template_ids.0 unknown_reference",
    ])
  })

  test("an agency with a running application cannot be disabled; with any application its type cannot be changed", async () => {
    const admin = await signIn("admin")
    nameLastAgency(true)
    const refused = await call(admin, "POST", "agency/agency-aurora-5/disable", { version: 1 })
    expect([...codes(refused), refused.body.result]).toEqual([
      400,
      "agency_in_use",
      { certifications: [certification] },
    ])
    const preview = await call(admin, "GET", "preview?module=agency&action=disable&key=agency-aurora-5")
    expect(codes(preview)).toEqual([400, "agency_in_use"])
    expect(resultOf(await call(admin, "GET", "agency/agency-aurora-5")).certification_total).toBe(1)
    nameLastAgency(false)
    expect(resultOf(await call(admin, "GET", "agency/agency-aurora-5")).is_type_fixed).toBe(true)
    const other = { ...form, type: "certification", version: 1 }
    expect(codes(await call(admin, "PUT", "agency/agency-aurora-5", other))).toEqual([400, "type_fixed"])
    const done = resultOf(await call(admin, "POST", "agency/agency-aurora-5/disable", { version: 1 }))
    expect(done).toMatchObject({ status: "invalid", actions: ["enable"], certification_total: 0 })
  })

  test("ADM-04 CERT-01 alliance and certification administrators list all agencies, members only selectable ones without people", async () => {
    const admin = await signIn("admin")
    const { counts, total, actions } = await listOf(admin, "agency")
    expect([counts, total, actions]).toEqual([{ valid: 4, invalid: 1 }, 5, ["create", "export"]])
    expect(await idsOf(admin, "status=invalid")).toEqual(["agency-aurora-4"])
    expect(await idsOf(admin, "q=Zhejiang%20QCC")).toEqual(["agency-aurora-2"])
    expect(await idsOf(admin, "type=test&is_selectable=false&sort=acronym")).toEqual([
      "agency-aurora-3",
      "agency-aurora-5",
    ])
    const member = await signIn("member")
    expect([...(await idsOf(member, "")).sort(), (await listOf(member, "agency")).actions]).toEqual([
      "agency-aurora-1",
      "agency-aurora-2",
      ["export"],
    ])
    const certificationAdmin = await signIn("cert-admin")
    expect([await idsOf(certificationAdmin, ""), (await listOf(certificationAdmin, "agency")).actions]).toEqual([
      await idsOf(admin, ""),
      ["export"],
    ])
    const seen = resultOf(await call(member, "GET", "agency/agency-aurora-1"))
    expect([seen.members, seen.actions]).toEqual([undefined, []])
    const file = resultOf(await call(admin, "GET", "agency/agency-aurora-1")).agreement_templates as { id: string }[]
    expect((await call(member, "GET", `file/${file[0]?.id ?? ""}`)).status).toBe(200)
  })

  test("people are added and removed without a new version", async () => {
    const admin = await signIn("admin")
    const ids = ["member-aurora-member", "member-aurora-lab-tester"]
    const added = await call(admin, "POST", "agency/agency-aurora-1/member", { member_ids: ids })
    const named = (key: "added" | "unchanged") => (resultOf(added)[key] as Result[]).map(({ id }) => id)
    expect([named("added"), named("unchanged")]).toEqual([[ids[0]], [ids[1]]])
    const stranger = { member_ids: ["member-harbor-member"] }
    expect(codes(await call(admin, "POST", "agency/agency-aurora-1/member", stranger))).toEqual([
      400,
      "validation_failed",
      "member_ids.0 unknown_reference",
    ])
    const path = "agency/agency-aurora-1/member/member-aurora-member"
    expect((await call(admin, "DELETE", path)).status).toBe(200)
    expect((await call(admin, "DELETE", path)).status).toBe(404)
    expect(resultOf(await call(admin, "GET", "agency/agency-aurora-1")).version).toBe(1)
  })

  test("an agency of another alliance is not found", async () => {
    const harbor = await signIn("admin", undefined, orgs.harbor)
    expect((await call(harbor, "GET", "agency/agency-aurora-1")).status).toBe(404)
  })
})

const input = { name: "甲", name_english: "A", type: "test", region_code: "FI" }

/** The request for each action of the table. */
const requests: Record<string, (version: number) => Request> = {
  read: () => ({ method: "GET", path: "" }),
  update: (version) => ({ method: "PUT", path: "", body: { ...input, version } }),
  enable: (version) => ({ method: "POST", path: "/enable", body: { version } }),
  disable: (version) => ({ method: "POST", path: "/disable", body: { version } }),
  "member.add": () => ({ method: "POST", path: "/member", body: { member_ids: ["member-aurora-member"] } }),
  "member.remove": () => ({ method: "DELETE", path: "/member/member-aurora-lab-tester" }),
}
const expectation = { module: "agency", silent: Object.keys(requests), isOwn: true }

describe("ADM-04 cells of openapi/states/agency.yaml, over HTTP", () => {
  test.each(askedOverHttp(cellsOf<"valid" | "invalid">("agency")))("%s", async (_title, cell) => {
    const { store, world, relation } = setUp(host, cell.role)
    const row = { ...agencyIn(cell.status, relation, world), member_ids: ["member-aurora-lab-tester"] }
    const agency = store.rows.agency.put(row)
    const headers = headersOf(store, relation.user)
    const before = written(store)
    const { method, path, body } = requests[cell.action]?.(agency.version) ?? { method: "", path: "" }
    const answer = await host.call(method, `/api/agency/${agency.id}${path}`, headers, body)
    expectVerdict(cell, answer, store, before, expectation)
  })
})
