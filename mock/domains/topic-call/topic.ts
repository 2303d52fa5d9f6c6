import type { components } from "#openapi/generated/schema.d.ts"
import { fileIds } from "#mock/domains/file/body.ts"
import { refuseStale } from "#mock/domains/member/stale.ts"
import { BodyCheck } from "#mock/engine/body-check.ts"
import { changedBy, memoOf, newRecord } from "#mock/engine/change.ts"
import { guarded, ok, type Checked, type Handlers, type SignedIn } from "#mock/engine/handler.ts"
import { issueNumber, nextCode } from "./codes.ts"
import { findOpenCall, findTopic, logOf, type FoundTopic } from "./guard.ts"
import type { TopicRow } from "./records.ts"
import { topicListRules, topicRules } from "./rules.ts"
import { statusOf, topicRecord } from "./view.ts"

/** Submitting, changing and withdrawing topics (TOPIC-02). */
export const topicHandlers = {
  "topic-call.topic.create": guarded(findOpenCall, (call, { record, world }) => {
    const code = nextCode(record, world) ?? ""
    const topic: TopicRow = {
      ...readTopic(call),
      ...newRecord(call, "topic-call-topic"),
      call_id: record.id,
      code,
      is_withdrawn: false,
      withdraw_reason: null,
    }
    topicListRules.perform("create", call, {
      record,
      change: () => {
        issueNumber(record, world)
        call.store.rows.topic.put(topic)
        return record
      },
      log: logOf(call, record, `${code}: ${topic.subject}`),
    })
    return { status: 201, body: { success: true, result: topicRecord(topic, call.viewer.member, world) } }
  }),

  "topic-call.topic.update": guarded(findTopic("update"), (call, found) => {
    const { topic } = found
    refuseStale(topic, call.body.version, statusOf(topic), call.store)
    const written = readTopic(call, topic)
    const changed = memoOf(topic, { ...topic, ...written }, ["subject", "description", "attachment_ids"])
    const memo = changed === null ? `${topic.code}: ${topic.subject}` : `topic: ${topic.code}\n${changed}`
    return save(call, "update", found, written, memo)
  }),

  "topic-call.topic.withdraw": guarded(findTopic("withdraw"), (call, found) => {
    const { topic } = found
    refuseStale(topic, call.body.version, statusOf(topic), call.store)
    const withdraw_reason = new BodyCheck(call).text(call.body.reason)
    const memo = `${topic.code}: ${withdraw_reason ?? topic.subject}`
    return save(call, "withdraw", found, { is_withdrawn: true, withdraw_reason }, memo)
  }),
} satisfies Handlers

function save(
  call: SignedIn<Checked<"topic-call.topic.update" | "topic-call.topic.withdraw">>,
  action: components["schemas"]["TopicAction"],
  { topic, record, world }: FoundTopic,
  changes: Partial<TopicRow>,
  memo: string,
) {
  const user = call.viewer.member
  const done = topicRules.perform(action, call, {
    user,
    record: topic,
    change: () => world.store.rows.topic.put({ ...topic, ...changes, ...changedBy(user, topic, call.now) }),
    log: logOf(call, record, memo),
  })
  return ok(topicRecord(done, user, world))
}

/** Reads a topic form; throws a refusal with all invalid fields. `before`: the current topic, whose files may stay. */
function readTopic(
  call: SignedIn<Checked<"topic-call.topic.create" | "topic-call.topic.update">>,
  before?: TopicRow,
): Pick<TopicRow, "subject" | "description" | "attachment_ids"> {
  const { subject, description, attachment_ids } = call.body
  const input = new BodyCheck(call)
  const written = {
    subject: input.text(subject) ?? "",
    description: input.richText("description", description),
    attachment_ids: fileIds(input, "attachment_ids", attachment_ids, "topic_call", before?.attachment_ids),
  }
  input.done()
  return written
}
