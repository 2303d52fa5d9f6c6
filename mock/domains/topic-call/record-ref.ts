import type { components } from "#openapi/generated/schema.d.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { groupRefOf } from "#mock/domains/workgroup/ref.ts"
import type { ActionNeeded, SearchEntry } from "#mock/engine/domain.ts"
import { plainRecordRef } from "#mock/engine/record-ref.ts"
import type { World } from "#mock/engine/rules.ts"
import { visible } from "#mock/engine/visible.ts"
import { callRecordRef } from "./guard.ts"
import type { TopicCallRow, TopicCodeRuleRow, TopicRow } from "./records.ts"
import { topicCallRules, topicCodeRuleRules } from "./rules.ts"
import { statusOf, topicsOf } from "./view.ts"

type RecordRef = components["schemas"]["RecordRef"]

/** Reference to a topic; it links to its call's page. */
export function topicRecordRef(topic: TopicRow, { group_id }: TopicCallRow, world: World): RecordRef {
  const { id: key, code, subject: title } = topic
  return { module: "topic", key, code, title, status: statusOf(topic), group: groupRefOf(world.store, group_id) }
}

/** Reference to a code rule. */
export function codeRuleRecordRef(rule: TopicCodeRuleRow, world: World): RecordRef {
  return plainRecordRef("topic_code_rule", rule.id, rule.prefix, topicCodeRuleRules.status(rule, world))
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
