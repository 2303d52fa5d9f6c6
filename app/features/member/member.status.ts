import type { components } from "#openapi/generated/schema.d.ts"
import type { QuestionTexts } from "#app/parts/confirm/question.ts"
import type { MessageId } from "#app/ui/message-id.ts"

/** Status indicator of each state of an account. */
export const memberSymbols = { normal: "done", disabled: "void" } as const

/** Message ids of the account states. */
export const memberStatusTexts = { normal: "status.normal", disabled: "status.disabled" } as const

/** Message ids of the roles in the alliance (ROLE-01). */
export const memberRoleTexts = {
  alliance_admin: "member.role.alliance_admin",
  member_admin: "member.role.member_admin",
  notice_admin: "member.role.notice_admin",
  topic_admin: "member.role.topic_admin",
  download_admin: "member.role.download_admin",
  proposal_admin: "member.role.proposal_admin",
  certification_admin: "member.role.certification_admin",
  certificate_admin: "member.role.certificate_admin",
  schedule_admin: "member.role.schedule_admin",
} as const satisfies Record<components["schemas"]["AllianceRole"], MessageId>

/** Texts of the confirmation before a member is disabled (ADM-01, FORM-06). */
export const disableTexts: QuestionTexts = {
  link: "member.disable.link",
  submit: "member.disable.submit",
  title: "member.disable.title",
  text: "member.disable.text",
  keep: "member.disable.keep",
  hint: "member.disable.hint",
  kind: "danger",
}
