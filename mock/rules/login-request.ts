import { Refusal } from "../handlers/refusal.ts"
import { toText } from "../store/clock.ts"
import type { LoginRequestRow } from "../store/records.ts"
import { sendMail } from "./mail.ts"
import { allianceAdmin, bizRole, bizRoles, isMemberAdministrator } from "./roles.ts"
import { rulesFor, type Effect, type User, type World } from "./rules.ts"

/** A request that is not stored yet is `none`. */
const statuses = ["none", "pending", "approved", "rejected"] as const
type Status = (typeof statuses)[number]

function isSamePerson(a: LoginRequestRow, b: LoginRequestRow): boolean {
  if (a.alliance_id !== b.alliance_id) return false
  const same = (x: string | null, y: string | null) => x !== null && x.toLowerCase() === y?.toLowerCase()
  return same(a.username, b.username) || same(a.email, b.email)
}

function alreadySubmitted(_user: User, request: LoginRequestRow, { store }: World): Refusal | undefined {
  const earlier = store.rows.login_request.find((row) => row.status === "pending" && isSamePerson(row, request))
  return earlier && new Refusal("already_submitted", { apply_time: toText(earlier.apply_time) })
}

const mailAdministrators: Effect<LoginRequestRow> = ({ record, world, source }) => {
  const { id, alliance_id, name, company } = record
  const administrators = world.store.rows.member.filter(
    (member) => member.alliance_id === alliance_id && !member.is_disabled && isMemberAdministrator(member),
  )
  for (const { id: member_id, email, language } of administrators) {
    sendMail(source, { alliance_id, email, member_id, language }, id, {
      english: { subject: `Login request from ${name}`, text: `${name} (${company}) asks for an account.` },
      chinese: { subject: `${name} 的登录申请`, text: `${name}（${company}）申请账号。` },
    })
  }
}

const mailApplicant: Effect<LoginRequestRow> = ({ record, source }) => {
  const { id, alliance_id, email, name } = record
  if (email === null) return
  const language = /\p{Script=Han}/u.test(name) ? "chinese" : "english"
  sendMail(source, { alliance_id, email, member_id: null, language }, id, {
    english: { subject: "We received your login request", text: `${name}, an administrator will answer by mail.` },
    chinese: { subject: "已收到您的登录申请", text: `${name}，管理员将通过邮件答复您。` },
  })
}

/** states.md section 10. */
export const loginRequestRules = rulesFor<LoginRequestRow>()({
  statuses,
  status: (request: LoginRequestRow, { store }: World): Status =>
    store.rows.login_request.get(request.id) ? request.status : "none",
  roles: { alliance_admin: allianceAdmin, member_admin: bizRole(bizRoles.member) },
  read: [{ in: ["pending", "approved", "rejected"], by: ["alliance_admin", "member_admin"] }],
  actions: {
    create: [
      {
        in: ["none"],
        by: ["visitor"],
        unless: alreadySubmitted,
        to: "pending",
        then: [mailAdministrators, mailApplicant],
      },
    ],
    approve: [{ in: ["pending"], by: ["alliance_admin", "member_admin"] }],
  },
})
