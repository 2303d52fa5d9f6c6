import type { components } from "#openapi/generated/schema.d.ts"
import { fileIds } from "#mock/domains/file/body.ts"
import { refuseOlder } from "#mock/domains/member/stale.ts"
import { groupScope } from "#mock/domains/workgroup/scope.ts"
import { BodyCheck } from "#mock/engine/body-check.ts"
import { memoOf, newRecord } from "#mock/engine/change.ts"
import { guarded, ok, type Checked, type Handlers, type SignedIn, type Unchecked } from "#mock/engine/handler.ts"
import { changeCall, findCall, logOf } from "./guard.ts"
import { mailCall } from "./mail.ts"
import type { TopicCallRow } from "./records.ts"
import { topicCallListRules, topicCallRules } from "./rules.ts"
import { callRecord } from "./view.ts"

type Schemas = components["schemas"]
type Written = Pick<TopicCallRow, "subject" | "start_time" | "end_time" | "timezone" | "description" | "attachment_ids">

const fields = ["subject", "start_time", "end_time", "timezone", "description", "attachment_ids"] as const

/** Creating, changing, cancelling and summarising calls (TOPIC-01, TOPIC-03, TOPIC-04). */
export const topicCallWriteHandlers = {
  "topic-call.create": guarded(scopeOf, (call, findScope) => {
    const user = call.viewer.member
    const row: TopicCallRow = {
      ...findScope(),
      ...readCall(call, call.body),
      ...newRecord(call, "topic-call"),
      is_cancelled: false,
      cancel_reason: null,
      summary: null,
      summary_file_ids: [],
    }
    topicCallListRules.perform("create", call, {
      record: row,
      change: () => call.store.rows.topic_call.put(row),
      log: logOf(call, row, row.subject),
    })
    mailCall("create")({ user, record: row, before: row, world: call, source: call })
    return { status: 201, body: { success: true, result: callRecord(row, user, call) } }
  }),

  "topic-call.update": guarded(findCall("update"), (call, found) => {
    const { record, world } = found
    refuseOlder(found, call.body.version, topicCallRules)
    const written = readCall(call, call.body, record)
    const done = changeCall(call, "update", record, written, memoOf(record, { ...record, ...written }, fields))
    return ok(callRecord(done, call.viewer.member, world))
  }),

  "topic-call.cancel": guarded(findCall("cancel"), (call, found) => {
    const { record, world } = found
    refuseOlder(found, call.body.version, topicCallRules)
    const cancel_reason = new BodyCheck(call).text(call.body.reason)
    const done = changeCall(call, "cancel", record, { is_cancelled: true, cancel_reason }, cancel_reason)
    return ok(callRecord(done, call.viewer.member, world))
  }),

  "topic-call.summary.update": guarded(findCall("summary.update"), (call, found) => {
    const { body } = call
    const { record, world } = found
    refuseOlder(found, body.version, topicCallRules)
    const input = new BodyCheck(call)
    const kept = record.summary_file_ids
    const written = {
      summary: input.richText("summary", body.summary),
      summary_file_ids: fileIds(input, "summary_file_ids", body.summary_file_ids, "topic_call", kept),
    }
    input.done()
    const memo = memoOf(record, { ...record, ...written }, ["summary", "summary_file_ids"])
    const done = changeCall(call, "summary.update", record, written, memo)
    return ok(callRecord(done, call.viewer.member, world))
  }),
} satisfies Handlers

function scopeOf(call: SignedIn<Unchecked<"topic-call.create">>) {
  return groupScope(call, call.body, topicCallListRules)
}

/** Reads a call form; throws a refusal with all invalid fields. `before`: the current call, whose files may stay. */
function readCall(
  call: SignedIn<Checked<"topic-call.create" | "topic-call.update">>,
  given: Schemas["TopicCallInput"] | Schemas["TopicCallUpdate"],
  before?: TopicCallRow,
): Written {
  const input = new BodyCheck(call)
  const start_time = input.instant("start_time", given.start_time)
  const end_time = input.instant("end_time", given.end_time)
  if (start_time < call.now) input.refuse("start_time", "before_now")
  if (end_time <= start_time) input.refuse("end_time", "end_before_start")
  const written = {
    subject: input.text(given.subject) ?? "",
    start_time,
    end_time,
    timezone: input.zone("timezone", given.timezone),
    description: given.description ? input.richText("description", given.description) : null,
    attachment_ids: fileIds(input, "attachment_ids", given.attachment_ids, "topic_call", before?.attachment_ids),
  }
  input.done()
  return written
}
