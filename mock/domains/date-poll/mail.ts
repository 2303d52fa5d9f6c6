import { invitationLink } from "#mock/domains/meeting/invitation-link.ts"
import { participantsOf } from "#mock/domains/member/participants.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { wantsMail } from "#mock/domains/subscription/mail-switches.ts"
import { mailTexts, type MailWords, sendMails, wallTime } from "#mock/engine/mail.ts"
import type { EffectOfAction, World } from "#mock/engine/rules.ts"
import { unansweredOf } from "./answers.ts"
import type { DatePollRow } from "./records.ts"

/** Events of which invited people are told; what is decided is told by the invitation to the meeting. */
export type MailEvent = "create" | "update" | "remind" | "reopen" | "cancel"

/** `slots`: a line for each. */
type Values = Record<"subject" | "until" | "slots" | "link" | "reason" | "by", string>

const words: Record<MailEvent, MailWords<Values>> = {
  create: {
    english: ({ subject, by, until, slots, link }) => ({
      subject: `Which date suits you? ${subject}`,
      text: `${by} is looking for a date. Please answer until ${until}.\n\n${slots}\n\nAnswer here:\n${link}`,
    }),
    chinese: ({ subject, by, until, slots, link }) => ({
      subject: `时间征询：${subject}`,
      text: `${by}正在征询会议时间，请在 ${until} 之前答复。\n\n${slots}\n\n答复链接：\n${link}`,
    }),
  },
  update: {
    english: ({ subject, until, slots, link }) => ({
      subject: `Proposed dates changed: ${subject}`,
      text: `Please check your answers until ${until}.\n\n${slots}\n\nAnswer here:\n${link}`,
    }),
    chinese: ({ subject, until, slots, link }) => ({
      subject: `候选时间已变更：${subject}`,
      text: `请在 ${until} 之前查看并更新答复。\n\n${slots}\n\n答复链接：\n${link}`,
    }),
  },
  remind: {
    english: ({ subject, until, slots, link }) => ({
      subject: `Reminder – which date suits you? ${subject}`,
      text: `You have not answered for every proposed date. Please do so until ${until}.\n\n${slots}\n\nAnswer here:\n${link}`,
    }),
    chinese: ({ subject, until, slots, link }) => ({
      subject: `时间征询提醒：${subject}`,
      text: `您尚未答复全部候选时间，请在 ${until} 之前答复。\n\n${slots}\n\n答复链接：\n${link}`,
    }),
  },
  reopen: {
    english: ({ subject, until, slots, link }) => ({
      subject: `Open again – which date suits you? ${subject}`,
      text: `You can answer until ${until}.\n\n${slots}\n\nAnswer here:\n${link}`,
    }),
    chinese: ({ subject, until, slots, link }) => ({
      subject: `时间征询重新开放：${subject}`,
      text: `您可以在 ${until} 之前答复。\n\n${slots}\n\n答复链接：\n${link}`,
    }),
  },
  cancel: {
    english: ({ subject, reason }) => ({
      subject: `No date is looked for any more: ${subject}`,
      text: `The date poll was cancelled. ${reason}`.trimEnd(),
    }),
    chinese: ({ subject, reason }) => ({ subject: `时间征询取消：${subject}`, text: `时间征询已取消。${reason}` }),
  },
}

const toUnanswered: ReadonlySet<MailEvent> = new Set(["remind", "reopen"])

/** The recipients of a mail who have not switched off such mails (ACC-03). Used for both mails and previews. */
export function recipientsOf(occasion: MailEvent, poll: DatePollRow, world: World): MemberRow[] {
  const meant = toUnanswered.has(occasion) ? unansweredOf(poll, world) : participantsOf(poll, world)
  const kind = occasion === "remind" ? "reminder" : "meeting"
  return meant.filter((member) => wantsMail(member, kind, poll, world))
}

/** Sends the mails of an event, each with the reader's own link, in their language and with their local times. */
export const mailPoll: EffectOfAction<DatePollRow, MailEvent> = ({ action, record, world, source }) => {
  const { subject, timezone, deadline, cancel_reason, slots, organizer_id } = record
  const by = world.store.rows.member.get(organizer_id)?.name ?? ""
  sendMails(recipientsOf(action, record, world), record, source, (reader) =>
    mailTexts(words[action], {
      subject,
      by,
      until: wallTime(deadline, timezone, reader),
      slots: slots.map(({ start_time }) => `- ${wallTime(start_time, timezone, reader)}`).join("\n"),
      link: invitationLink("date-poll", record, reader, world.store),
      reason: cancel_reason ?? "",
    }),
  )
}
