import { languageOf } from "#mock/domains/member-invitation/rules.ts"
import { isMemberAdministrator } from "#mock/domains/member/roles.ts"
import type { Source } from "#mock/engine/log.ts"
import { sendMail, sendMails } from "#mock/engine/mail.ts"
import type { Effect, World } from "#mock/engine/rules.ts"
import type { Language } from "#mock/engine/store/values.ts"
import type { MembershipApplicationRow } from "./records.ts"

type Texts = Record<Language, { subject: string; text: string }>
type Event = "submitted" | "reviewed" | "rejected" | "completed" | "closed" | "answered" | "resubmitted" | "withdrawn"

const english: Record<Event, string> = {
  submitted: "was submitted. Keep the code: with it and your email address you can open the application again",
  reviewed: "passed a review",
  rejected: "was rejected. Open it to change and resubmit it",
  completed: "is complete. Your organisation is a member",
  closed: "was closed",
  answered: "has a new message",
  resubmitted: "was resubmitted",
  withdrawn: "was withdrawn",
}
const chinese: Record<Event, string> = {
  submitted: "已提交。请保存编号，凭编号和邮箱可再次打开申请",
  reviewed: "已通过一步审核",
  rejected: "已驳回，请打开申请修改后重新提交",
  completed: "已完成，贵单位已成为会员",
  closed: "已关闭",
  answered: "有新留言",
  resubmitted: "已重新提交",
  withdrawn: "已撤回",
}

/** Events that have a reason; to the others, that of an earlier rejection does not apply. */
const reasoned: ReadonlySet<Event> = new Set(["rejected", "closed"])

function textsOf({ code, name, name_english, reason }: MembershipApplicationRow, event: Event): Texts {
  const why = reasoned.has(event) ? (reason ?? "") : ""
  return {
    english: {
      subject: `Membership application ${code}`,
      text: `The application ${code} of ${name_english} ${english[event]}.${why && ` Reason: ${why}`}`,
    },
    chinese: {
      subject: `入会申请 ${code}`,
      text: `${name}的入会申请 ${code} ${chinese[event]}。${why && `原因：${why}`}`,
    },
  }
}

/** Mails every contact of an application, each in the language of their name. */
export function writeToContacts(application: MembershipApplicationRow, event: Event, source: Source): void {
  const { id, alliance_id } = application
  for (const { name, email } of application.contacts)
    if (email !== null)
      sendMail(
        source,
        { alliance_id, email, member_id: null, language: languageOf(name) },
        id,
        textsOf(application, event),
      )
}

/** Mails everybody who reviews applications. */
export function writeToAdministrators(
  application: MembershipApplicationRow,
  event: Event,
  source: Source,
  { store }: World,
): void {
  const reviewers = store.rows.member
    .where("alliance_id", application.alliance_id)
    .filter((member) => !member.is_disabled && isMemberAdministrator(member))
  sendMails(reviewers, application, source, textsOf(application, event))
}

export const mailContacts =
  (event: Event): Effect<MembershipApplicationRow> =>
  ({ record, source }) =>
    writeToContacts(record, event, source)

export const mailAdministrators =
  (event: Event): Effect<MembershipApplicationRow> =>
  ({ record, source, world }) =>
    writeToAdministrators(record, event, source, world)

/** Mails the contacts what a review decided. */
export const mailReview: Effect<MembershipApplicationRow> = ({ record, source }) =>
  writeToContacts(record, record.status === "reject" ? "rejected" : "reviewed", source)
