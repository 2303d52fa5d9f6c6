import type { AllianceRow } from "#mock/domains/alliance/records.ts"
import { allianceAdmin, bizRoles } from "#mock/domains/member/roles.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { components } from "#app/api/schema.d.ts"
import { rulesFor } from "#mock/engine/rules.ts"

export type Office = components["schemas"]["OrganizationRoleName"]

/** The business role of each office; general secretary and assistants have none (ROLE-01, ROLE-06). */
export const offices = {
  general_secretary: null,
  assistant: null,
  notice_admin: bizRoles.notice,
  topic_admin: bizRoles.topic,
  download_admin: bizRoles.download,
  proposal_admin: bizRoles.proposal,
  certification_admin: bizRoles.certification,
  certificate_admin: bizRoles.certificate,
  member_admin: bizRoles.member,
  schedule_admin: bizRoles.schedule,
} as const satisfies Record<Office, number | null>

/** Whether the member has the office. */
export function hasOffice(
  { id, biz_roles, is_general_secretary }: MemberRow,
  office: Office,
  alliance: AllianceRow,
): boolean {
  const number = offices[office]
  if (number !== null) return biz_roles.includes(number)
  return is_general_secretary && alliance.assistant_ids.includes(id) === (office === "assistant")
}

/** Implements openapi/states/organization.yaml. */
export const organizationRules = rulesFor<AllianceRow>()({
  statuses: ["normal"],
  status: () => "normal",
  roles: { alliance_admin: allianceAdmin },
  read: [{ in: ["normal"], by: ["alliance_admin"] }],
  actions: {
    update: [{ in: ["normal"], by: ["alliance_admin"] }],
    "role.add": [{ in: ["normal"], by: ["alliance_admin"] }],
    "role.remove": [{ in: ["normal"], by: ["alliance_admin"] }],
  },
})
