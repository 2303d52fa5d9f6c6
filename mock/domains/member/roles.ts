import { rulesOf } from "#mock/engine/rule-table.ts"
import type { MemberRow } from "./records.ts"

/** Business roles by number (ROLE-01; 9 and 10 are not named there). */
export const bizRoles = {
  notice: 6,
  topic: 7,
  download: 8,
  proposal: 9,
  certification: 10,
  certificate: 11,
  member: 12,
  schedule: 13,
}

export const generalSecretary = (user: MemberRow) => user.is_general_secretary
export const bizRole = (number: number) => (user: MemberRow) => user.biz_roles.includes(number)

/** Alliance and member administrators decide on login requests and applications. */
export const isMemberAdministrator = (user: MemberRow) => user.is_admin || user.biz_roles.includes(bizRoles.member)

/** Proposal administrators and general secretaries review the proposals of every group (openapi/states/proposal.yaml). */
export const isProposalReviewer = (user: MemberRow) =>
  user.is_general_secretary || user.biz_roles.includes(bizRoles.proposal)

/**
 * `tableRules<MeetingRow>()(tables.meeting, {…})`: the rules of a state table. Roles that a person has whatever the record
 * (openapi/states/roles.yaml) are known here; the domain says what the others mean.
 */
export const tableRules = rulesOf({
  alliance_member: () => true,
  alliance_admin: (user: MemberRow) => user.is_admin,
  notice_admin: bizRole(bizRoles.notice),
  topic_admin: bizRole(bizRoles.topic),
  download_admin: bizRole(bizRoles.download),
  proposal_admin: bizRole(bizRoles.proposal),
  certification_admin: bizRole(bizRoles.certification),
  member_admin: bizRole(bizRoles.member),
  schedule_admin: bizRole(bizRoles.schedule),
})
