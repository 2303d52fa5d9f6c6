import type { AllianceRow } from "#mock/domains/alliance/records.ts"
import { bizRoles, tableRules } from "#mock/domains/member/roles.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { components } from "#openapi/generated/schema.d.ts"
import { tables } from "#openapi/generated/states.ts"

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

/** What the holder of each office is called in mails. */
export const officeNames = {
  general_secretary: { english: "the general secretary", chinese: "秘书长" },
  assistant: { english: "an assistant of the general secretary", chinese: "助理" },
  notice_admin: { english: "a notice administrator", chinese: "通知管理员" },
  topic_admin: { english: "a topic administrator", chinese: "议题管理员" },
  download_admin: { english: "a download administrator", chinese: "下载管理员" },
  proposal_admin: { english: "a proposal administrator", chinese: "提案管理员" },
  certification_admin: { english: "a certification administrator", chinese: "测试认证管理员" },
  certificate_admin: { english: "a certificate administrator", chinese: "证书管理员" },
  member_admin: { english: "a member administrator", chinese: "成员管理员" },
  schedule_admin: { english: "a schedule administrator", chinese: "活动管理员" },
} as const satisfies Record<Office, { english: string; chinese: string }>

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

/** The code behind openapi/states/organization.yaml. */
export const organizationRules = tableRules<AllianceRow>()(tables.organization, { status: () => "normal" })
