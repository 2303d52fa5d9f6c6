import type { components } from "#openapi/generated/schema.d.ts"
import { fileRefs } from "#mock/domains/file/ref.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { memberRefOf } from "#mock/domains/member/ref.ts"
import { groupRefOf } from "#mock/domains/workgroup/ref.ts"
import type { World } from "#mock/engine/rules.ts"
import { toText } from "#mock/engine/store/clock.ts"
import { nextCode } from "./codes.ts"
import type { TopicCallRow, TopicRow } from "./records.ts"
import { topicCallRules, topicRules } from "./rules.ts"

type Schemas = components["schemas"]

/** The topics of a call. */
export function topicsOf({ id }: TopicCallRow, { store }: World): TopicRow[] {
  return store.rows.topic.filter(({ call_id }) => call_id === id)
}

/** A call as a row of a list. */
export function callRow(call: TopicCallRow, user: MemberRow, world: World): Schemas["TopicCallRow"] {
  const { id, version, subject, timezone, cancel_reason } = call
  const status = topicCallRules.status(call, world)
  return {
    id,
    version,
    actions: topicCallRules.actions(user, call, world),
    subject,
    start_time: toText(call.start_time),
    end_time: toText(call.end_time),
    timezone,
    group: groupRefOf(world.store, call.group_id),
    creator: memberRefOf(world.store, call.creator_id),
    created_time: toText(call.created_time),
    status,
    cancel_reason,
    topic_total: topicsOf(call, world).length,
    next_code: (status === "ongoing" && nextCode(call, world)) || null,
  }
}

/** A call with all details. */
export function callRecord(call: TopicCallRow, user: MemberRow, world: World): Schemas["TopicCall"] {
  const { description, attachment_ids, summary, summary_file_ids } = call
  return {
    ...callRow(call, user, world),
    description,
    attachments: fileRefs(world.store, attachment_ids),
    summary,
    summary_files: fileRefs(world.store, summary_file_ids),
  }
}

/** Submitted or withdrawn, ignoring whether the topic is locked. */
export function statusOf({ is_withdrawn }: TopicRow): Schemas["TopicStatus"] {
  return is_withdrawn ? "withdrawn" : "submitted"
}

/** A topic of a call, as its threads name it. */
export function topicRef(call: TopicCallRow, id: string, { store }: World): Schemas["TopicRef"] | undefined {
  const topic = store.rows.topic.get(id)
  if (topic?.call_id !== call.id) return undefined
  return { id, code: topic.code, subject: topic.subject, status: statusOf(topic) }
}

/** Converts a topic to the contract's shape. */
export function topicRecord(topic: TopicRow, user: MemberRow, world: World): Schemas["Topic"] {
  const { id, version, code, subject, description, attachment_ids, creator_id, created_time, withdraw_reason } = topic
  return {
    id,
    version,
    actions: topicRules.actions(user, topic, world),
    code,
    subject,
    description,
    attachments: fileRefs(world.store, attachment_ids),
    creator: memberRefOf(world.store, creator_id),
    created_time: toText(created_time),
    status: statusOf(topic),
    withdraw_reason,
  }
}
