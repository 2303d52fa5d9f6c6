import { taskListRules, taskRules } from "#mock/domains/task/rules.ts"
import { scopeIn, taskIn } from "../relations.ts"
import { type RuleCheck, subject } from "../subject.ts"

export const task: RuleCheck = {
  subjects: [
    subject("task", taskRules, (status, relation, world) => taskIn(status, relation, world)),
    subject("task list", taskListRules, (status, relation, world) => ({
      group_id: scopeIn(status, relation, world).group_id ?? "",
    })),
  ],
  permissions: {
    task: {
      everybody: ["always: read"],
      "alliance_admin chair vice_chair secretary": [
        "pending in_progress suspended: update cancel feedback.create subtask.create",
      ],
      creator: [
        "pending: update complete cancel feedback.create subtask.create",
        "in_progress: update suspend complete cancel feedback.create subtask.create",
        "suspended: update continue cancel feedback.create subtask.create",
      ],
      assignee: [
        "pending: update continue complete feedback.create subtask.create",
        "in_progress: update suspend complete feedback.create subtask.create",
        "suspended: update continue feedback.create subtask.create",
      ],
      collaborator: [
        "pending suspended: continue feedback.create subtask.create",
        "in_progress: suspend feedback.create subtask.create",
      ],
    },
    "task list": {
      everybody: ["always: read export"],
      "alliance_admin group_member": ["group: create"],
    },
  },
}
