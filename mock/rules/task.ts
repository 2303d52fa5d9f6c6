import type { TaskRow } from "../store/work-records.ts"
import { enterGroup } from "./roles.ts"
import { rulesFor } from "./rules.ts"

export const taskStatuses = ["pending", "in_progress", "suspended", "completed", "canceled"] as const
export type TaskStatus = (typeof taskStatuses)[number]

/** states.md section 7, as far as a task waits for somebody: it is begun, gone on with, completed. */
export const taskRules = rulesFor<TaskRow>()({
  statuses: taskStatuses,
  status: ({ status }: TaskRow): TaskStatus => taskStatuses[status - 1] ?? "pending",
  roles: {
    assignee: (user, task) => task.assignee_id === user.id,
    collaborator: (user, task) => task.collaborator_ids.includes(user.id),
  },
  enter: enterGroup,
  read: [{ in: taskStatuses, by: ["assignee", "collaborator"] }],
  actions: {
    complete: [{ in: ["in_progress"], by: ["assignee"] }],
    continue: [{ in: ["pending", "suspended"], by: ["assignee"] }],
  },
})
