import type { components } from "#openapi/generated/schema.d.ts"
import type { MessageId } from "#app/ui/message-id.ts"

/** Message ids of the rights of each office (ROLE-06). */
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
} as const satisfies Record<components["schemas"]["OrganizationRoleName"], MessageId>
