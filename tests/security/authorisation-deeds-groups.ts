import { participantValue } from "#app/parts/participants/participant.ts"
import { administrators, members, type Deed } from "./authorisation-deed.ts"

const chosen = participantValue({ kind: "member", id: "member-aurora-lone-member", text: "" })
const keepers = [...administrators, "chair"]

const add = (route: string, at: string, role: string, by: readonly string[]): Deed => ({
  ...{ route, at, form: { role, member_ids: chosen }, does: "workgroup.role.add", by },
})
const take = (route: string, at: string, by: readonly string[]): Deed => ({
  ...{ route: `${route}/member/:role/:memberId/remove`, at: `${at}/remove`, form: {} },
  ...{ does: "workgroup.role.remove", by, hasPage: true },
})
const leave = (acronym: string, by: readonly string[]): Deed => ({
  ...{ route: "wg/:acronym/leave", at: `wg/${acronym}/leave`, form: {}, does: "workgroup.leave", by, hasPage: true },
})

/** ADM-02, ROLE-06, WG-04: administrators give and take every role, a chair members alone; nobody else leaves for somebody. */
export const groups: Deed[] = [
  add("admin/group/:acronym/member", "admin/group/COPT/member", "chair", administrators),
  { ...add("admin/group/:acronym/member", "admin/group/STEER/member", "member", ["admin"]), hasPage: true },
  take("admin/group/:acronym", "admin/group/COPT/member/chair/member-aurora-chair", administrators),
  { ...add("wg/:acronym/member/manage", "wg/COPT/member/manage", "member", keepers), hasPage: true },
  add("wg/:acronym/member/manage", "wg/COPT/member/manage", "secretary", administrators),
  take("wg/:acronym", "wg/COPT/member/member/member-aurora-member", keepers),
  take("wg/:acronym", "wg/COPT/member/member/member-aurora-secretary", administrators),
  leave("COPT", members),
  leave("STEER", ["restricted-member"]),
]
