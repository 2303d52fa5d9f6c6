import type { WorkgroupRow } from "../store/records.ts"
import { allianceMember, enterGroup } from "./roles.ts"
import { rulesFor } from "./rules.ts"

/** A restricted group lets only its members in; a disbanded one can still be read (states.md section 11). */
export const workgroupRules = rulesFor<WorkgroupRow>()({
  statuses: ["normal", "disband"],
  status: (group: WorkgroupRow) => group.status,
  roles: { alliance_member: allianceMember },
  enter: (user, group, world) => enterGroup(user, { group_id: group.id }, world),
  read: [{ in: ["normal", "disband"], by: ["alliance_member"] }],
  actions: {},
})
