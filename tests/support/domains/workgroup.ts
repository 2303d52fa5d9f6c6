import { pair, restricted, type OthersRecords, type Submission, type TestDomain } from "../domain.ts"
import { memberValue } from "../form-values.ts"
import { administrators, groupMembers, restrictedKeepers, roleKeepers } from "../people.ts"

const groups = ["COPT", "LINK"] as const
const members = ["member-aurora-chair", "member-aurora-member"] as const

const values = {
  name: "量子",
  name_english: "Quantum",
  type: "public",
  "description.format": "markdown",
  "description.text": "Q",
}

const update = (acronym: string, id: string, by: readonly string[]): Submission => ({
  route: "admin/group/:acronym/edit",
  path: `admin/group/${acronym}/edit`,
  operation: "workgroup.update",
  record: ["workgroup", id],
  form: values,
  by,
})

const disband = (acronym: string, id: string, by: readonly string[]): Submission => ({
  route: "admin/group/:acronym/disband",
  path: `admin/group/${acronym}/disband`,
  operation: "workgroup.disband",
  record: ["workgroup", id],
  form: { acronym },
  by,
})

/** Grants a role to a person, in the administration or in the group. */
const addRole = (from: "admin/group" | "wg", acronym: string, role: string, by: readonly string[]): Submission => {
  const below = from === "wg" ? "member/manage" : "member"
  return {
    route: `${from}/:acronym/${below}`,
    path: `${from}/${acronym}/${below}`,
    operation: "workgroup.role.add",
    form: { role, member_ids: memberValue("member-aurora-lone-member") },
    by,
  }
}

/** Removes a role; `holder` is the role and the member. */
const removeRole = (from: "admin/group" | "wg", holder: string, by: readonly string[]): Submission => ({
  route: `${from}/:acronym/member/:role/:memberId/remove`,
  path: `${from}/COPT/member/${holder}/remove`,
  operation: "workgroup.role.remove",
  form: {},
  by,
  hasPage: true,
})

const leave = (acronym: string, by: readonly string[]): Submission => ({
  route: "wg/:acronym/leave",
  path: `wg/${acronym}/leave`,
  operation: "workgroup.leave",
  form: {},
  by,
  hasPage: true,
})

/**
 * ADM-02, ROLE-06, WG-04: administrators grant and remove every role, a chair only the role of member; nobody leaves on behalf of
 * another person. Who administers groups changes a restricted group in the same way.
 */
const submissions: Submission[] = [
  {
    route: "admin/group/create",
    path: "admin/group/create",
    operation: "workgroup.create",
    form: { ...values, acronym: "QKD" },
    by: administrators,
  },
  update("COPT", "group-copt", administrators),
  disband("COPT", "group-copt", administrators),
  update("STEER", "group-steer", administrators),
  disband("STEER", "group-steer", administrators),
  addRole("admin/group", "COPT", "chair", administrators),
  addRole("admin/group", "STEER", "member", administrators),
  removeRole("admin/group", "chair/member-aurora-chair", administrators),
  { ...addRole("wg", "COPT", "member", roleKeepers), hasPage: true },
  addRole("wg", "COPT", "secretary", administrators),
  removeRole("wg", "member/member-aurora-member", roleKeepers),
  removeRole("wg", "member/member-aurora-secretary", administrators),
  leave("COPT", groupMembers),
  leave("STEER", ["restricted-member"]),
  {
    // valid except for the member of another alliance (docs/quality.md, row 41)
    ...addRole("admin/group", "COPT", "member", []),
    form: { role: "member", member_ids: memberValue("member-harbor-member") },
    refusals: [400, 403, 404],
  },
]

/** A page about the administration of a group, inside its shell (ADM-02). */
const administration = (page: string): Record<string, OthersRecords> => ({
  [`wg/:acronym/${page}`]: {
    foreign: { acronym: "LIDAR" },
    closed: [restricted({ acronym: "STEER" }, restrictedKeepers)],
    reads: page.startsWith("log") ? [] : [""],
  },
})

/** Working groups and the roles in them. */
export const workgroup: TestDomain = {
  screens: [
    { name: "admin-groups", path: "/admin/group", person: "member-admin", kind: "read" },
    { name: "admin-group-create", path: "/admin/group/create", person: "admin", kind: "form" },
    { name: "admin-group-edit", path: "/admin/group/COPT/edit", person: "member-admin", kind: "form" },
    { name: "admin-group-members", path: "/admin/group/COPT/member", person: "admin", kind: "form" },
    {
      name: "admin-group-remove-chair",
      path: "/admin/group/COPT/member/chair/member-aurora-chair/remove",
      person: "member-admin",
      kind: "form",
    },
    { name: "group-members-manage", path: "/wg/COPT/member/manage", person: "chair", kind: "form" },
    {
      name: "group-remove-member",
      path: "/wg/COPT/member/member/member-aurora-member/remove",
      person: "chair",
      kind: "form",
    },
    { name: "group-leave", path: "/wg/COPT/leave", person: "member", kind: "form" },
    { name: "group-leave-restricted", path: "/wg/STEER/leave", person: "restricted-member", kind: "form" },
    { name: "admin-group-disband", path: "/admin/group/COPT/disband", person: "admin", kind: "form" },
    { name: "groups", path: "/group", person: "chair", kind: "read" },
    { name: "groups-none", path: "/group?q=nothing-like-it", person: "chair", kind: "read" },
    { name: "group-about-administered", path: "/wg/STEER/about", person: "member-admin", kind: "read" },
    { name: "admin-group-edit-restricted", path: "/admin/group/STEER/edit", person: "member-admin", kind: "form" },
    { name: "group-about", path: "/wg/COPT/about", person: "chair", kind: "read" },
    { name: "group-dashboard", path: "/wg/COPT/dashboard", person: "chair", kind: "read" },
    { name: "group-dashboard-disbanded", path: "/wg/FIBR/dashboard", person: "member", kind: "read" },
    { name: "group-members", path: "/wg/COPT/member", person: "chair", kind: "read" },
    { name: "group-disbanded", path: "/wg/FIBR/about", person: "member", kind: "read" },
    { name: "group-restricted", path: "/wg/STEER/about", person: "chair", kind: "static", status: 403 },
    { name: "group-unknown", path: "/wg/NONE/about", person: "chair", kind: "static", status: 404 },
  ],
  access: {
    group: ["member", 200],
    "admin/group": ["member-admin", 200],
    "admin/group/create": ["member-admin", 200],
    "admin/group/:acronym/edit": ["member-admin", 200],
    "admin/group/:acronym/disband": ["member-admin", 200],
    "admin/group/:acronym/member": ["member-admin", 200],
    "admin/group/:acronym/member/:role/:memberId/remove": ["member-admin", 404],
    "wg/:acronym": ["group", "wg/COPT/about"],
    "wg/:acronym/about": ["group", 200],
    "wg/:acronym/dashboard": ["group", 200],
    "wg/:acronym/member": ["group", 200],
    "wg/:acronym/member/manage": ["group", 200, { offered: roleKeepers }],
    "wg/:acronym/member/:role/:memberId/remove": ["group", 404],
    "wg/:acronym/leave": ["group", 200, { offered: groupMembers }],
    "group.csv": ["member", 200],
    "wg/:acronym/member.csv": ["group", 200],
  },
  layouts: {
    "features/workgroup/shell/shell.route.tsx": ["group", "wg/COPT/about"],
  },
  othersRecords: {
    "wg/:acronym": {
      foreign: { acronym: "LIDAR" },
      closed: [restricted({ acronym: "STEER" })],
      reads: ["/dashboard", "/meeting", "/vote"],
    },
    ...administration("about"),
    ...administration("member"),
    ...administration("member.csv"),
    ...administration("log"),
    ...administration("log.csv"),
    "admin/group/:acronym": {
      foreign: { acronym: "LIDAR" },
      closed: [restricted({ acronym: "STEER" }, restrictedKeepers)],
      reads: ["/edit", "/disband", "/member"],
    },
  },
  pairs: [
    pair("workgroup/form/edit", "admin", "admin/group/*/edit", ...groups),
    pair("workgroup/form/disband", "admin", "admin/group/*/disband", ...groups),
    pair("workgroup/roles/roles", "admin", "admin/group/*/member", ...groups),
    pair("workgroup/roles/role-remove", "admin", "admin/group/COPT/member/member/*/remove", ...members),
    pair("workgroup/shell/about", "chair", "wg/*/about", ...groups),
    pair("workgroup/shell/dashboard", "chair", "wg/*/dashboard", ...groups),
    pair("workgroup/members/members", "chair", "wg/*/member", ...groups),
    pair("workgroup/roles/manage", "admin", "wg/*/member/manage", ...groups),
    pair("workgroup/roles/manage-remove", "admin", "wg/COPT/member/member/*/remove", ...members),
    pair("workgroup/members/leave", "chair", "wg/*/leave", ...groups),
  ],
  submissions,
  withoutBackend: {
    "group.csv": "group",
    "wg/:acronym/member.csv": "wg/COPT/member",
  },
  showsNoTexts: {
    "wg/:acronym": "leads to the page of the group",
  },
  formattedTexts: {
    "word of the contract": ["workgroup.type", "workgroup.status", "workgroup.description.format"],
    "letters and digits": ["workgroup.acronym"],
  },
}
