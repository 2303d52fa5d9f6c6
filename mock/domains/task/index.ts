import type { Domain } from "#mock/engine/domain.ts"
import { taskEntries } from "./calendar.ts"
import { taskLifeHandlers } from "./life.ts"
import { tasksWaiting } from "./needs-my-action.ts"
import { previewTask } from "./preview.ts"
import { taskHandlers, taskNamed } from "./read.ts"
import { searchTasks, taskByKey, taskRefersTo } from "./record-ref.ts"
import { taskRules } from "./rules.ts"
import { seedTasks } from "./seed.ts"
import { taskWriteHandlers } from "./write.ts"

/** Tasks of groups, their subtasks and feedback. */
export const task: Domain = {
  rows: ["task", "task_feedback"],
  handlers: { ...taskHandlers, ...taskWriteHandlers, ...taskLifeHandlers },
  seed: seedTasks,
  readers: { task: taskRules.read },
  mailSwitches: ["task"],
  records: {
    task: {
      reference: taskByKey,
      log: taskNamed,
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
