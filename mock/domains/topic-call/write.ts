import type { components } from "#app/api/schema.d.ts"
import { fileIds } from "#mock/domains/file/body.ts"
import { refuseStale } from "#mock/domains/member/stale.ts"
import { groupScope } from "#mock/domains/workgroup/scope.ts"
import { BodyCheck } from "#mock/engine/body-check.ts"
import { changedBy, memoOf } from "#mock/engine/change.ts"
import { guarded, ok, type Checked, type Handlers, type SignedIn } from "#mock/engine/handler.ts"
import { findCall, logOf, type FoundCall } from "./guard.ts"
import { mailCall } from "./mail.ts"
import type { TopicCallRow } from "./records.ts"
import { topicCallListRules, topicCallRules } from "./rules.ts"
import { callRecord } from "./view.ts"

type Schemas = components["schemas"]
type Written = Pick<TopicCallRow, "subject" | "start_time" | "end_time" | "timezone" | "description" | "attachment_ids">

const fields = ["subject", "start_time", "end_time", "timezone", "description", "attachment_ids"] as const

/** Creating, changing, cancelling and summarising calls (TOPIC-01, TOPIC-03, TOPIC-04). */
export const topicCallWriteHandlers = {
  "topic-call.create": guarded(
    (call) => groupScope(call, call.body, topicCallListRules),
    (call, findScope) => {
      const { store, now, viewer } = call
      const { id: creator_id, alliance_id } = viewer.member
      const world = { store, now }
      const row: TopicCallRow = {
        ...findScope(),
        ...readCall(call, call.body),
        id: store.newId("topic-call"),
        alliance_id,
        creator_id,
        is_cancelled: false,
        cancel_reason: null,
        summary: null,
        summary_file_ids: [],
        created_time: now,
        changed_by_id: creator_id,
        updated_time: now,
        version: 1,
      }
      topicCallListRules.perform("create", call, {
        record: row,
        change: () => store.rows.topic_call.put(row),
        log: logOf(call, row, row.subject),
      })
      mailCall("create")({ user: viewer.member, record: row, before: row, world, source: call })
      return { status: 201, body: { success: true, result: callRecord(row, viewer.member, world) } }
    },
  ),

  "topic-call.update": guarded(
    (call) => findCall(call, "update"),
    (call, found) => {
      refuseOlder(call, found)
      const written = readCall(call, call.body, found.record)
      return save(call, "update", found, written, memoOf(found.record, { ...found.record, ...written }, fields))
    },
  ),

  "topic-call.cancel": guarded(
    (call) => findCall(call, "cancel"),
    (call, found) => {
      refuseOlder(call, found)
      const cancel_reason = new BodyCheck(call).text(call.body.reason)
      return save(call, "cancel", found, { is_cancelled: true, cancel_reason }, cancel_reason)
    },
  ),

  "topic-call.summary.update": guarded(
    (call) => findCall(call, "summary.update"),
    (call, found) => {
      refuseOlder(call, found)
      const { body } = call
      const { record } = found
      const input = new BodyCheck(call)
      const kept = record.summary_file_ids
      const written = {
        summary: input.richText("summary", body.summary),
        summary_file_ids: fileIds(input, "summary_file_ids", body.summary_file_ids, "topic_call", kept),
      }
      input.done()
      const memo = memoOf(record, { ...record, ...written }, ["summary", "summary_file_ids"])
      return save(call, "summary.update", found, written, memo)
    },
  ),
} satisfies Handlers

type Call = SignedIn<Checked<"topic-call.update" | "topic-call.cancel" | "topic-call.summary.update">>

function refuseOlder({ store, body }: Call, { record, world }: FoundCall): void {
  refuseStale(record, body.version, topicCallRules.status(record, world), store)
}

function save(
  call: Call,
  action: "update" | "cancel" | "summary.update",
  { record, world }: FoundCall,
  changes: Partial<TopicCallRow>,
  memo: string | null,
) {
  const user = call.viewer.member
  const done = topicCallRules.perform(action, call, {
    user,
    record,
    change: () => world.store.rows.topic_call.put({ ...record, ...changes, ...changedBy(user, record, call.now) }),
    log: logOf(call, record, memo),
  })
  return ok(callRecord(done, user, world))
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
