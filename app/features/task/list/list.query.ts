import { listQuery } from "#app/lib/list-query.ts"
import type { ShellScope } from "#app/lib/route-params.ts"
import { mineFilters, priorities, taskStatuses } from "../task.status.ts"

/** Query parameters of the list of tasks; `view=board` shows a board by status (TASK-01, TASK-04, TASK-05). */
export const taskQuery = listQuery({
  sort: ["deadline", "-priority", "status", "subject"],
  filters: {
    mine: mineFilters,
    status: taskStatuses,
    group: [],
    priority: priorities,
    due: ["overdue"],
    view: ["board"],
  },
  views: ["mine", "view"],
})

export type TaskSearch = ReturnType<typeof taskQuery.parse>

/** Whose tasks are shown; the default is the person's own in the alliance, and everybody's in a group. */
export function mineOf({ filters }: TaskSearch, { acronym }: ShellScope) {
  return filters.mine ?? (acronym === undefined ? "assigned" : "all")
}

/** The query parameter for a filter; undefined for the default of the list. */
export function mineFilter(mine: (typeof mineFilters)[number], scope: ShellScope) {
  return mine === (scope.acronym === undefined ? "assigned" : "all") ? undefined : mine
}
