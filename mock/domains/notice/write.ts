import type { components } from "#openapi/generated/schema.d.ts"
import { fileIds } from "#mock/domains/file/body.ts"
import { refuseOlder } from "#mock/domains/member/stale.ts"
import { groupScope } from "#mock/domains/workgroup/scope.ts"
import { BodyCheck } from "#mock/engine/body-check.ts"
import { memoOf, newRecord } from "#mock/engine/change.ts"
import { guarded, ok, type Checked, type Handlers, type SignedIn, type Unchecked } from "#mock/engine/handler.ts"
import { changeNotice, findNotice, logOf } from "./guard.ts"
import { noticeListRules } from "./list-rules.ts"
import { type NoticeRow, unpublished } from "./records.ts"
import { noticeRules } from "./rules.ts"
import { titleOf } from "./texts.ts"
import { noticeRecord } from "./view.ts"

type Schemas = components["schemas"]
const fields = ["subject", "content", "subject_english", "content_english", "attachment_ids", "reply_to"] as const
type Written = Pick<NoticeRow, (typeof fields)[number]>

const megabyte = 1024 * 1024
/** Limit for all attachments of a notice together, in megabytes (NOTICE-03). */
const limit = 50

/** Creating drafts, and changing drafts and planned notices. */
export const noticeWriteHandlers = {
  "notice.create": guarded(scopeOf, (call, findScope) => {
    const { store, viewer } = call
    const row: NoticeRow = {
      ...readNotice(call, call.body),
      ...newRecord(call, "notice"),
      ...findScope(),
      external_recipients: [],
      template_language: null,
      ...unpublished,
      is_mailed: false,
      is_withdrawn_by_disbanding: false,
    }
    noticeListRules.perform("create", call, {
      record: row,
      change: () => store.rows.notice.put(row),
      log: logOf(call, row, titleOf(row)),
    })
    return { status: 201, body: { success: true, result: noticeRecord(row, viewer.member, call) } }
  }),

  "notice.update": guarded(findNotice("update"), (call, found) => {
    const { record, world } = found
    refuseOlder(found, call.body.version, noticeRules)
    const written = readNotice(call, call.body, record)
    const done = changeNotice(call, "update", record, written, memoOf(record, { ...record, ...written }, fields))
    return ok(noticeRecord(done, call.viewer.member, world))
  }),
} satisfies Handlers

function scopeOf(call: SignedIn<Unchecked<"notice.create">>) {
  return groupScope(call, call.body, noticeListRules)
}

/** Reads a notice form; throws a refusal with all invalid fields. `before`: the current notice, whose files may stay. */
function readNotice(
  call: SignedIn<Checked<"notice.create" | "notice.update">>,
  given: Schemas["NoticeInput"] | Schemas["NoticeUpdate"],
  before?: NoticeRow,
): Written {
  const input = new BodyCheck(call)
  const attachment_ids = fileIds(input, "attachment_ids", given.attachment_ids, "notice", before?.attachment_ids)
  const sizes = attachment_ids.map((id) => call.store.rows.file.get(id)?.bytes.length ?? 0)
  if (sizes.reduce((sum, size) => sum + size, 0) > limit * megabyte)
    input.refuse("attachment_ids", "attachments_too_large", { limit })
  const written = {
    subject: input.text(given.subject) ?? "",
    content: input.richText("content", given.content),
    ...englishText(input, given),
    reply_to: eachOnce(given.reply_to),
    attachment_ids,
  }
  input.done()
  return written
}

/** Reads the English text: none, or both a subject and a content. */
function englishText(input: BodyCheck, { subject_english, content_english }: Schemas["NoticeInput"]) {
  if (content_english && !subject_english) input.refuse("subject_english", "required")
  if (subject_english && !content_english) input.refuse("content_english", "required")
  return {
    subject_english: input.text(subject_english),
    content_english: content_english ? input.richText("content_english", content_english) : null,
  }
}

/** Trims addresses and removes duplicates, ignoring case. */
export function eachOnce(addresses: readonly string[]): string[] {
  const trimmed = addresses.map((address) => address.trim())
  return [...new Map(trimmed.map((address) => [address.toLowerCase(), address])).values()]
}
