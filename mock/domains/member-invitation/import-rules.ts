import { Refusal } from "#mock/engine/refusal.ts"
import { day } from "#mock/engine/store/clock.ts"
import type { ImportRow } from "./records.ts"
import { mailInvited } from "./rules.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { allianceAdmin, bizRole, bizRoles } from "#mock/domains/member/roles.ts"
import { rulesFor, type User, type World } from "#mock/engine/rules.ts"

export const importStatuses = ["open", "used", "recipients", "expired"] as const

const roles = {
  alliance_admin: allianceAdmin,
  member_admin: bizRole(bizRoles.member),
  creator: (user: MemberRow, { creator_id }: ImportRow) => creator_id === user.id,
}
const administrators = ["alliance_admin", "member_admin"] as const

/** The time at which an import is deleted. */
export const importExpiry = ({ created_time }: ImportRow) => created_time + day

function nobodyAccepted(_user: User, { rows }: ImportRow): Refusal | undefined {
  return rows.some(({ is_accepted }) => is_accepted) ? undefined : new Refusal("import_empty")
}

/** An import can be used for 24 hours, for one invitation (openapi/states/import.yaml). */
export const importRules = rulesFor<ImportRow>()({
  statuses: importStatuses,
  status(row: ImportRow, { now }: World): (typeof importStatuses)[number] {
    if (row.module === "notice") return "recipients"
    if (now >= importExpiry(row)) return "expired"
    return row.invitation_id === null ? "open" : "used"
  },
  roles,
  read: [
    { in: ["open", "used", "expired"], by: administrators },
    { in: ["recipients"], by: ["creator"] },
  ],
  actions: {
    invite: [{ in: ["open"], by: administrators, unless: nobodyAccepted, to: "used", then: [mailInvited] }],
  },
  refusals: {
    invite: (refusal, row, { now }) =>
      refusal.code === "state_refused" && now >= importExpiry(row) ? new Refusal("import_expired") : refusal,
  },
})
