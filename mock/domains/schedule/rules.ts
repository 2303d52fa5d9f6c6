import type { MemberRow } from "#mock/domains/member/records.ts"
import type { Language } from "#mock/engine/store/values.ts"
import type { ScheduleRow } from "./records.ts"
import { wantsMail } from "#mock/domains/subscription/mail-switches.ts"
import { sendMails, wallTime } from "#mock/engine/mail.ts"
import { tableRules } from "#mock/domains/member/roles.ts"
import type { Effect, World } from "#mock/engine/rules.ts"
import { tables } from "#openapi/generated/states.ts"

/** The members who are reminded of a schedule, without disabled accounts. */
export function subscribersOf({ id }: ScheduleRow, { store }: World): MemberRow[] {
  return store.rows.schedule_subscription
    .filter(({ schedule_id }) => schedule_id === id)
    .flatMap(({ member_id }) => store.rows.member.get(member_id) ?? [])
    .filter(({ is_disabled }) => !is_disabled)
}

type Texts = Record<Language, { subject: string; text: string }>

/** The subscribers who have not switched off such mails (ACC-03). Used for both mails and previews. */
export function recipientsOf(schedule: ScheduleRow, world: World): MemberRow[] {
  return subscribersOf(schedule, world).filter((member) => wantsMail(member, "schedule", { group_id: null }, world))
}

/** Returns the effect that mails the subscribers. */
function mailSubscribers(
  textsOf: (schedule: ScheduleRow, reader: MemberRow) => Texts,
  only: (now: ScheduleRow, before: ScheduleRow) => boolean = () => true,
): Effect<ScheduleRow> {
  return ({ record, before, world, source }) => {
    if (!only(record, before)) return
    sendMails(recipientsOf(record, world), record, source, (reader) => textsOf(record, reader))
  }
}

/** The new start and end in the zones of the event and of the reader; a moment, such as a deadline, has only one time. */
function movedTexts({ subject, start_time, end_time, timezone }: ScheduleRow, reader: MemberRow): Texts {
  const [from, until] = [wallTime(start_time, timezone, reader), wallTime(end_time, timezone, reader)]
  const isMoment = start_time === end_time
  return {
    english: {
      subject: `Changed: ${subject}`,
      text: isMoment ? `It is now at ${from}.` : `It is now from ${from} until ${until}.`,
    },
    chinese: { subject: `活动变更：${subject}`, text: isMoment ? `现为 ${from}。` : `现为 ${from} 至 ${until}。` },
  }
}

const cancelledTexts = ({ subject }: ScheduleRow): Texts => ({
  english: { subject: `Cancelled: ${subject}`, text: "The event is cancelled. No reminders are sent." },
  chinese: { subject: `活动取消：${subject}`, text: "该活动已取消，不再发送提醒。" },
})

const isMoved = (now: ScheduleRow, before: ScheduleRow) =>
  now.start_time !== before.start_time || now.end_time !== before.end_time

/** Deletes the subscriptions of a cancelled schedule. */
const endSubscriptions: Effect<ScheduleRow> = ({ record, world }) => {
  const { schedule_subscription } = world.store.rows
  for (const { id } of schedule_subscription.filter(({ schedule_id }) => schedule_id === record.id))
    schedule_subscription.delete(id)
}

/** The code behind openapi/states/schedule.yaml. */
export const scheduleRules = tableRules<ScheduleRow>()(tables.schedule, {
  status: (schedule) => (schedule.is_cancelled ? "cancel" : "normal"),
  roles: { creator: (user, { creator_id }) => creator_id === user.id },
  conditions: {
    not_subscribed(user, { id }, { store }) {
      const isSubscribed = user !== null && store.rows.schedule_subscription.get(`${id}/${user.id}`) !== undefined
      return !isSubscribed && { status: "normal" }
    },
    ended: (_user, { end_time }, { now }) => now >= end_time,
  },
  effects: {
    mail_moved: mailSubscribers(movedTexts, isMoved),
    mail_cancelled: mailSubscribers(cancelledTexts),
    end_subscriptions: endSubscriptions,
  },
})

/** Who may create schedules of the alliance. */
export const scheduleListRules = tableRules<{ alliance_id: string }>()(tables.schedule.list, { status: () => "open" })
