import { topicCallPaths } from "#app/lib/paths/topic-call.ts"
import type { Domain } from "#app/parts/domain/domain.ts"
import { eventStatusTexts } from "#app/parts/event/event-status.ts"
import { codeRuleStatusTexts } from "#app/parts/record-status/code-rule.ts"
import { topicStatusTexts } from "./list/list.query.ts"
import { topicCallList } from "./topic-call.list.ts"

export const topicCall: Domain = {
  records: {
    topic_call: {
      href: topicCallPaths.detail,
      name: "topic-call.detail.title",
      isConfidential: true,
      statuses: { ...eventStatusTexts, ...topicStatusTexts },
      ownFields: { summary: "topic-call.summary" },
      create: { href: topicCallPaths.create, text: "topic-call.create.title" },
      needsMyAction: { actions: { "summary.update": "waiting.do.summarise" } },
    },
    topic_code_rule: { href: ({ alliance }) => topicCallPaths.codeRules(alliance), ownStatuses: codeRuleStatusTexts },
  },
  operations: [
    "topic-call.logged.create",
    "topic-call.logged.update",
    "topic-call.logged.cancel",
    "topic-call.logged.summary.update",
    "topic-call.logged.topic.create",
    "topic-call.logged.topic.update",
    "topic-call.logged.topic.withdraw",
    "topic-code-rule.logged.create",
  ],
  fields: { topic: "operation-log.field.topic" },
  navigation: { ...topicCallList, position: 8, goKey: "o" },
}
