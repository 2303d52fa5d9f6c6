import { calendarEntry } from "#mock/domains/calendar/entry.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { discussedBy, readersNamed } from "#mock/domains/thread/discussed.ts"
import type { ActionNeeded, CalendarEntry, Domain } from "#mock/engine/domain.ts"
import { referenceByKey } from "#mock/engine/record-ref.ts"
import type { World } from "#mock/engine/rules.ts"
import type { OperationLogRow } from "#mock/engine/store/rows.ts"
import { visible } from "#mock/engine/visible.ts"
import { taskNamed, taskRecordRef } from "./guard.ts"
import { taskLifeHandlers } from "./life.ts"
import { workersOf } from "./mail.ts"
import { previewTask } from "./preview.ts"
import { taskHandlers } from "./read.ts"
import { searchTasks, taskRefersTo } from "./record-ref.ts"
import type { TaskRow } from "./records.ts"
import { taskRules } from "./rules.ts"
import { seedTasks } from "./seed.ts"
import { taskWriteHandlers } from "./write.ts"

/** Pending, in progress, suspended, completed, cancelled. */
const status: Record<TaskRow["status"], CalendarEntry["status"]> = {
  1: "not_started",
  2: "ongoing",
  3: "ongoing",
  4: "ended",
  5: "cancelled",
}

/** Calendar entries of the tasks that the user may read; tasks without a deadline have none (CAL-01). */
function taskEntries(user: MemberRow, world: World): CalendarEntry[] {
  return visible("task", user, world).flatMap((row) => {
    const { deadline, plan_start } = row
    if (deadline === null) return []
    const entry = calendarEntry("task", row, [plan_start ?? deadline, deadline], status[row.status])
    return [{ ...entry, isMine: () => workersOf(row).includes(user.id) }]
  })
}

/** Actions that a task can wait for: first to be started or continued, then to be completed. */
const waitsFor = ["continue", "complete"] as const

/** TASK-03: a task waits for its assignee to start, continue or complete it. */
function tasksWaiting(user: MemberRow, world: World): ActionNeeded[] {
  return visible("task", user, world, ({ assignee_id }) => assignee_id === user.id).flatMap((row) => {
    const action = waitsFor.find((one) => !taskRules.can(user, one, row, world))
    if (!action) return []
    const record = taskRecordRef(row, world)
    return [{ kind: "task", action, role: "assignee", record, since: waitsSince(row, world), until: row.deadline }]
  })
}

/** Since when a task waits: its planned start, but not before it was created; while that is still to come, its creation. */
function waitsSince({ plan_start, created_time }: TaskRow, { now }: World): number {
  return plan_start === null || plan_start > now ? created_time : Math.max(plan_start, created_time)
}

/** The log of a task says which subtasks were added to it, and by which approval of minutes it was made (MEET-15). */
function isLogRowOfTask({ operation, key: other, time }: OperationLogRow, key: string, { store }: World): boolean {
  if (operation === "task.subtask.create") return store.rows.task.get(other ?? "")?.parent_id === key
  const made = operation === "meeting.summary.approve" ? store.rows.task.get(key) : undefined
  return made !== undefined && made.meeting_id === other && made.created_time === time
}

/** Tasks of groups, their subtasks and feedback. */
export const task: Domain = {
  rows: ["task", "task_feedback"],
  handlers: { ...taskHandlers, ...taskWriteHandlers, ...taskLifeHandlers },
  seed: seedTasks,
  past: {
    task: {
      total: 300,
      isOver: ({ parent_id, status }) => parent_id === null && status >= 4,
      parts: { task_feedback: "task_id" },
    },
  },
  readers: { task: taskRules.read },
  mailSwitches: ["task"],
  records: {
    task: {
      reference: referenceByKey("task", taskRules, taskRecordRef),
      log: taskNamed,
      isLogRowBelow: isLogRowOfTask,
      people: readersNamed(taskNamed, taskRules),
      discussed: discussedBy({
        find: ({ store }, key) => store.rows.task.get(key),
        rules: taskRules,
        title: ({ subject }) => subject,
        closed: ["completed", "canceled"],
        followers: ({ creator_id, ...row }) => [creator_id, ...workersOf(row)],
      }),
      preview: previewTask,
      export: {
        title: { english: "Tasks", chinese: "任务" },
        list: "task.list",
        headings: {
          plan_start_time: "计划开始时间",
          deadline: "截止时间",
          actual_start_time: "实际开始时间",
          actual_end_time: "实际结束时间",
          priority: "优先级",
          is_overdue: "逾期",
          assignee: "负责人",
          parent_task: "上级任务",
        },
      },
      search: searchTasks,
      needsMyAction: tasksWaiting,
      calendar: taskEntries,
      refersToFile: taskRefersTo,
      isCountedInGroup: true,
    },
  },
}
