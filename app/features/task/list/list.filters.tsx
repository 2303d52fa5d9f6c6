import { useIntl } from "react-intl"
import type { ShellScope } from "#app/lib/route-params.ts"
import { groupField } from "#app/parts/group-field.ts"
import { priorityTexts } from "#app/parts/task-priority.ts"
import { linkTo } from "#app/ui/link.tsx"
import { FilterBar } from "#app/ui/table/filters.tsx"
import type { TaskListView } from "./list.server.ts"
import { mineFilter, mineOf, taskQuery, type TaskSearch } from "./list.query.ts"
import { mineFilters, priorities, taskStatusTexts } from "../task.status.ts"

type TaskFiltersProps = {
  scope: ShellScope
  search: TaskSearch
  /** Undefined on the board, where the columns are the states. */
  counts: TaskListView["counts"] | undefined
  /** The groups by which one can filter. */
  groups: TaskListView["groups"]
}

/** Filters above the tasks: whose, list or board, states with counts, search, group, priority, overdue (TASK-01, TASK-04). */
export function TaskFilters({ scope, search, counts, groups }: TaskFiltersProps) {
  const intl = useIntl()
  const statuses = (counts ?? []).map(({ status, count }) => ({
    value: status,
    text: intl.formatMessage({ id: taskStatusTexts[status] }),
    count,
  }))
  return (
    <>
      <div className="views">
        <PersonFilter scope={scope} search={search} />
        <ListOrBoard search={search} />
      </div>
      <FilterBar
        query={taskQuery}
        search={search}
        counts={statuses}
        fields={[
          ...groupField(groups, intl),
          {
            name: "priority",
            label: intl.formatMessage({ id: "task.priority" }),
            options: priorities.map((value) => ({ value, text: intl.formatMessage({ id: priorityTexts[value] }) })),
          },
          {
            name: "due",
            label: intl.formatMessage({ id: "task.deadline" }),
            options: [{ value: "overdue", text: intl.formatMessage({ id: "task.overdue" }) }],
          },
        ]}
      />
    </>
  )
}

/** The three filters for the person's own tasks, as links (TASK-01). */
function PersonFilter({ scope, search }: Pick<TaskFiltersProps, "scope" | "search">) {
  const intl = useIntl()
  const chosen = mineOf(search, scope)
  return (
    <nav className="counts" aria-label={intl.formatMessage({ id: "task.mine" })}>
      {mineFilters.map((mine) => (
        <a
          key={mine}
          aria-current={mine === chosen ? "true" : undefined}
          {...linkTo(taskQuery.href(search, { filters: { mine: mineFilter(mine, scope) } }))}
        >
          {intl.formatMessage({ id: `task.mine.${mine}` })}
        </a>
      ))}
    </nav>
  )
}

function ListOrBoard({ search }: Pick<TaskFiltersProps, "search">) {
  const intl = useIntl()
  const views = [
    { view: undefined, text: "task.view.list" },
    { view: "board", text: "task.view.board" },
  ] as const
  return (
    <nav className="counts" aria-label={intl.formatMessage({ id: "task.view" })}>
      {views.map(({ view, text }) => (
        <a
          key={text}
          aria-current={view === search.filters.view ? "true" : undefined}
          {...linkTo(taskQuery.href(search, { filters: { view, status: undefined } }))}
        >
          {intl.formatMessage({ id: text })}
        </a>
      ))}
    </nav>
  )
}
