import { pair, type Submission, type TestDomain } from "../domain.ts"
import { reason } from "../form-values.ts"
import { administrators } from "../people.ts"

const members = ["member-aurora-chair", "member-aurora-member"] as const

const submissions: Submission[] = [
  {
    route: "admin/member/:id",
    path: "admin/member/member-aurora-disabled",
    operation: "member.enable",
    record: ["member", "member-aurora-disabled"],
    form: {},
    by: administrators,
  },
  {
    route: "admin/member/:id/disable",
    path: "admin/member/member-aurora-lone-member/disable",
    operation: "member.disable",
    record: ["member", "member-aurora-lone-member"],
    form: reason,
    by: administrators,
  },
  {
    route: "admin/member/:id/edit",
    path: "admin/member/member-aurora-lone-member/edit",
    operation: "member.update",
    record: ["member", "member-aurora-lone-member"],
    form: { name: "宋晚晴", real_name: "Song Wanqing" },
    by: administrators,
  },
  {
    route: "admin/member/:id/role",
    path: "admin/member/member-aurora-lone-member/role",
    operation: "member.role.update",
    record: ["member", "member-aurora-lone-member"],
    form: { roles: "notice_admin" },
    by: ["admin"],
    hasPage: true,
  },
  {
    route: "admin/member/many",
    path: "admin/member/many?action=enable&member=member-aurora-disabled",
    operation: "member.enable",
    form: { members: "member-aurora-disabled 1" },
    by: administrators,
  },
]

/** Members of the alliance. */
export const member: TestDomain = {
  screens: [
    { name: "members", path: "/admin/member", person: "admin", kind: "read" },
    { name: "members-none", path: "/admin/member?q=nothing-like-it", person: "member-admin", kind: "read" },
    { name: "member", path: "/admin/member/member-aurora-chair", person: "member-admin", kind: "form" },
    { name: "member-disabled", path: "/admin/member/member-aurora-disabled", person: "admin", kind: "form" },
    { name: "member-edit", path: "/admin/member/member-aurora-chair/edit", person: "member-admin", kind: "form" },
    { name: "member-roles", path: "/admin/member/member-aurora-chair/role", person: "admin", kind: "form" },
    {
      name: "members-disable",
      path: "/admin/member/many?action=disable&member=member-aurora-chair&member=member-aurora-member",
      person: "admin",
      kind: "form",
    },
    { name: "member-disable", path: "/admin/member/member-aurora-chair/disable", person: "admin", kind: "form" },
    {
      name: "member-not-offered",
      path: "/admin/member/member-aurora-admin/disable",
      person: "admin",
      kind: "static",
      status: 403,
    },
  ],
  access: {
    "admin/member": ["member-admin", 200],
    "admin/member/:id": ["member-admin", 404],
    "admin/member/:id/disable": ["member-admin", 404],
    "admin/member/:id/edit": ["member-admin", 404],
    "admin/member/:id/role": ["member-admin", 404],
    "admin/member/many": ["member-admin", 200],
    "admin/member.csv": ["member-admin", 200],
  },
  othersRecords: {
    "admin/member/:id": { foreign: { id: "member-harbor-member" } },
  },
  pairs: [
    pair("member/detail", "admin", "admin/member/*", ...members),
    pair("member/edit", "admin", "admin/member/*/edit", ...members),
    pair("member/role", "admin", "admin/member/*/role", ...members),
    pair("member/disable", "admin", "admin/member/*/disable", ...members),
  ],
  submissions,
  withoutBackend: {
    "admin/member.csv": "admin/member",
  },
  formattedTexts: {
    "word of the contract": ["member.language"],
    "zone, day, region or address": ["member.timezone"],
    "mail or telephone": ["member.email"],
    "sign-on id": ["member.person"],
  },
}
