import { foundRecord, logAs, namedRecord, type UncheckedCall } from "#mock/engine/record-guard.ts"
import { Refusal } from "#mock/engine/refusal.ts"
import type { World } from "#mock/engine/rules.ts"
import type { TopicCallRow, TopicRow } from "./records.ts"
import { topicCallRules, topicListRules, topicRules } from "./rules.ts"

type CallAction = keyof typeof topicCallRules.definition.actions
type TopicAction = keyof typeof topicRules.definition.actions
type OfCall = UncheckedCall & { path: { id: string } }

export type FoundCall = { record: TopicCallRow; world: World }
export type FoundTopic = FoundCall & { topic: TopicRow }

/** Finds the topic call of an operation and checks that the user may take the action. */
export function findCall(asked: OfCall, action: CallAction | "read"): FoundCall {
  return foundRecord(asked, asked.store.rows.topic_call.get(asked.path.id), topicCallRules, action)
}

/** Finds the topic call for a new topic and checks that the user may submit one. */
export function findOpenCall(asked: OfCall): FoundCall {
  return foundRecord(asked, asked.store.rows.topic_call.get(asked.path.id), topicListRules, "create")
}

/** Finds the topic of an operation and checks that the user may take the action. */
export function findTopic(asked: OfCall & { path: { topic_id: string } }, action: TopicAction | "read"): FoundTopic {
  const found = findCall(asked, "read")
  const topic = asked.store.rows.topic.get(asked.path.topic_id)
  if (topic?.call_id !== found.record.id) throw new Refusal("not_found")
  const { member } = asked.viewer
  const { world } = found
  const refusal =
    action === "read" ? topicRules.read(member, topic, world) : topicRules.can(member, action, topic, world)
  if (refusal) throw refusal
  return { ...found, topic }
}

/** Finds the topic call that a filter names. */
export function callNamed(asked: UncheckedCall, key: string | undefined): () => TopicCallRow | undefined {
  return namedRecord(asked, { key }, (id) => asked.store.rows.topic_call.get(id), topicCallRules)
}

/** The log entry of an action on a call or its topics. */
export const logOf = logAs("topic_call")
