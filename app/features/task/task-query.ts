import { listQuery } from "#app/lib/list-query.ts"
import type { ShellScope } from "#app/lib/route-params.ts"
import { mineFilters, priorities, taskStatuses } from "./task.status.ts"

/** The search of the list of tasks; `view=board` shows it as a board by status (TASK-01, TASK-04, TASK-05). */
export const taskQuery = listQuery({
  sort: ["deadline", "-priority", "status", "subject"],
  filters: { mine: mineFilters, status: taskStatuses, priority: priorities, due: ["overdue"], view: ["board"] },
  views: ["mine", "view"],
})

export type TaskSearch = ReturnType<typeof taskQuery.parse>

/** Whose tasks are shown: in the alliance one's own, in a group everybody's, unless something else is asked for. */
export function mineOf({ filters }: TaskSearch, { acronym }: ShellScope) {
  return filters.mine ?? (acronym === undefined ? "assigned" : "all")
}

/** The value of the filter in an address: nothing for what the list shows anyway. */
export function mineFilter(mine: (typeof mineFilters)[number], scope: ShellScope) {
  return mine === (scope.acronym === undefined ? "assigned" : "all") ? undefined : mine
}
