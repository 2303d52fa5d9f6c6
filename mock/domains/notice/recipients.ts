import type { components } from "#openapi/generated/schema.d.ts"
import { isDeliverable } from "#mock/domains/member-invitation/rules.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { memberRefOf } from "#mock/domains/member/ref.ts"
import { everybodyToMail } from "#mock/domains/subscription/mail-switches.ts"
import { writeLog } from "#mock/engine/log.ts"
import { sendMail, sendMails } from "#mock/engine/mail.ts"
import { plainBlocks } from "#mock/engine/plain-text.ts"
import type { World } from "#mock/engine/rules.ts"
import { toText, type Instant } from "#mock/engine/store/clock.ts"
import type { Store } from "#mock/engine/store/store.ts"
import type { Language, RichText } from "#mock/engine/store/values.ts"
import type { NoticeRow } from "./records.ts"
import { holdUntil } from "./rules.ts"
import { textsOf } from "./texts.ts"

type Delivery = components["schemas"]["Delivery"]

/** Maximum number of external addresses of a notice (NOTICE-03). */
export const maxExternals = 200

/** The members who receive the notice. For a draft: everybody in its group or alliance who wants such mails (ACC-03). */
export function membersOf(notice: NoticeRow, world: World): MemberRow[] {
  const { member } = world.store.rows
  return notice.recipient_ids?.flatMap((id) => member.get(id) ?? []) ?? everybodyToMail("notice", notice, world)
}

/** Number of members and addresses that receive the notice. */
export function recipientTotal(notice: NoticeRow, world: World): number {
  const members = notice.recipient_ids?.length ?? membersOf(notice, world).length
  return members + notice.external_recipients.length
}

/** The mail language for external recipients. */
const externalLanguage = ({ template_language }: NoticeRow): Language => template_language ?? "english"

/** Number of recipients by mail language. */
export function languageTotals(notice: NoticeRow, world: World): Record<Language, number> {
  const languages = [
    ...membersOf(notice, world).map(({ language }) => language),
    ...notice.external_recipients.map(() => externalLanguage(notice)),
  ]
  const total = (wanted: Language) => languages.filter((language) => language === wanted).length
  return { english: total("english"), chinese: total("chinese") }
}

/** Time for handing over this many mails, in milliseconds. */
export const sendingTime = (total: number) => 20_000 + total * 20

/** The time at which the mail at this position is handed over; mails follow one another after the hold. */
function handOverTime(notice: NoticeRow, index: number, total: number): Instant {
  const [start, end] = [holdUntil(notice) ?? 0, notice.sent_time ?? 0]
  return Math.floor(start + ((end - start) * (index + 1)) / total)
}

/** The deliveries of a published notice, with their states. */
export function deliveriesOf(notice: NoticeRow, world: World): Delivery[] {
  const members = membersOf(notice, world)
  const total = members.length + notice.external_recipients.length
  const deliveryOf = (email: string, language: Language, member: MemberRow | null, index: number): Delivery => {
    const turn = handOverTime(notice, index, total)
    const isOver = world.now >= turn
    const isAccepted = isDeliverable(email)
    return {
      id: `delivery-${index + 1}`,
      kind: member ? "member" : "external",
      member: member && memberRefOf(world.store, member.id),
      email,
      language,
      state: !isOver ? "waiting" : isAccepted ? "handed_over" : "failed",
      time: isOver ? toText(turn) : null,
      failure:
        isOver && !isAccepted
          ? "550 5.1.1 The mail server of the recipient does not accept mail for this address."
          : null,
    }
  }
  return [
    ...members.map((member, at) => deliveryOf(member.email, member.language, member, at)),
    ...notice.external_recipients.map((email, at) =>
      deliveryOf(email, externalLanguage(notice), null, members.length + at),
    ),
  ]
}

/** Number of failed deliveries so far: only external addresses can fail. */
export function failedTotal(notice: NoticeRow, world: World): number {
  if (notice.recipient_ids === null) return 0
  const members = notice.recipient_ids.length
  const total = members + notice.external_recipients.length
  return notice.external_recipients.filter(
    (email, at) => !isDeliverable(email) && world.now >= handOverTime(notice, members + at, total),
  ).length
}

/**
 * Adds the mails of every notice whose hold is over, or whose planned time has come, to the outbox. Runs before each call, so that no change of a
 * group can come between the planned time and the list of recipients (openapi/states/notice.yaml).
 */
export function handOverNotices(store: Store): void {
  const world = { store, now: store.now() }
  const due = store.rows.notice.filter((notice) => !notice.is_mailed && (holdUntil(notice) ?? Infinity) <= world.now)
  for (const found of due) {
    const notice = found.published_time === null ? startPlanned(found, world) : found
    mailNotice(notice, world)
    store.rows.notice.put({ ...notice, is_mailed: true })
  }
}

/** Publishes a planned notice whose time has come. */
function startPlanned(notice: NoticeRow, world: World): NoticeRow {
  const { id: key, alliance_id, group_id, planned_time } = notice
  const time = planned_time ?? world.now
  const source = { operation: "system.start", store: world.store, ip: null, userAgent: null }
  writeLog(source, { user: null, module: "notice", alliance_id, group_id, key, time })
  return {
    ...notice,
    published_time: time,
    sent_time: time + sendingTime(recipientTotal(notice, world)),
    recipient_ids: membersOf(notice, world).map(({ id }) => id),
  }
}

/** Mails a notice to its recipients: to each the text in their language (NOTICE-04). */
function mailNotice(notice: NoticeRow, world: World): void {
  const { id, alliance_id, external_recipients } = notice
  const source = { operation: "notice.publish", store: world.store, ip: null, userAgent: null }
  const { english, chinese } = textsOf(notice)
  const replies = notice.reply_to.join(", ")
  const plain = ({ text }: RichText) => plainBlocks(text).join("\n")
  const texts = {
    english: { subject: `Notice: ${english.subject}`, text: `${plain(english.content)}\nReplies go to ${replies}` },
    chinese: { subject: `通知：${chinese.subject}`, text: `${plain(chinese.content)}\n回复将发送至 ${replies}` },
  }
  sendMails(membersOf(notice, world), { id, alliance_id }, source, texts)
  for (const email of external_recipients.filter(isDeliverable))
    sendMail(source, { alliance_id, email, member_id: null, language: externalLanguage(notice) }, id, texts)
}
