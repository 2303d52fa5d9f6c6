import { tableRules } from "#mock/domains/member/roles.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import {
  disbandedGroup,
  enterGroup,
  groupOf,
  groupRole,
  inDisbanded,
  officerRoles,
} from "#mock/domains/workgroup/group-roles.ts"
import type { ActionOf, StateOf, World } from "#mock/engine/rules.ts"
import { tables } from "#openapi/generated/states.ts"
import { cancelSubtasks } from "./ending.ts"
import { mailNewlyAssigned, mailTask } from "./mail.ts"
import type { TaskRow } from "./records.ts"

/** By their number, from 1. */
export const taskStatuses: readonly TaskStatus[] = ["pending", "in_progress", "suspended", "completed", "canceled"]
export type TaskStatus = StateOf<typeof tables.task>

/** Statuses of open tasks. */
export const openStatuses = ["pending", "in_progress", "suspended"] as const

/** The code behind openapi/states/task.yaml. */
export const taskRules = tableRules<TaskRow>()(tables.task, {
  status: ({ status }) => taskStatuses[status - 1] ?? "pending",
  roles: {
    ...officerRoles,
    creator: (user, task) => task.creator_id === user.id,
    assignee: (user, task) => task.assignee_id === user.id,
    collaborator: (user, task) => task.collaborator_ids.includes(user.id),
  },
  enter: enterGroup,
  conditions: { group_disbanded: inDisbanded, is_subtask: (_user, { parent_id }) => parent_id !== null },
  effects: {
    mail_assigned: mailNewlyAssigned,
    mail: ({ action, ...done }) => mailTask(action)(done),
    cancel_subtasks: cancelSubtasks,
  },
})

export type TaskAction = ActionOf<typeof tables.task>

/** A user who is only the assignee may change neither subject nor assignee (openapi/states/task.yaml, TASK-02). */
export function isAssignmentLocked(user: MemberRow, task: TaskRow, world: World): boolean {
  const editors = tables.task.actions.update.rows.flatMap(({ by }) => by)
  const held = editors.filter((role) => taskRules.holds(user, role, task, world))
  return held.length > 0 && held.every((role) => role === "assignee")
}

/** Who may create tasks of a group (openapi/states/task.yaml). */
export const taskListRules = tableRules<{ group_id: string }>()(tables.task.list, {
  status: (list, world) => (groupOf(list, world)?.status === "disband" ? "disbanded" : "group"),
  roles: { group_member: groupRole("member") },
  enter: enterGroup,
  details: { group_disbanded: disbandedGroup },
})
