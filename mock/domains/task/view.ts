import type { components } from "#openapi/generated/schema.d.ts"
import { feedbackRecord } from "#mock/domains/feedback/parts.ts"
import { fileRefs } from "#mock/domains/file/ref.ts"
import { meetingRefOf } from "#mock/domains/meeting/record-ref.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { memberRefOf } from "#mock/domains/member/ref.ts"
import { groupRefOf } from "#mock/domains/workgroup/ref.ts"
import type { World } from "#mock/engine/rules.ts"
import { toText, type Instant } from "#mock/engine/store/clock.ts"
import type { TaskRow } from "./records.ts"
import { isAssignmentLocked, taskRules } from "./rules.ts"

type Schemas = components["schemas"]

const textOf = (time: Instant | null) => (time === null ? null : toText(time))

/** Whether the deadline has passed and the task is neither completed nor cancelled (TASK-04). */
export function isOverdue({ deadline, status }: TaskRow, now: Instant): boolean {
  return deadline !== null && deadline < now && status <= 3
}

/** A task as a row of a list. */
export function taskRow(task: TaskRow, user: MemberRow, world: World): Schemas["TaskRow"] {
  const { store, now } = world
  const { id, version, subject, timezone, priority, status, assignee_id, parent_id } = task
  const parent = parent_id === null ? undefined : store.rows.task.get(parent_id)
  const group = groupRefOf(store, task.group_id)
  if (!group) throw new Error(`a task names the group ${task.group_id}, which is not there`)
  return {
    id,
    version,
    actions: taskRules.actions(user, task, world),
    subject,
    plan_start_time: textOf(task.plan_start),
    deadline: textOf(task.deadline),
    timezone,
    actual_start_time: textOf(task.actual_start),
    actual_end_time: textOf(task.actual_end),
    priority,
    status,
    is_overdue: isOverdue(task, now),
    assignee: assignee_id === null ? null : memberRefOf(store, assignee_id),
    collaborators: task.collaborator_ids.map((member) => memberRefOf(store, member)),
    creator: memberRefOf(store, task.creator_id),
    group,
    parent_task: parent ? { id: parent.id, subject: parent.subject } : null,
    created_time: toText(task.created_time),
  }
}

/** A task with all details. */
export function taskRecord(task: TaskRow, user: MemberRow, world: World): Schemas["Task"] {
  const { task: tasks, task_feedback } = world.store.rows
  const { description, memo, cancel_reason, is_cancelled_with_parent } = task
  return {
    ...taskRow(task, user, world),
    description,
    attachments: fileRefs(world.store, task.attachment_ids),
    subtasks: tasks.filter(({ parent_id }) => parent_id === task.id).map((row) => taskRow(row, user, world)),
    feedbacks: task_feedback
      .filter(({ task_id }) => task_id === task.id)
      .map((row) => feedbackRecord(row, world.store)),
    memo,
    cancel_reason,
    is_cancelled_with_parent,
    is_assignment_locked: isAssignmentLocked(user, task, world),
    meeting: meetingRefOf(task.meeting_id, user, world),
  }
}
