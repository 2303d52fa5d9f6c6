import { isMemberAdministrator } from "#mock/domains/member/roles.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { WorkgroupRow } from "#mock/domains/workgroup/records.ts"
import { sendMails } from "#mock/engine/mail.ts"
import type { Effect, World } from "#mock/engine/rules.ts"
import type { JoinRequestRow } from "./records.ts"

const isActive = (member: MemberRow | undefined): member is MemberRow => member !== undefined && !member.is_disabled

/**
 * Who decides: the group's chairs; if none has an enabled account, the administrators of members. Used for both mails and open items.
 */
export function decidersOf(group: WorkgroupRow, { store }: World): MemberRow[] {
  const chairs = group.roles.chair.map((id) => store.rows.member.get(id)).filter(isActive)
  if (chairs.length > 0) return chairs
  return store.rows.member.filter(
    (member) => member.alliance_id === group.alliance_id && isActive(member) && isMemberAdministrator(member),
  )
}

function partiesOf({ group_id, member_id }: JoinRequestRow, { store }: World) {
  const group = store.rows.workgroup.get(group_id)
  const member = store.rows.member.get(member_id)
  return group && member ? { group, member } : undefined
}

/** Mails the deciders that someone has requested to join. */
export const mailDeciders: Effect<JoinRequestRow> = ({ record, world, source }) => {
  const parties = partiesOf(record, world)
  if (!parties) return
  const { group, member } = parties
  const reason = record.reason ?? ""
  sendMails(decidersOf(group, world), record, source, {
    english: { subject: `${member.name} asks to join ${group.acronym}`, text: reason },
    chinese: { subject: `${member.name}申请加入 ${group.acronym}`, text: reason },
  })
}

/** Mails the decision to the member. */
export const mailDecision: Effect<JoinRequestRow> = ({ record, world, source }) => {
  const parties = partiesOf(record, world)
  if (!parties || parties.member.is_disabled) return
  const { group, member } = parties
  const { acronym, name, name_english } = group
  const isIn = record.status === "accepted"
  const reason = record.decline_reason ?? ""
  sendMails([member], record, source, {
    english: {
      subject: isIn ? `${acronym}: you are now a member` : `${acronym}: your request to join was declined`,
      text: isIn ? name_english : `Reason: ${reason}`,
    },
    chinese: {
      subject: isIn ? `${acronym}：您已成为成员` : `${acronym}：您的加入申请未获同意`,
      text: isIn ? name : `原因：${reason}`,
    },
  })
}
