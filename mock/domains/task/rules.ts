import { allianceAdmin, allianceMember } from "#mock/domains/member/roles.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { enterGroup, groupOf, groupRole, inDisbanded, whyNotCreated } from "#mock/domains/workgroup/group-roles.ts"
import { Refusal } from "#mock/engine/refusal.ts"
import { rulesFor, type User, type World } from "#mock/engine/rules.ts"
import { cancelSubtasks } from "./ending.ts"
import { mailNewlyAssigned, mailTask } from "./mail.ts"
import type { TaskRow } from "./records.ts"

export const taskStatuses = ["pending", "in_progress", "suspended", "completed", "canceled"] as const
export type TaskStatus = (typeof taskStatuses)[number]

const officers = ["chair", "vice_chair", "secretary"] as const
/** Statuses of open tasks. */
export const openStatuses = ["pending", "in_progress", "suspended"] as const
const working = ["assignee", "collaborator", "creator"] as const
const concerned = [...working, ...officers, "alliance_admin"] as const

/** Subtasks cannot have subtasks (TASK-01). */
function noSubtasks(user: User, task: TaskRow, world: World): Refusal | undefined {
  return task.parent_id === null ? inDisbanded(user, task, world) : new Refusal("subtask_depth")
}

/** Implements openapi/states/task.yaml. */
export const taskRules = rulesFor<TaskRow>()({
  statuses: taskStatuses,
  status: ({ status }: TaskRow): TaskStatus => taskStatuses[status - 1] ?? "pending",
  roles: {
    alliance_member: allianceMember,
    creator: (user, task) => task.creator_id === user.id,
    assignee: (user, task) => task.assignee_id === user.id,
    collaborator: (user, task) => task.collaborator_ids.includes(user.id),
    chair: groupRole("chair"),
    vice_chair: groupRole("vice_chair"),
    secretary: groupRole("secretary"),
    alliance_admin: allianceAdmin,
  },
  enter: enterGroup,
  read: [{ in: taskStatuses, by: ["alliance_member"] }],
  actions: {
    update: [
      {
        in: openStatuses,
        by: ["creator", "assignee", ...officers, "alliance_admin"],
        unless: inDisbanded,
        then: [mailNewlyAssigned],
      },
    ],
    suspend: [{ in: ["in_progress"], by: working, unless: inDisbanded, to: "suspended" }],
    continue: [
      { in: ["pending"], by: ["assignee", "collaborator"], unless: inDisbanded, to: "in_progress" },
      { in: ["suspended"], by: working, unless: inDisbanded, to: "in_progress" },
    ],
    complete: [
      { in: ["pending", "in_progress"], by: ["assignee", "creator"], to: "completed", then: [mailTask("complete")] },
    ],
    cancel: [
      {
        in: openStatuses,
        by: ["creator", ...officers, "alliance_admin"],
        to: "canceled",
        then: [mailTask("cancel"), cancelSubtasks],
      },
    ],
    "feedback.create": [{ in: openStatuses, by: concerned, unless: inDisbanded, then: [mailTask("feedback.create")] }],
    "subtask.create": [{ in: openStatuses, by: concerned, unless: noSubtasks }],
  },
})

export type TaskAction = keyof typeof taskRules.definition.actions

/** A user who is only the assignee may change neither subject nor assignee (openapi/states/task.yaml, TASK-02). */
export function isAssignmentLocked(user: MemberRow, task: TaskRow, world: World): boolean {
  const { roles } = taskRules.definition
  const free = ["creator", ...officers, "alliance_admin"] as const
  return roles.assignee(user, task, world) && !free.some((role) => roles[role](user, task, world))
}

const listStatuses = ["group", "disbanded"] as const

/** Rules of the task list of a group. */
export const taskListRules = rulesFor<{ group_id: string }>()({
  statuses: listStatuses,
  status: (list, world): (typeof listStatuses)[number] =>
    groupOf(list, world)?.status === "disband" ? "disbanded" : "group",
  roles: { alliance_member: allianceMember, group_member: groupRole("member"), alliance_admin: allianceAdmin },
  enter: enterGroup,
  read: [{ in: listStatuses, by: ["alliance_member"] }],
  actions: {
    create: [{ in: ["group"], by: ["group_member", "alliance_admin"] }],
    export: [{ in: listStatuses, by: ["alliance_member"] }],
  },
  refusals: { create: whyNotCreated },
})
