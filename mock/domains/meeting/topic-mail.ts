import type { MemberRow } from "#mock/domains/member/records.ts"
import { wantsMail } from "#mock/domains/subscription/mail-switches.ts"
import type { Source } from "#mock/engine/log.ts"
import { sendMails } from "#mock/engine/mail.ts"
import type { Effect, User, World } from "#mock/engine/rules.ts"
import type { Language } from "#mock/engine/store/values.ts"
import { readersAmong } from "#mock/engine/visible.ts"
import { active } from "./mail.ts"
import type { MeetingRow, MeetingTopicRow } from "./records.ts"

type AboutTopic = { user: User; record: MeetingTopicRow; world: World; source: Source }

/**
 * Mails one person about a topic, with the reason if it was withdrawn, unless it is their own doing or they have switched off mails about
 * meetings (ACC-03). The recipient may depend on the topic's meeting.
 */
function mailAboutTopic(
  { user, record, world, source }: AboutTopic,
  personOf: (meeting: MeetingRow) => string,
  words: Readonly<Record<Language, string>>,
): void {
  const meeting = world.store.rows.meeting.get(record.meeting_id)
  if (!meeting) return
  const { subject, withdraw_reason } = record
  const isTold = (one: MemberRow) => one.id !== user?.id && wantsMail(one, "meeting", meeting, world)
  const people = active(personOf(meeting), world).filter(isTold)
  const withReason = (text: string) => [text, withdraw_reason].filter(Boolean).join("\n")
  sendMails(readersAmong("meeting", meeting, people, world), meeting, source, {
    english: {
      subject: `${words.english}: ${subject}`,
      text: withReason(`Topic of the meeting “${meeting.subject}”.`),
    },
    chinese: { subject: `${words.chinese}：${subject}`, text: withReason(`会议“${meeting.subject}”的议题。`) },
  })
}

/** Returns the effect that mails one person about a change of a topic. */
export function mailTopic(to: "creator" | "organizer", english: string, chinese: string): Effect<MeetingTopicRow> {
  return (done) => {
    const { creator_id } = done.record
    mailAboutTopic(done, ({ organizer_id }) => (to === "creator" ? creator_id : organizer_id), { english, chinese })
  }
}

/** Mails a topic's new presenter, unless they presented it before or assigned it to themselves. */
export function mailPresenter(done: AboutTopic & { before?: MeetingTopicRow }): void {
  const { presenter_id } = done.record
  if (presenter_id === null || presenter_id === done.before?.presenter_id) return
  mailAboutTopic(done, () => presenter_id, { english: "You present a topic", chinese: "请您主讲议题" })
}
