import type { components } from "#app/api/schema.d.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { groupRefOf } from "#mock/domains/workgroup/ref.ts"
import type { ActionNeeded, SearchEntry } from "#mock/engine/domain.ts"
import type { World } from "#mock/engine/rules.ts"
import { visible } from "#mock/engine/visible.ts"
import type { TopicCallRow, TopicRow } from "./records.ts"
import { topicCallRules, topicCodeRuleRules } from "./rules.ts"
import { statusOf, topicsOf } from "./view.ts"

type RecordRef = components["schemas"]["RecordRef"]

/** Reference to a call. */
export function callRecordRef(call: TopicCallRow, world: World): RecordRef {
  const { id: key, subject: title, group_id } = call
  const status = topicCallRules.status(call, world)
  return { module: "topic_call", key, code: null, title, status, group: groupRefOf(world.store, group_id) }
}

/** Reference to a topic; it links to its call's page. */
export function topicRecordRef(topic: TopicRow, { group_id }: TopicCallRow, world: World): RecordRef {
  const { id: key, code, subject: title } = topic
  return { module: "topic", key, code, title, status: statusOf(topic), group: groupRefOf(world.store, group_id) }
}

/** Finds a call by key; undefined if it does not exist or the user may not read it. */
export function callByKey(key: string, user: MemberRow, world: World): RecordRef | undefined {
  const call = world.store.rows.topic_call.get(key)
  return call && !topicCallRules.read(user, call, world) ? callRecordRef(call, world) : undefined
}

/** Finds a code rule by key; undefined if it does not exist or the user may not read it. */
export function codeRuleByKey(key: string, user: MemberRow, world: World): RecordRef | undefined {
  const rule = world.store.rows.topic_code_rule.get(key)
  if (!rule || topicCodeRuleRules.read(user, rule, world)) return undefined
  const status = topicCodeRuleRules.status(rule, world)
  return { module: "topic_code_rule", key, code: null, title: rule.prefix, status, group: null }
}

/** Search entries of the calls that the user may read, including the codes and subjects of their topics (SHELL-10). */
export function searchTopicCalls(user: MemberRow, world: World): SearchEntry[] {
  return visible("topic_call", user, world).map((call) => ({
    record: () => callRecordRef(call, world),
    names: [call.subject, ...topicsOf(call, world).flatMap(({ code, subject }) => [code, subject])],
    text: call.description?.text ?? "",
    updated: call.updated_time,
  }))
}

/** A call that has ended waits for its creator's summary (TOPIC-03, DASH-08). */
export function summariesNeeded(user: MemberRow, world: World): ActionNeeded[] {
  const isDue = (call: TopicCallRow) =>
    call.creator_id === user.id && call.summary === null && !topicCallRules.can(user, "summary.update", call, world)
  return visible("topic_call", user, world, isDue).map((call) => ({
    kind: "topic_call",
    action: "summary.update",
    role: "creator",
    record: callRecordRef(call, world),
    since: call.end_time,
    until: null,
  }))
}
