import { Refusal } from "#mock/engine/refusal.ts"
import type { MemberRow } from "./records.ts"
import type { Language } from "#mock/engine/store/values.ts"
import { sendMails } from "#mock/engine/mail.ts"
import { allianceAdmin, bizRole, bizRoles } from "./roles.ts"
import { rulesFor, type Effect, type User, type World } from "#mock/engine/rules.ts"

export const memberStatuses = ["normal", "disabled"] as const

function isLastAdministrator({ id, alliance_id, is_admin }: MemberRow, { store }: World): boolean {
  const isOther = (row: MemberRow) =>
    row.alliance_id === alliance_id && row.is_admin && !row.is_disabled && row.id !== id
  return is_admin && !store.rows.member.find(isOther)
}

/** Refuses to remove the role of alliance administrator from the last one who has it. */
export function refuseLast(member: MemberRow, isStillAdmin: boolean, world: World): void {
  if (!isStillAdmin && isLastAdministrator(member, world)) throw new Refusal("last_administrator")
}

function selfOrLast(user: User, member: MemberRow, world: World): Refusal | undefined {
  if (user?.id === member.id) return new Refusal("cannot_disable_self")
  return isLastAdministrator(member, world) ? new Refusal("last_administrator") : undefined
}

/** Deletes the member's sessions; they stay invalid even after the account is enabled again. */
const endSessions: Effect<MemberRow> = ({ record, world }) => {
  const { session } = world.store.rows
  for (const { id } of session.filter(({ member_id }) => member_id === record.id)) session.delete(id)
}

type Texts = Record<Language, { subject: string; text: string }>

const disabledTexts = ({ disabled_reason }: MemberRow): Texts => ({
  english: { subject: "Your account is disabled", text: `You can no longer log in. Reason: ${disabled_reason ?? ""}` },
  chinese: { subject: "您的账号已停用", text: `您已无法登录。原因：${disabled_reason ?? ""}` },
})

const enabledTexts = (): Texts => ({
  english: { subject: "Your account is enabled", text: "You can log in again." },
  chinese: { subject: "您的账号已启用", text: "您可以重新登录。" },
})

const roleTexts = (): Texts => ({
  english: { subject: "Your roles have changed", text: "An administrator changed your roles in the alliance." },
  chinese: { subject: "您的角色已变更", text: "管理员变更了您在联盟中的角色。" },
})

const mail =
  (textsOf: (member: MemberRow) => Texts): Effect<MemberRow> =>
  ({ record, source }) =>
    sendMails([record], record, source, textsOf(record))

const administrators = ["alliance_admin", "member_admin"] as const

/** Rules of the member list: inviting people (ADM-01). */
export const memberListRules = rulesFor<{ alliance_id: string }>()({
  statuses: ["open"],
  status: () => "open",
  roles: { alliance_admin: allianceAdmin, member_admin: bizRole(bizRoles.member) },
  read: [{ in: ["open"], by: administrators }],
  actions: { "member-invitation.create": [{ in: ["open"], by: administrators }] },
})

/** Implements openapi/states/member.yaml: who administers the members of an alliance. */
export const memberRules = rulesFor<MemberRow>()({
  statuses: memberStatuses,
  status: ({ is_disabled }: MemberRow) => (is_disabled ? "disabled" : "normal"),
  roles: { alliance_admin: allianceAdmin, member_admin: bizRole(bizRoles.member) },
  read: [{ in: memberStatuses, by: administrators }],
  actions: {
    disable: [
      {
        in: ["normal"],
        by: administrators,
        unless: selfOrLast,
        to: "disabled",
        then: [endSessions, mail(disabledTexts)],
      },
    ],
    enable: [{ in: ["disabled"], by: administrators, to: "normal", then: [mail(enabledTexts)] }],
    update: [{ in: memberStatuses, by: administrators }],
    "role.update": [{ in: ["normal"], by: ["alliance_admin"], then: [mail(roleTexts)] }],
  },
})
