import type { WorkgroupRow } from "./records.ts"
import { allianceAdmin, allianceMember, bizRole, bizRoles } from "#mock/domains/member/roles.ts"
import { enterAdministration } from "./group-roles.ts"
import { rulesFor } from "#mock/engine/rules.ts"
import { endTogether } from "./disband.ts"
import { mailGroup } from "./mail.ts"

const administrators = ["alliance_admin", "member_admin"] as const

/** Who may create meetings and ballots of the group (openapi/states/meeting.yaml and openapi/states/ballot.yaml). */
const eventCreators = ["alliance_admin", "chair", "vice_chair", "secretary"] as const

/** Who may read the group's log (openapi/states/operation-log.yaml); `operation-log.list` uses its own table. */
const logReaders = [...administrators, "chair", "vice_chair", "secretary"] as const

/** The administration of a group, for its members and for who administers groups; a disbanded group is read-only (openapi/states/workgroup.yaml). */
export const workgroupRules = rulesFor<WorkgroupRow>()({
  statuses: ["normal", "disband"],
  status: (group: WorkgroupRow) => group.status,
  roles: {
    alliance_member: allianceMember,
    group_member: (user, group) => group.roles.member.includes(user.id),
    chair: (user, group) => group.roles.chair.includes(user.id),
    vice_chair: (user, group) => group.roles.vice_chair.includes(user.id),
    secretary: (user, group) => group.roles.secretary.includes(user.id),
    member_admin: bizRole(bizRoles.member),
    alliance_admin: allianceAdmin,
  },
  enter: (user, group, world) => enterAdministration(user, { group_id: group.id }, world),
  read: [{ in: ["normal", "disband"], by: ["alliance_member"] }],
  actions: {
    update: [
      { in: ["normal"], by: administrators, then: [mailGroup("update", (now, before) => now.type !== before.type)] },
    ],
    disband: [{ in: ["normal"], by: administrators, to: "disband", then: [mailGroup("disband"), endTogether] }],
    leave: [{ in: ["normal"], by: ["group_member"], then: [mailGroup("leave")] }],
    "role.add": [{ in: ["normal"], by: [...administrators, "chair"] }],
    "role.remove": [{ in: ["normal"], by: [...administrators, "chair"] }],
    "meeting.create": [{ in: ["normal"], by: eventCreators }],
    "ballot.create": [{ in: ["normal"], by: eventCreators }],
    "log.list": [{ in: ["normal", "disband"], by: logReaders }],
  },
})
