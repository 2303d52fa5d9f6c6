import type { Language, MemberRow } from "../store/records.ts"
import type { MeetingRow, MeetingTopicRow } from "../store/work-records.ts"
import { sendMails, wallTime } from "./mail.ts"
import { participantsOf } from "./participants.ts"
import type { Effect, World } from "./rules.ts"
import { wantsMail } from "./subscription.ts"

/** What a participant, the organizer or the creator of a topic is written about. */
export type Occasion =
  | "create"
  | "update"
  | "documentation.update"
  | "cancel"
  | "end"
  | "remind"
  | "summary.update"
  | "feedback.create"
  | "topic.create"

type Told = { subject: string; when: string; place: string; reason: string }
type Words = Record<Language, (told: Told) => { subject: string; text: string }>

const words: Record<Occasion, Words> = {
  create: {
    english: ({ subject, when, place }) => ({ subject: `Invitation: ${subject}`, text: `${when}. ${place}` }),
    chinese: ({ subject, when, place }) => ({ subject: `会议邀请：${subject}`, text: `${when}。${place}` }),
  },
  update: {
    english: ({ subject, when, place }) => ({ subject: `Changed: ${subject}`, text: `It is now ${when}. ${place}` }),
    chinese: ({ subject, when, place }) => ({ subject: `会议变更：${subject}`, text: `现为 ${when}。${place}` }),
  },
  "documentation.update": {
    english: ({ subject, place }) => ({ subject: `Another place: ${subject}`, text: `It takes place at: ${place}` }),
    chinese: ({ subject, place }) => ({ subject: `地点变更：${subject}`, text: `地点：${place}` }),
  },
  cancel: {
    english: ({ subject, when, reason }) => ({ subject: `Cancelled: ${subject}`, text: `Planned ${when}. ${reason}` }),
    chinese: ({ subject, when, reason }) => ({ subject: `会议取消：${subject}`, text: `原定 ${when}。${reason}` }),
  },
  end: {
    english: ({ subject }) => ({ subject: `Ended: ${subject}`, text: "The meeting was ended before its planned end." }),
    chinese: ({ subject }) => ({ subject: `会议结束：${subject}`, text: "会议已提前结束。" }),
  },
  remind: {
    english: ({ subject, when, place }) => ({ subject: `Reminder: ${subject}`, text: `${when}. ${place}` }),
    chinese: ({ subject, when, place }) => ({ subject: `会议提醒：${subject}`, text: `${when}。${place}` }),
  },
  "summary.update": {
    english: ({ subject }) => ({ subject: `Summary: ${subject}`, text: "The summary of the meeting was written." }),
    chinese: ({ subject }) => ({ subject: `会议纪要：${subject}`, text: "会议纪要已更新。" }),
  },
  "feedback.create": {
    english: ({ subject }) => ({ subject: `Feedback: ${subject}`, text: "Somebody gave feedback on your meeting." }),
    chinese: ({ subject }) => ({ subject: `会议反馈：${subject}`, text: "您的会议收到了反馈。" }),
  },
  "topic.create": {
    english: ({ subject }) => ({ subject: `New topic: ${subject}`, text: "Somebody added a topic to your meeting." }),
    chinese: ({ subject }) => ({ subject: `新议题：${subject}`, text: "您的会议新增了议题。" }),
  },
}

const toOrganizer: ReadonlySet<Occasion> = new Set(["feedback.create", "topic.create"])

/** Who is written to, as far as they want such mails (ACC-03): the mails and the previews both ask here. */
export function recipientsOf(occasion: Occasion, meeting: MeetingRow, world: World): MemberRow[] {
  const meant = toOrganizer.has(occasion) ? active(meeting.organizer_id, world) : participantsOf(meeting, world)
  const kind = occasion === "remind" ? "reminder" : "meeting"
  return meant.filter((member) => wantsMail(member, kind, meeting, world))
}

function active(id: string, { store }: World): MemberRow[] {
  const member = store.rows.member.get(id)
  return member && !member.is_disabled ? [member] : []
}

/** The mails of an occasion, as what follows from a deed; `only` where not every change is one to write about. */
export function mailMeeting(
  occasion: Occasion,
  only: (now: MeetingRow, before: MeetingRow) => boolean = () => true,
): Effect<MeetingRow> {
  return ({ record, before, world, source }) => {
    if (!only(record, before)) return
    const { subject, start_time, timezone, location, cancel_reason } = record
    const told = { subject, when: wallTime(start_time, timezone), place: location ?? "", reason: cancel_reason ?? "" }
    const texts = { english: words[occasion].english(told), chinese: words[occasion].chinese(told) }
    sendMails(recipientsOf(occasion, record, world), record, source, texts)
  }
}

/** Tells one person what became of a topic. */
export function mailTopic(to: "creator" | "organizer", english: string, chinese: string): Effect<MeetingTopicRow> {
  return ({ record, world, source }) => {
    const meeting = world.store.rows.meeting.get(record.meeting_id)
    if (!meeting) return
    const { subject } = record
    sendMails(active(to === "creator" ? record.creator_id : meeting.organizer_id, world), meeting, source, {
      english: { subject: `${english}: ${subject}`, text: `Topic of the meeting “${meeting.subject}”.` },
      chinese: { subject: `${chinese}：${subject}`, text: `会议“${meeting.subject}”的议题。` },
    })
  }
}
