import { calendarEntry, spanStatus } from "#mock/domains/calendar/entry.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { discussedBy, readersNamed } from "#mock/domains/thread/discussed.ts"
import type { CalendarEntry, Domain } from "#mock/engine/domain.ts"
import { referenceByKey } from "#mock/engine/record-ref.ts"
import type { World } from "#mock/engine/rules.ts"
import { refersToFile, visible } from "#mock/engine/visible.ts"
import { topicCodeRuleHandlers } from "./code-rule.ts"
import { filesOf, textsOf, topicCallExport } from "./export.ts"
import { callNamed, callRecordRef } from "./guard.ts"
import { previewTopicCall } from "./preview.ts"
import { topicCallHandlers } from "./read.ts"
import { codeRuleRecordRef, searchTopicCalls, summariesNeeded } from "./record-ref.ts"
import { topicCallRules, topicCodeRuleRules } from "./rules.ts"
import { seedTopicCalls } from "./seed.ts"
import { topicHandlers } from "./topic.ts"
import { topicRef, topicsOf } from "./view.ts"
import { topicCallWriteHandlers } from "./write.ts"

/** Topic calls, their topics, and the rules that assign codes to topics. */
export const topicCall: Domain = {
  rows: ["topic_call", "topic", "topic_code_rule"],
  handlers: { ...topicCallHandlers, ...topicCallWriteHandlers, ...topicHandlers, ...topicCodeRuleHandlers },
  seed: seedTopicCalls,
  past: {
    topic_call: {
      total: 100,
      isOver: ({ end_time }, now) => end_time < now,
      parts: { topic: "call_id" },
    },
  },
  clocks: { topic_call: topicCallRules },
  readers: { topic_call: topicCallRules.read },
  mailSwitches: ["topic_call"],
  records: {
    topic_call: {
      reference: referenceByKey("topic_call", topicCallRules, callRecordRef),
      log: callNamed,
      people: readersNamed(callNamed, topicCallRules),
      discussed: discussedBy({
        find: ({ store }, key) => store.rows.topic_call.get(key),
        rules: topicCallRules,
        title: ({ subject }) => subject,
        closed: ["cancelled"],
        followers: ({ creator_id }) => [creator_id],
        topic: topicRef,
      }),
      preview: previewTopicCall,
      export: topicCallExport,
      search: searchTopicCalls,
      needsMyAction: summariesNeeded,
      calendar: topicCallEntries,
      refersToFile: refersToFile("topic_call", filesOf, textsOf),
      isCountedInGroup: true,
    },
    topic_code_rule: { reference: referenceByKey("topic_code_rule", topicCodeRuleRules, codeRuleRecordRef) },
  },
}

/** Calendar entries of the topic calls that the user may read. `isMine`: the user created the call or submitted a topic to it (CAL-01). */
function topicCallEntries(user: MemberRow, world: World): CalendarEntry[] {
  return visible("topic_call", user, world).map((row) => ({
    ...calendarEntry("topic_call", row, [row.start_time, row.end_time], spanStatus(row, world)),
    isMine: () => row.creator_id === user.id || topicsOf(row, world).some(({ creator_id }) => creator_id === user.id),
  }))
}
