import { pair, type Submission, type TestDomain } from "../domain.ts"
import { memberValue } from "../form-values.ts"

const by = ["admin"]
const values = {
  name: "测试所",
  name_english: "Test house",
  type: "test",
  country_code: "CN",
  province_code: "CN-33",
  city_code: "CN-3301",
  start: "2026-01-01",
  end: "2027-12-31",
  timezone: "Asia/Shanghai",
}

const submissions: Submission[] = [
  {
    route: "admin/agency",
    path: "admin/agency",
    operation: "agency.enable",
    record: ["agency", "agency-aurora-4"],
    form: { id: "agency-aurora-4" },
    by,
  },
  { route: "admin/agency/create", path: "admin/agency/create", operation: "agency.create", form: values, by },
  {
    route: "admin/agency/:id/edit",
    path: "admin/agency/agency-aurora-5/edit",
    operation: "agency.update",
    record: ["agency", "agency-aurora-5"],
    form: values,
    by,
  },
  {
    route: "admin/agency/:id/disable",
    path: "admin/agency/agency-aurora-5/disable",
    operation: "agency.disable",
    record: ["agency", "agency-aurora-5"],
    form: {},
    by,
  },
  {
    route: "admin/agency/:id/member",
    path: "admin/agency/agency-aurora-1/member",
    operation: "agency.member.add",
    form: { member_ids: memberValue("member-aurora-member") },
    by,
  },
  {
    route: "admin/agency/:id/member",
    path: "admin/agency/agency-aurora-3/member",
    operation: "agency.member.remove",
    form: { remove: "member-aurora-lone-member", confirmed: "true" },
    asked: ["confirmed"],
    by,
  },
]

/** Test and certification agencies. */
export const agency: TestDomain = {
  screens: [
    { name: "agencies", path: "/admin/agency", person: "admin", kind: "read" },
    { name: "agency", path: "/agency/agency-aurora-2", person: "admin", kind: "read" },
    { name: "agency-for-members", path: "/agency/agency-aurora-1", person: "member", kind: "read" },
    { name: "agency-create", path: "/admin/agency/create", person: "admin", kind: "form" },
    { name: "agency-edit", path: "/admin/agency/agency-aurora-2/edit", person: "admin", kind: "form" },
    { name: "agency-members", path: "/admin/agency/agency-aurora-1/member", person: "admin", kind: "form" },
    { name: "agency-disable", path: "/admin/agency/agency-aurora-5/disable", person: "admin", kind: "form" },
  ],
  access: {
    "agency/:id": ["member", 404],
    "admin/agency": ["admin", 200],
    "admin/agency/create": ["admin", 200],
    "admin/agency/:id/edit": ["admin", 404],
    "admin/agency/:id/member": ["admin", 404],
    "admin/agency/:id/disable": ["admin", 404],
    "admin/agency.csv": ["admin", 200],
  },
  othersRecords: {
    "agency/:id": { foreign: { id: "agency-harbor-1" } },
    "admin/agency/:id": { foreign: { id: "agency-harbor-1" } },
  },
  pairs: [
    pair("agency/detail", "admin", "agency/*", "agency-aurora-1", "agency-aurora-2"),
    pair("agency/edit", "admin", "admin/agency/*/edit", "agency-aurora-1", "agency-aurora-2"),
    pair("agency/members", "admin", "admin/agency/*/member", "agency-aurora-1", "agency-aurora-2"),
    pair("agency/disable", "admin", "admin/agency/*/disable", "agency-aurora-3", "agency-aurora-5"),
  ],
  submissions,
  withoutBackend: { "admin/agency.csv": "admin/agency" },
  formattedTexts: {
    "zone, day, region or address": ["agency.region_code", "agency.timezone"],
    "word of the contract": ["agency.type"],
    "letters and digits": ["agency.acronym"],
  },
}
