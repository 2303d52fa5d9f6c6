import { minute } from "#mock/engine/store/clock.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { Language } from "#mock/engine/store/values.ts"
import type { MeetingRow } from "./records.ts"
import { agendaOf } from "./agenda.ts"
import { withInvitation } from "./invitation-mail.ts"
import { minutesText } from "./minutes-text.ts"
import { mailTexts, type MailWords, sendMails, type Texts, wallTime } from "#mock/engine/mail.ts"
import { participantsOf } from "#mock/domains/member/participants.ts"
import type { Source } from "#mock/engine/log.ts"
import type { EffectOfAction, User, World } from "#mock/engine/rules.ts"
import { reasonTexts } from "#mock/engine/system-reason.ts"
import { wantsMail } from "#mock/domains/subscription/mail-switches.ts"

/** Events for which a participant, the organizer or the creator of a topic receives a mail. */
export type MailEvent =
  | "create"
  | "update"
  | "documentation.update"
  | "cancel"
  | "end"
  | "remind"
  | "summary.approve"
  | "feedback.create"
  | "topic.create"

type AboutMeeting = { record: MeetingRow; world: World; source: Source; user?: User }

/** `by`: the acting person; `topic`: the newest topic of the agenda. */
type MailValues = Record<"subject" | "when" | "until" | "place" | "minutes" | "by" | "topic", string> & {
  reason: Record<Language, string>
}

/** The values of a mail for one reader, who is told times in their own zone as well. */
function valuesOf(
  meeting: MeetingRow,
  reader: MemberRow,
  said: Pick<MailValues, "by" | "topic" | "minutes">,
): MailValues {
  const { subject, start_time, duration, timezone, location, cancel_reason, system_reason } = meeting
  return {
    subject,
    when: wallTime(start_time, timezone, reader),
    until: wallTime(start_time + duration * minute, timezone, reader),
    place: location ?? "",
    reason: reasonTexts(cancel_reason, system_reason),
    ...said,
  }
}

const words: Record<MailEvent, MailWords<MailValues>> = {
  create: {
    english: ({ subject, when, place }) => ({ subject: `Invitation: ${subject}`, text: `${when}. ${place}`.trimEnd() }),
    chinese: ({ subject, when, place }) => ({ subject: `会议邀请：${subject}`, text: `${when}。${place}` }),
  },
  update: {
    english: ({ subject, when, until, place }) => ({
      subject: `Changed: ${subject}`,
      text: `It is now from ${when} until ${until}. ${place || "The location is to be announced."}`,
    }),
    chinese: ({ subject, when, until, place }) => ({
      subject: `会议变更：${subject}`,
      text: `现为 ${when} 至 ${until}。${place || "地点待定。"}`,
    }),
  },
  "documentation.update": {
    english: ({ subject, place }) => ({
      subject: `Location changed: ${subject}`,
      text: place ? `Location: ${place}` : "The location is to be announced.",
    }),
    chinese: ({ subject, place }) => ({
      subject: `地点变更：${subject}`,
      text: place ? `地点：${place}` : "地点待定。",
    }),
  },
  cancel: {
    english: ({ subject, when, reason }) => ({
      subject: `Cancelled: ${subject}`,
      text: `Planned ${when}. ${reason.english}`.trimEnd(),
    }),
    chinese: ({ subject, when, reason }) => ({
      subject: `会议取消：${subject}`,
      text: `原定 ${when}。${reason.chinese}`,
    }),
  },
  end: {
    english: ({ subject, reason }) => ({
      subject: `Ended: ${subject}`,
      text: `The meeting was ended before its planned end. ${reason.english}`.trimEnd(),
    }),
    chinese: ({ subject, reason }) => ({ subject: `会议结束：${subject}`, text: `会议已提前结束。${reason.chinese}` }),
  },
  remind: {
    english: ({ subject, when, place }) => ({ subject: `Reminder: ${subject}`, text: `${when}. ${place}`.trimEnd() }),
    chinese: ({ subject, when, place }) => ({ subject: `会议提醒：${subject}`, text: `${when}。${place}` }),
  },
  "summary.approve": {
    english: ({ subject, minutes }) => ({
      subject: `Minutes: ${subject}`,
      text: `The minutes of the meeting are approved.\n\n${minutes}`.trimEnd(),
    }),
    chinese: ({ subject, minutes }) => ({
      subject: `会议纪要：${subject}`,
      text: `会议纪要已批准。\n\n${minutes}`.trimEnd(),
    }),
  },
  "feedback.create": {
    english: ({ subject, by }) => ({ subject: `Feedback: ${subject}`, text: `${by} gave feedback on your meeting.` }),
    chinese: ({ subject, by }) => ({ subject: `会议反馈：${subject}`, text: `${by}对您的会议提交了反馈。` }),
  },
  "topic.create": {
    english: ({ subject, by, topic }) => ({
      subject: `New topic: ${topic}`,
      text: `${by} added “${topic}” to your meeting “${subject}”.`,
    }),
    chinese: ({ subject, by, topic }) => ({
      subject: `新议题：${topic}`,
      text: `${by}在您的会议“${subject}”中添加了议题“${topic}”。`,
    }),
  },
}

const toOrganizer: ReadonlySet<MailEvent> = new Set(["feedback.create", "topic.create"])

/** The recipients of a mail who have not switched off such mails (ACC-03). Used for both mails and previews. */
export function recipientsOf(occasion: MailEvent, meeting: MeetingRow, world: World): MemberRow[] {
  const meant = toOrganizer.has(occasion) ? active(meeting.organizer_id, world) : participantsOf(meeting, world)
  const kind = occasion === "remind" ? "reminder" : "meeting"
  return meant.filter((member) => wantsMail(member, kind, meeting, world))
}

/** The member with this id, unless the account is disabled. */
export function active(id: string, { store }: World): MemberRow[] {
  const member = store.rows.member.get(id)
  return member && !member.is_disabled ? [member] : []
}

/** Events whose mails contain a link for answering the invitation (MEET-10). */
const invites: ReadonlySet<MailEvent> = new Set(["create", "update", "remind"])

/** The number of further meetings in the series that a call changes; one mail covers all of them (MEET-11). */
export const furtherMeetingsChanged = new WeakMap<object, number>()

const rhythms = {
  week: { english: "every week", chinese: "每周" },
  two_weeks: { english: "every two weeks", chinese: "每两周" },
  month: { english: "every month", chinese: "每月" },
} as const

/** Appends a note about the series to the texts. */
function withSeries({ english, chinese }: Texts, occasion: MailEvent, { series }: MeetingRow, more: number): Texts {
  const added = (englishMore: string, chineseMore: string): Texts => ({
    english: { ...english, text: `${english.text}\n\n${englishMore}` },
    chinese: { ...chinese, text: `${chinese.text}\n\n${chineseMore}` },
  })
  if (series && occasion === "create") {
    const { every, total } = series
    return added(
      `It is repeated ${rhythms[every].english}, ${total} times in all. One answer can count for all of them.`,
      `${rhythms[every].chinese}重复，共 ${total} 次，可一次答复全部。`,
    )
  }
  if (more === 0) return { english, chinese }
  return added(
    `The same holds for the meetings that follow in the series: ${more}.`,
    `系列中后续的 ${more} 次会议同样处理。`,
  )
}

/** Mails these people about a meeting; `more`: how many further meetings of the series the mail covers. */
function mailAboutMeeting(
  occasion: MailEvent,
  { record, world, source, user }: AboutMeeting,
  people: readonly MemberRow[],
  more: number,
): void {
  const said = { by: user?.name ?? "", topic: agendaOf(record.id, world.store).at(-1)?.subject ?? "" }
  sendMails(people, record, source, (reader) => {
    const minutes = occasion === "summary.approve" ? minutesText(record, world, reader.language) : ""
    const values = valuesOf(record, reader, { ...said, minutes })
    const texts = withSeries(mailTexts(words[occasion], values), occasion, record, more)
    return invites.has(occasion)
      ? withInvitation(texts, reader, record, { isNew: occasion === "create", world })
      : texts
  })
}

/** Sends the mails of an action. An organizer is not told what they did themselves. */
export const mailMeeting: EffectOfAction<MeetingRow, MailEvent> = (done) => {
  const { action, record, world, source, user } = done
  const isNews = ({ id }: MemberRow) => !toOrganizer.has(action) || id !== user?.id
  const people = recipientsOf(action, record, world).filter(isNews)
  mailAboutMeeting(action, done, people, furtherMeetingsChanged.get(source) ?? 0)
}

/**
 * Mails the participants of the later meetings of a series who do not take part in the first one that was changed or cancelled, and so got no
 * mail about it: one mail each, about the first meeting in which they take part (MEET-11).
 */
export function mailFollowers(
  occasion: "update" | "cancel",
  first: MeetingRow,
  followers: readonly MeetingRow[],
  { world, source }: Omit<AboutMeeting, "record">,
): void {
  const written = new Set(recipientsOf(occasion, first, world))
  const peopleOf = new Map(followers.map((row) => [row, recipientsOf(occasion, row, world)]))
  followers.forEach((record, at) => {
    for (const member of peopleOf.get(record)?.filter((one) => !written.has(one)) ?? []) {
      written.add(member)
      const more = followers.slice(at + 1).filter((later) => peopleOf.get(later)?.includes(member)).length
      mailAboutMeeting(occasion, { record, world, source }, [member], more)
    }
  })
}
