import type { components } from "#openapi/generated/schema.d.ts"

/** Roles that a refusal names as allowed to do something (openapi/states/roles.yaml). */
export type Role = components["schemas"]["Role"]

/** Message ids of the roles, worded for use within a sentence. */
export const roleTexts = {
  alliance_admin: "role.alliance_admin",
  general_secretary: "role.general_secretary",
  notice_admin: "role.notice_admin",
  topic_admin: "role.topic_admin",
  download_admin: "role.download_admin",
  proposal_admin: "role.proposal_admin",
  certification_admin: "role.certification_admin",
  certificate_admin: "role.certificate_admin",
  member_admin: "role.member_admin",
  schedule_admin: "role.schedule_admin",
  chair: "role.chair",
  vice_chair: "role.vice_chair",
  secretary: "role.secretary",
  group_member: "role.group_member",
  alliance_member: "role.alliance_member",
  creator: "role.creator",
  organizer: "role.organizer",
  participant: "role.participant",
  voter: "role.voter",
  submitter: "role.submitter",
  assignee: "role.assignee",
  collaborator: "role.collaborator",
  applicant: "role.applicant",
  applicant_entity: "role.applicant_entity",
  testing_agency: "role.testing_agency",
  certification_agency: "role.certification_agency",
} as const satisfies Record<Role, FormatjsIntl.Message["ids"]>

/** The roles in a refusal's details that have a label; empty if it names none. */
export function rolesIn(details: unknown): Role[] {
  const named = typeof details === "object" && details !== null && "roles" in details ? details.roles : undefined
  return Array.isArray(named) ? named.filter((role): role is Role => Object.hasOwn(roleTexts, String(role))) : []
}
