import { Refusal } from "#mock/engine/refusal.ts"
import type { MemberRow } from "./records.ts"
import type { Language } from "#mock/engine/store/values.ts"
import { sendMails } from "#mock/engine/mail.ts"
import { tableRules } from "./roles.ts"
import { askedByHandler, type Effect, type World } from "#mock/engine/rules.ts"
import { tables } from "#openapi/generated/states.ts"

function isLastAdministrator({ id, alliance_id, is_admin }: MemberRow, { store }: World): boolean {
  const isOther = (row: MemberRow) =>
    row.alliance_id === alliance_id && row.is_admin && !row.is_disabled && row.id !== id
  return is_admin && !store.rows.member.find(isOther)
}

/** Refuses to remove the role of alliance administrator from the last one who has it. */
export function refuseLast(member: MemberRow, isStillAdmin: boolean, world: World): void {
  if (!isStillAdmin && isLastAdministrator(member, world)) throw new Refusal("last_administrator")
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

/** Who may invite people (ADM-01). */
export const memberListRules = tableRules<{ alliance_id: string }>()(tables.member.list, { status: () => "open" })

/** The code behind openapi/states/member.yaml: who administers the members of an alliance. */
export const memberRules = tableRules<MemberRow>()(tables.member, {
  status: ({ is_disabled }) => (is_disabled ? "disabled" : "normal"),
  conditions: {
    self: (user, member) => user?.id === member.id,
    last_administrator: (_user, member, world) => isLastAdministrator(member, world),
    last_role: askedByHandler, // refuseLast
  },
  effects: {
    end_sessions: endSessions,
    mail_disabled: mail(disabledTexts),
    mail_enabled: mail(enabledTexts),
    mail_roles: mail(roleTexts),
  },
})
