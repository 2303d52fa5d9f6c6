import type { components } from "#app/api/schema.d.ts"
import type { MessageId } from "#app/ui/message-id.ts"

/** The offices of an alliance, in the order of the contract (ROLE-06). */
export const offices = [
  "general_secretary",
  "assistant",
  "notice_admin",
  "topic_admin",
  "download_admin",
  "proposal_admin",
  "certification_admin",
  "certificate_admin",
  "member_admin",
  "schedule_admin",
] as const satisfies readonly components["schemas"]["OrganizationRoleName"][]

export type Office = (typeof offices)[number]

export const officeDuties = {
  general_secretary: "organization.office.general_secretary.duty",
  assistant: "organization.office.assistant.duty",
  notice_admin: "organization.office.notice_admin.duty",
  topic_admin: "organization.office.topic_admin.duty",
  download_admin: "organization.office.download_admin.duty",
  proposal_admin: "organization.office.proposal_admin.duty",
  certification_admin: "organization.office.certification_admin.duty",
  certificate_admin: "organization.office.certificate_admin.duty",
  member_admin: "organization.office.member_admin.duty",
  schedule_admin: "organization.office.schedule_admin.duty",
} as const satisfies Record<Office, MessageId>
