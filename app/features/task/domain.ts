import { paths } from "#app/lib/paths.ts"
import { taskPaths } from "#app/lib/paths/task.ts"
import type { Domain } from "#app/parts/domain/domain.ts"
import { taskStatusTexts } from "./task.status.ts"

export const task: Domain = {
  // after the calendar; a group has its own tasks in its tabs
  navigation: { title: "task.mine.title", href: paths.tasks, position: 2.5, goKey: "t", count: "openTasks" },
  records: {
    task: {
      href: taskPaths.detail,
      name: "task.detail.title",
      isConfidential: true,
      statuses: taskStatusTexts,
      create: { href: taskPaths.create, text: "task.create.title" },
      needsMyAction: { actions: { complete: "waiting.do.complete", continue: "waiting.do.continue" } },
    },
  },
  operations: [
    "task.logged.create",
    "task.logged.update",
    "task.logged.continue",
    "task.logged.suspend",
    "task.logged.complete",
    "task.logged.cancel",
    "task.logged.feedback.create",
    "task.logged.subtask.create",
  ],
  fields: {
    assignee: "task.assignee",
    attachment_ids: "task.attachments",
    collaborators: "task.collaborators",
    deadline: "task.deadline",
    plan_start_time: "task.planned-start",
    priority: "task.priority",
  },
}
