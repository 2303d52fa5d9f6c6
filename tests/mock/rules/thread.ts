import { commentRules, threadListRules, threadRules } from "#mock/domains/thread/rules.ts"
import { type RuleCheck, subject } from "../subject.ts"
import { commentIn, discussedIn, threadIn } from "../thread-relations.ts"

export const thread: RuleCheck = {
  subjects: [
    subject("thread", threadRules, threadIn),
    subject("thread list", threadListRules, discussedIn),
    subject("thread-comment", commentRules, commentIn),
  ],
  permissions: {
    thread: {
      everybody: ["always: read", "open resolved: comment.create"],
      "creator chair vice_chair secretary alliance_admin": ["open: resolve", "resolved: reopen"],
    },
    "thread list": {
      everybody: ["always: read", "open: create"],
    },
    "thread-comment": {
      everybody: ["always: read"],
      creator: ["fresh: update delete", "posted: delete"],
      "chair vice_chair secretary alliance_admin": ["fresh posted: delete"],
    },
  },
}
