import type { MembershipApplicationRow } from "../store/records.ts"
import { allianceAdmin, bizRole, bizRoles } from "./roles.ts"
import { rulesFor } from "./rules.ts"

const statuses = ["ongoing", "complete", "reject", "cancel", "withdraw"] as const

/** states.md section 9, as far as an application waits for a review. */
export const membershipApplicationRules = rulesFor<MembershipApplicationRow>()({
  statuses,
  status: ({ status }: MembershipApplicationRow) => status,
  roles: { alliance_admin: allianceAdmin, member_admin: bizRole(bizRoles.member) },
  read: [{ in: statuses, by: ["alliance_admin", "member_admin"] }],
  actions: { review: [{ in: ["ongoing"], by: ["alliance_admin", "member_admin"] }] },
})
