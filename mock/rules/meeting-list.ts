import { Refusal } from "../handlers/refusal.ts"
import { groupRef } from "../handlers/views.ts"
import type { MemberRow } from "../store/records.ts"
import type { MeetingRow, ProposalRow } from "../store/work-records.ts"
import { mailMeeting } from "./meeting-mail.ts"
import { proposalRules } from "./proposal.ts"
import {
  allianceAdmin,
  allianceMember,
  bizRole,
  bizRoles,
  enterGroup,
  generalSecretary,
  groupOf,
  groupRole,
} from "./roles.ts"
import { rulesFor, type Effect, type World } from "./rules.ts"

/** Where a meeting is created: in a group, for the alliance, or for the running phase of a proposal; and the meeting then. */
export type MeetingScope = { group_id: string | null; proposal: ProposalRow | null; meeting?: MeetingRow }

const scopes = ["alliance", "group", "proposal", "disbanded"] as const

const mail = mailMeeting("create")

/** The participants of a new meeting are invited. */
const invite: Effect<MeetingScope> = ({ record: { meeting }, ...done }) => {
  if (meeting) mail({ ...done, record: meeting, before: meeting })
}

/** states.md section 2, its first three rows. */
export const meetingListRules = rulesFor<MeetingScope>()({
  statuses: scopes,
  status(scope: MeetingScope, world: World): (typeof scopes)[number] {
    if (groupOf(scope, world)?.status === "disband") return "disbanded"
    if (scope.proposal) return "proposal"
    return scope.group_id === null ? "alliance" : "group"
  },
  roles: {
    alliance_member: allianceMember,
    chair: groupRole("chair"),
    vice_chair: groupRole("vice_chair"),
    secretary: groupRole("secretary"),
    proposal_admin: bizRole(bizRoles.proposal),
    general_secretary: generalSecretary,
    alliance_admin: allianceAdmin,
  },
  enter: enterGroup,
  read: [{ in: scopes, by: ["alliance_member"] }],
  actions: {
    create: [
      { in: ["alliance"], by: ["alliance_admin", "general_secretary"], then: [invite] },
      { in: ["group"], by: ["chair", "vice_chair", "secretary", "alliance_admin"], then: [invite] },
      {
        in: ["proposal"],
        by: ["chair", "vice_chair", "proposal_admin", "alliance_admin"],
        unless: (user, { proposal }, world) =>
          proposal ? proposalRules.can(user, "meeting.create", proposal, world) : undefined,
        then: [invite],
      },
    ],
    export: [{ in: scopes, by: ["alliance_member"] }],
  },
})

/** Why this person may not create a meeting there; a disbanded group says so itself. */
export function refuseMeeting(user: MemberRow, scope: MeetingScope, world: World): Refusal | undefined {
  const refusal = meetingListRules.can(user, "create", scope, world)
  const group = groupOf(scope, world)
  if (refusal?.code === "state_refused" && group?.status === "disband")
    return new Refusal("group_disbanded", { group: groupRef(group) })
  return refusal
}
