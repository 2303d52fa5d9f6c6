import { toText, type Instant } from "#mock/engine/store/clock.ts"
import type { LoginRequestRow } from "./records.ts"
import type { Language } from "#mock/engine/store/values.ts"
import { sendMail } from "#mock/engine/mail.ts"
import { joinInvitedGroups, languageOf } from "#mock/domains/member-invitation/rules.ts"
import { isMemberAdministrator, tableRules } from "#mock/domains/member/roles.ts"
import { addMember } from "#mock/domains/member/join.ts"
import type { Effect, User, World } from "#mock/engine/rules.ts"
import { tables } from "#openapi/generated/states.ts"

function isSamePerson(a: LoginRequestRow, b: LoginRequestRow): boolean {
  if (a.alliance_id !== b.alliance_id) return false
  const same = (x: string | null, y: string | null) => x !== null && x.toLowerCase() === y?.toLowerCase()
  return same(a.username, b.username) || same(a.email, b.email)
}

/** When the same person submitted a request that is pending. */
function submittedBefore(_user: User, request: LoginRequestRow, { store }: World) {
  const earlier = store.rows.login_request.find((row) => row.status === "pending" && isSamePerson(row, request))
  return earlier && { apply_time: toText(earlier.apply_time) }
}

const mailAdministrators: Effect<LoginRequestRow> = ({ record, world, source }) => {
  const { id, alliance_id, name, company } = record
  const administrators = world.store.rows.member.filter(
    (member) => member.alliance_id === alliance_id && !member.is_disabled && isMemberAdministrator(member),
  )
  for (const { id: member_id, email, language } of administrators) {
    sendMail(source, { alliance_id, email, member_id, language }, id, {
      english: { subject: `Login request from ${name}`, text: `${name} (${company}) requests a login.` },
      chinese: { subject: `${name}的登录申请`, text: `${name}（${company}）申请登录。` },
    })
  }
}

const mailApplicant: Effect<LoginRequestRow> = ({ record, source }) => {
  const { id, alliance_id, email, name } = record
  if (email === null) return
  sendMail(source, { alliance_id, email, member_id: null, language: languageOf(name) }, id, {
    english: { subject: "We received your login request", text: `${name}, an administrator will answer by email.` },
    chinese: { subject: "已收到您的登录申请", text: `${name}，管理员将通过邮件答复您。` },
  })
}

type Texts = Record<Language, { subject: string; text: string }>

/** Mails the decision to the applicant, in the language of their name. */
const mailDecision =
  (textsOf: (request: LoginRequestRow) => Texts): Effect<LoginRequestRow> =>
  ({ record, source }) => {
    const { id, alliance_id, email, name } = record
    if (email === null) return
    sendMail(source, { alliance_id, email, member_id: null, language: languageOf(name) }, id, textsOf(record))
  }

const approvedTexts = (): Texts => ({
  english: { subject: "Your login request is approved", text: "You can log in now." },
  chinese: { subject: "您的登录申请已批准", text: "您现在可以登录。" },
})

const rejectedTexts = ({ reject_reason }: LoginRequestRow): Texts => ({
  english: { subject: "Your login request is rejected", text: `Reason: ${reject_reason ?? ""}\nYou may ask again.` },
  chinese: { subject: "您的登录申请未获批准", text: `原因：${reject_reason ?? ""}\n您可以重新申请。` },
})

/** The applicant as a member of the chosen entity. */
export function newcomerOf(record: LoginRequestRow) {
  const { alliance_id, username, email, name, real_name, entity_id } = record
  return { alliance_id, username, email: email ?? "", name, real_name: real_name ?? name, entity_id }
}

/** Makes the applicant a member of the chosen entity. */
const join: Effect<LoginRequestRow> = ({ record, user, world }) =>
  joinInvitedGroups(addMember(newcomerOf(record), user?.id ?? "", world), world)

/** The code behind openapi/states/login-request.yaml. A request that is not stored yet has the state `none`. */
export const loginRequestRules = tableRules<LoginRequestRow>()(tables["login-request"], {
  status: (request, { store }) => (store.rows.login_request.get(request.id) ? request.status : "none"),
  conditions: { already_submitted: submittedBefore },
  effects: {
    mail_administrators: mailAdministrators,
    mail_applicant: mailApplicant,
    join,
    mail_approved: mailDecision(approvedTexts),
    mail_rejected: mailDecision(rejectedTexts),
  },
})

/** The fields that administrators set, before a decision. */
export function undecided(apply_time: Instant) {
  return {
    real_name: null,
    entity_id: null,
    reject_reason: null,
    decided_by_id: null,
    decided_time: null,
    changed_by_id: null,
    updated_time: apply_time,
    version: 1,
  }
}
