import type { components } from "#openapi/generated/schema.d.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { GroupRole, WorkgroupRow } from "./records.ts"
import type { Language } from "#mock/engine/store/values.ts"
import { sendMails } from "#mock/engine/mail.ts"
import { participantsOf } from "#mock/domains/member/participants.ts"
import type { Effect, World } from "#mock/engine/rules.ts"

/** Events for which members of a group receive a mail: it became public or restricted, it was disbanded, or a member left. */
export type MailEvent = "update" | "disband" | "leave"

type MailValues = { acronym: string; name: string; type: components["schemas"]["GroupType"]; person: string }
type Words = Record<Language, (values: MailValues) => { subject: string; text: string }>

const words: Record<MailEvent, Words> = {
  update: {
    english: ({ acronym, name, type }) => ({
      subject: `${acronym} is now ${type}`,
      text: type === "public" ? `Everyone in the alliance can open ${name}.` : `Only its members can open ${name}.`,
    }),
    chinese: ({ acronym, name, type }) => ({
      subject: type === "public" ? `${acronym} 已改为公开` : `${acronym} 已改为受限`,
      text: type === "public" ? `所有联盟成员均可查看“${name}”。` : `仅组内成员可查看“${name}”。`,
    }),
  },
  disband: {
    english: ({ acronym, name }) => ({ subject: `${acronym} is disbanded`, text: `${name} can only be read now.` }),
    chinese: ({ acronym, name }) => ({ subject: `${acronym} 已解散`, text: `“${name}”今后仅可查看。` }),
  },
  leave: {
    english: ({ acronym, person }) => ({ subject: `${person} has left ${acronym}`, text: "" }),
    chinese: ({ acronym, person }) => ({ subject: `${person}已退出 ${acronym}`, text: "" }),
  },
}

/** The recipients of an event's mails; if `user` leaves, the remaining chairs. Used for both mails and previews. */
export function recipientsOf(occasion: MailEvent, group: WorkgroupRow, user: MemberRow, world: World): MemberRow[] {
  if (occasion !== "leave") return membersOf(group, group.roles.member, world)
  const staying = group.roles.chair.filter((id) => id !== user.id)
  return membersOf(group, staying, world)
}

function membersOf({ alliance_id, id }: WorkgroupRow, ids: readonly string[], world: World): MemberRow[] {
  if (ids.length === 0) return []
  return participantsOf({ alliance_id, group_id: id, participants: { member_ids: ids, group_ids: [] } }, world)
}

/** Returns the effect that sends the mails of an event; `only` limits them to changes that matter to the recipients. */
export function mailGroup(
  occasion: MailEvent,
  only: (now: WorkgroupRow, before: WorkgroupRow) => boolean = () => true,
): Effect<WorkgroupRow> {
  return ({ user, record, before, world, source }) => {
    if (!user || !only(record, before)) return
    const { acronym, type } = record
    const values = { acronym, type, person: user.name }
    sendMails(recipientsOf(occasion, record, user, world), record, source, {
      english: words[occasion].english({ ...values, name: record.name_english }),
      chinese: words[occasion].chinese({ ...values, name: record.name }),
    })
  }
}

const roleNames: Record<GroupRole, Record<Language, string>> = {
  chair: { english: "chair", chinese: "组长" },
  vice_chair: { english: "vice chair", chinese: "副组长" },
  secretary: { english: "secretary", chinese: "秘书" },
  member: { english: "a member", chinese: "成员" },
}

type Holding = { group: WorkgroupRow; role: GroupRole; member_ids: readonly string[] }

/** The people who are mailed about a role that they receive or lose: not whoever gives or takes it. */
export function holdersToTell(
  { group, member_ids }: Omit<Holding, "role">,
  user: MemberRow,
  world: World,
): MemberRow[] {
  return membersOf(
    group,
    member_ids.filter((id) => id !== user.id),
    world,
  )
}

/** Returns the effect that mails people about a role that they received or lost. */
export function mailHolders(what: "added" | "removed"): Effect<Holding> {
  return ({ record: { group, role, member_ids }, user, world, source }) => {
    if (!user) return
    const { acronym, name, name_english } = group
    const { english, chinese } = roleNames[role]
    const isIn = what === "added"
    sendMails(holdersToTell({ group, member_ids }, user, world), group, source, {
      english: {
        subject: isIn ? `${acronym}: you are now ${english}` : `${acronym}: you are no longer ${english}`,
        text: name_english,
      },
      chinese: { subject: isIn ? `${acronym}：您已成为${chinese}` : `${acronym}：您不再是${chinese}`, text: name },
    })
  }
}
