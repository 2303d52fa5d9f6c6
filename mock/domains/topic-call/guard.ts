import type { ActionOf } from "#mock/engine/rules.ts"
import { subjectRef } from "#mock/domains/workgroup/ref.ts"
import { type Found, foundRecord, recordGuard, type UncheckedCall } from "#mock/engine/record-guard.ts"
import { Refusal } from "#mock/engine/refusal.ts"
import type { TopicCallRow, TopicRow } from "./records.ts"
import { topicCallRules, topicListRules, topicRules } from "./rules.ts"

type TopicAction = ActionOf<typeof topicRules.table>
type OfCall = UncheckedCall & { path: { id: string } }

export type FoundTopic = Found<TopicCallRow> & { topic: TopicRow }

/** Finding a call, changing it, and logging an action on it. */
export const { find: findCall, named: callNamed, change: changeCall, logOf } = recordGuard("topic_call", topicCallRules)

/** Reference to a call. */
export const callRecordRef = subjectRef<TopicCallRow>("topic_call", topicCallRules)

/** Finds the topic call for a new topic and checks that the user may submit one. */
export function findOpenCall(asked: OfCall): Found<TopicCallRow> {
  return foundRecord(asked, asked.store.rows.topic_call.get(asked.path.id), topicListRules, "create")
}

/** Returns a guard: it finds the topic of a call and checks that the user may take the action. */
export function findTopic(action: TopicAction | "read") {
  return (asked: OfCall & { path: { topic_id: string } }): FoundTopic => {
    const found = findCall("read")(asked)
    const topic = asked.store.rows.topic.get(asked.path.topic_id)
    if (topic?.call_id !== found.record.id) throw new Refusal("not_found")
    return { ...found, topic: foundRecord(asked, topic, topicRules, action).record }
  }
}
