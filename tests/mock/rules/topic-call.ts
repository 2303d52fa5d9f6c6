import {
  topicCallListRules,
  topicCallRules,
  topicCodeRuleListRules,
  topicCodeRuleRules,
  topicListRules,
  topicRules,
} from "#mock/domains/topic-call/rules.ts"
import { callTopicIn, codeRuleIn, scopeIn, topicCallIn } from "../relations.ts"
import { type RuleCheck, subject } from "../subject.ts"

export const topicCall: RuleCheck = {
  subjects: [
    subject("topic-call", topicCallRules, topicCallIn),
    subject("topic-call list", topicCallListRules, scopeIn),
    subject("topic-call-topic", topicRules, callTopicIn),
    subject("topic-call-topic list", topicListRules, topicCallIn),
    subject("topic-code-rule", topicCodeRuleRules, (status, relation, world) =>
      world.store.rows.topic_code_rule.put(codeRuleIn(status, relation, world)),
    ),
    subject("topic-code-rule list", topicCodeRuleListRules, () => ({
      alliance_id: "alliance-aurora",
    })),
  ],
  permissions: {
    "topic-call": {
      everybody: ["not_started ended cancelled: read", "ongoing: read topic.create"],
      "alliance_admin topic_admin chair vice_chair secretary creator": [
        "not_started: update cancel",
        "ongoing: cancel",
        "ended: summary.update",
      ],
    },
    "topic-call list": {
      everybody: ["always: read export"],
      "alliance_admin topic_admin": ["alliance group: create"],
      "chair vice_chair secretary": ["group: create"],
    },
    "topic-call-topic": {
      everybody: ["always: read"],
      creator: ["submitted: update withdraw"],
    },
    "topic-call-topic list": {
      everybody: ["not_started ended cancelled: read export", "ongoing: read create export"],
    },
    "topic-code-rule": {
      "alliance_admin topic_admin": ["always: read"],
    },
    "topic-code-rule list": {
      "alliance_admin topic_admin": ["always: read create"],
    },
  },
}
