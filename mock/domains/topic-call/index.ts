import type { Domain } from "#mock/engine/domain.ts"
import { topicCallEntries } from "./calendar.ts"
import { topicCodeRuleHandlers } from "./code-rule.ts"
import { topicCallExport, topicCallRefersTo } from "./export.ts"
import { callNamed } from "./guard.ts"
import { previewTopicCall } from "./preview.ts"
import { topicCallHandlers } from "./read.ts"
import { callByKey, codeRuleByKey, searchTopicCalls, summariesNeeded } from "./record-ref.ts"
import { topicCallRules } from "./rules.ts"
import { seedTopicCalls } from "./seed.ts"
import { topicHandlers } from "./topic.ts"
import { topicCallWriteHandlers } from "./write.ts"

/** Calls for topics, their topics, and the rules by which these get their codes. */
export const topicCall: Domain = {
  rows: ["topic_call", "topic", "topic_code_rule"],
  handlers: { ...topicCallHandlers, ...topicCallWriteHandlers, ...topicHandlers, ...topicCodeRuleHandlers },
  seed: seedTopicCalls,
  readers: { topic_call: topicCallRules.read },
  mailSwitches: ["topic_call"],
  records: {
    topic_call: {
      reference: callByKey,
      log: callNamed,
      preview: previewTopicCall,
      export: topicCallExport,
      search: searchTopicCalls,
      needsMyAction: summariesNeeded,
      calendar: topicCallEntries,
      refersToFile: topicCallRefersTo,
      isCountedInGroup: true,
    },
    topic_code_rule: { reference: codeRuleByKey },
  },
}
