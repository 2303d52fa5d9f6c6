import type { components } from "#openapi/generated/schema.d.ts"
import { fileRefs } from "#mock/domains/file/ref.ts"
import { memberRefOf } from "#mock/domains/member/ref.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { groupRefOf } from "#mock/domains/workgroup/ref.ts"
import type { World } from "#mock/engine/rules.ts"
import { day, toText } from "#mock/engine/store/clock.ts"
import { failedTotal, recipientTotal } from "./recipients.ts"
import type { NoticeRow } from "./records.ts"
import { holdUntil, noticeRules, type NoticeState } from "./rules.ts"

type Schemas = components["schemas"]

const newFor = 7 * day

/** Whether the notice was sent less than seven days ago. */
export function isNew(notice: NoticeRow, now: number): boolean {
  return notice.sent_time !== null && notice.sent_time <= now && now - notice.sent_time < newFor
}

/** Maps the internal states to the contract's. */
const contractStatus: Record<NoticeState, Schemas["NoticeStatus"]> = {
  draft: "draft",
  planned: "planned",
  withdrawn: "draft",
  holding: "sending",
  sending: "sending",
  sent: "sent",
}

export function statusOf(notice: NoticeRow, world: World): Schemas["NoticeStatus"] {
  return contractStatus[noticeRules.status(notice, world)]
}

/** A notice as a row of a list. */
export function noticeRow(notice: NoticeRow, user: MemberRow, world: World): Schemas["NoticeRow"] {
  const { id, version, subject, subject_english, template_language, is_withdrawn_by_disbanding } = notice
  const { planned_time, timezone } = notice
  const hold = holdUntil(notice)
  const status = statusOf(notice, world)
  return {
    id,
    version,
    actions: noticeRules.actions(user, notice, world),
    subject,
    subject_english,
    reply_to: [...notice.reply_to],
    template_language,
    group: groupRefOf(world.store, notice.group_id),
    status,
    creator: memberRefOf(world.store, notice.creator_id),
    sent_time: status === "sent" && notice.sent_time !== null ? toText(notice.sent_time) : null,
    planned_time: planned_time === null ? null : toText(planned_time),
    timezone,
    created_time: toText(notice.created_time),
    updated_time: toText(notice.updated_time),
    hold_until_time: hold === null ? null : toText(hold),
    is_withdrawn_by_disbanding,
    recipient_total: recipientTotal(notice, world),
    failed_total: failedTotal(notice, world),
    is_new: isNew(notice, world.now),
  }
}

/** A notice with all details; external addresses only for users who may work on it. */
export function noticeRecord(notice: NoticeRow, user: MemberRow, world: World): Schemas["Notice"] {
  return {
    ...noticeRow(notice, user, world),
    content: notice.content,
    content_english: notice.content_english,
    attachments: fileRefs(world.store, notice.attachment_ids),
    external_recipients: noticeRules.sees(user, "external_recipients", notice, world)
      ? [...notice.external_recipients]
      : [],
  }
}
