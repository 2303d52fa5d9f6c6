import type { MemberRow } from "#mock/domains/member/records.ts"
import { everybodyToMail, membersToMail } from "#mock/domains/subscription/mail-switches.ts"
import { mailTexts, type MailWords, sendMails, wallTime } from "#mock/engine/mail.ts"
import type { Effect, World } from "#mock/engine/rules.ts"
import { readersAmong } from "#mock/engine/visible.ts"
import type { TopicCallRow, TopicRow } from "./records.ts"

/** Events for which people receive a mail. */
export type MailEvent = "create" | "update" | "cancel" | "summary.update" | "topic.create" | "topic.withdraw"

type Values = { subject: string; from: string; to: string; reason: string; by: string }

const words: Record<MailEvent, MailWords<Values>> = {
  create: {
    english: ({ subject, from, to }) => ({ subject: `Topic call: ${subject}`, text: `Open from ${from} to ${to}.` }),
    chinese: ({ subject, from, to }) => ({ subject: `议题征集：${subject}`, text: `征集时间：${from} 至 ${to}。` }),
  },
  update: {
    english: ({ subject, from, to }) => ({ subject: `Changed: ${subject}`, text: `Now open from ${from} to ${to}.` }),
    chinese: ({ subject, from, to }) => ({ subject: `征集变更：${subject}`, text: `现为 ${from} 至 ${to}。` }),
  },
  cancel: {
    english: ({ subject, reason }) => ({ subject: `Cancelled: ${subject}`, text: reason }),
    chinese: ({ subject, reason }) => ({ subject: `征集取消：${subject}`, text: reason }),
  },
  "summary.update": {
    english: ({ subject }) => ({ subject: `Summary: ${subject}`, text: "The summary of the topic call was written." }),
    chinese: ({ subject }) => ({ subject: `征集总结：${subject}`, text: "议题征集总结已更新。" }),
  },
  "topic.create": {
    english: ({ subject, by }) => ({ subject: `New topic: ${subject}`, text: `${by} submitted a topic to your call.` }),
    chinese: ({ subject, by }) => ({ subject: `新议题：${subject}`, text: `${by}向您的议题征集提交了议题。` }),
  },
  "topic.withdraw": {
    english: ({ subject, by }) => ({ subject: `Topic withdrawn: ${subject}`, text: `${by} withdrew a topic.` }),
    chinese: ({ subject, by }) => ({ subject: `议题已撤回：${subject}`, text: `${by}撤回了议题。` }),
  },
}

/** Everybody in the group or alliance who may submit topics and has not switched off such mails (ACC-03). */
export function permittedSubmitters(call: Pick<TopicCallRow, "alliance_id" | "group_id">, world: World): MemberRow[] {
  return everybodyToMail("topic_call", call, world)
}

/** The recipients of an event's mails: everybody who may submit topics, everybody who did, or the creator of the call. */
export function recipientsOf(occasion: MailEvent, call: TopicCallRow, world: World): MemberRow[] {
  const { rows } = world.store
  if (occasion === "create" || occasion === "update" || occasion === "cancel") return permittedSubmitters(call, world)
  const ids =
    occasion === "summary.update"
      ? rows.topic.filter(({ call_id }) => call_id === call.id).map(({ creator_id }) => creator_id)
      : [call.creator_id]
  return readersAmong("topic_call", call, membersToMail(ids, "topic_call", call, world), world)
}

/** Events of which only the creator of the call is told, unless it is their own doing. */
const toCreator: ReadonlySet<MailEvent> = new Set(["topic.create", "topic.withdraw"])

/** Returns the effect that sends the mails of an event; `only` limits them to changes that matter to the recipients. */
export function mailCall(
  occasion: MailEvent,
  only: (now: TopicCallRow, before: TopicCallRow) => boolean = () => true,
): Effect<TopicCallRow> {
  return ({ user, record, before, world, source }) => {
    if (!only(record, before)) return
    const { subject, start_time, end_time, timezone, cancel_reason } = record
    const isNews = ({ id }: MemberRow) => !toCreator.has(occasion) || id !== user?.id
    sendMails(recipientsOf(occasion, record, world).filter(isNews), record, source, (reader) => {
      const [from, to] = [wallTime(start_time, timezone, reader), wallTime(end_time, timezone, reader)]
      return mailTexts(words[occasion], { subject, from, to, reason: cancel_reason ?? "", by: user?.name ?? "" })
    })
  }
}

/** The same for an action on a topic of the call. */
export function mailCallOfTopic(occasion: MailEvent): Effect<TopicRow> {
  return ({ record: { call_id }, ...done }) => {
    const call = done.world.store.rows.topic_call.get(call_id)
    if (call) mailCall(occasion)({ ...done, record: call, before: call })
  }
}
