import type { components } from "#openapi/generated/schema.d.ts"

/** Message ids of a task's priorities, by the numbers of the contract (TASK-02). */
export const priorityTexts = {
  0: "task.priority.none",
  1: "task.priority.low",
  2: "task.priority.medium",
  3: "task.priority.high",
  4: "task.priority.immediate",
} as const satisfies Record<components["schemas"]["TaskPriority"], FormatjsIntl.Message["ids"]>
