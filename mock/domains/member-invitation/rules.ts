import { day, type Instant } from "#mock/engine/store/clock.ts"
import type { ImportRow, InvitedPerson, MemberInvitationRow } from "./records.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { Source } from "#mock/engine/log.ts"
import { sendMail } from "#mock/engine/mail.ts"
import { tableRules } from "#mock/domains/member/roles.ts"
import type { Effect, World } from "#mock/engine/rules.ts"
import { tables } from "#openapi/generated/states.ts"

/** Who may read invitations. A sent invitation has no actions. */
export const memberInvitationRules = tableRules<MemberInvitationRow>()(tables["member-invitation"], {
  status: () => "sent",
})

/** The end of one person's invitation: 30 days after the last mail. */
export const personExpiry = (invitation: MemberInvitationRow, { sent_time = invitation.created_time }: InvitedPerson) =>
  sent_time + 30 * day

/** The end of an invitation's validity: when its last person can no longer accept it. Sending it again to a person extends it (ADM-11). */
export function invitationExpiry(invitation: MemberInvitationRow): Instant {
  const waiting = invitation.people.filter(({ outcome, is_revoked }) => outcome === "invited" && !is_revoked)
  return Math.max(invitation.created_time + 30 * day, ...waiting.map((person) => personExpiry(invitation, person)))
}

/** Whether mails to an address can be delivered; the domain `undeliverable.example` simulates failures. */
export const isDeliverable = (email: string) => !/@undeliverable\.example$/i.test(email)

/** The members of an alliance by lower-case mail address. */
export function membersByEmail(alliance_id: string, { store }: World): Map<string, MemberRow> {
  const members = store.rows.member.filter((member) => member.alliance_id === alliance_id)
  return new Map(members.map((member) => [member.email.toLowerCase(), member]))
}

/** The mail language for a person of whom only the name is known. */
export const languageOf = (name: string) => (/\p{Script=Han}/u.test(name) ? "chinese" : "english")

/** Mails everybody on the invitation that was just created from an import. */
export const mailInvited: Effect<ImportRow> = ({ record, world, source }) => {
  const { member_invitation } = world.store.rows
  const invitation = record.invitation_id === null ? undefined : member_invitation.get(record.invitation_id)
  if (!invitation) return
  const invited = invitation.people.filter(({ outcome }) => outcome === "invited")
  sendInvitation(invitation, invited, world, source)
}

/** Mails an invitation to some of its people. */
export function sendInvitation(
  { id, alliance_id, text, attachment_ids }: MemberInvitationRow,
  people: readonly InvitedPerson[],
  { store }: World,
  source: Source,
): void {
  const { alliance, file } = store.rows
  const host = alliance.get(alliance_id)
  if (!host) return
  const names = attachment_ids.flatMap((attachment) => file.get(attachment)?.name ?? []).join(", ")
  for (const { email, name } of people) {
    sendMail(source, { alliance_id, email, member_id: null, language: languageOf(name ?? "") }, id, {
      english: { subject: `Invitation to ${host.name_english}`, text: `${text.text}\n\nAttachments: ${names}` },
      chinese: { subject: `诚邀加入${host.name}`, text: `${text.text}\n\n附件：${names}` },
    })
  }
}

/** Adds a new member to the groups of the member's invitations that have not expired. */
export function joinInvitedGroups(member: MemberRow, { store, now }: World): void {
  const isMeant = ({ email, outcome, is_revoked }: InvitedPerson) =>
    outcome === "invited" && !is_revoked && email.toLowerCase() === member.email.toLowerCase()
  const group_ids = store.rows.member_invitation
    .filter((row) => row.alliance_id === member.alliance_id)
    .flatMap((row) => row.people.filter((person) => isMeant(person) && now < personExpiry(row, person)))
    .flatMap((person) => person.group_ids)
  for (const id of new Set(group_ids)) {
    const group = store.rows.workgroup.get(id)
    if (group?.status !== "normal") continue
    const roles = { ...group.roles, member: [...group.roles.member, member.id] }
    store.rows.workgroup.put({ ...group, roles, joined: { ...group.joined, [member.id]: now } })
  }
}
