import type { components } from "#openapi/generated/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { valueOf } from "#app/lib/failure.ts"
import { listParameters } from "#app/lib/list-query.ts"
import { nameIn } from "#app/lib/locale.ts"
import { paths } from "#app/lib/paths.ts"
import type { ShellScope } from "#app/lib/route-params.ts"
import { zonedText, zoneHere } from "#app/lib/time.server.ts"
import { csvAnswer, type CsvColumns } from "#app/parts/csv/csv-answer.server.ts"
import { csvScopeFrom } from "#app/parts/event/list-scope.ts"
import { listExportAddress } from "#app/parts/export/export-address.ts"
import { groupChoices, groupParameter } from "#app/parts/group-filter.server.ts"
import { personView } from "#app/parts/person/person-view.ts"
import { priorityTexts } from "#app/parts/task-priority.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { mineOf, taskQuery, type TaskSearch } from "./list.query.ts"
import { rowView } from "./row.server.ts"
import { numberOf, statusOf, type TaskStatus, taskStatuses, taskStatusTexts } from "../task.status.ts"

type Row = components["schemas"]["TaskRow"]
type Priority = components["schemas"]["TaskPriority"]

/** Query parameters of `task.list` for a search. */
function listQueryOf(scope: ShellScope, search: TaskSearch) {
  const { status, priority, due } = search.filters
  const mine = mineOf(search, scope)
  return {
    ...listParameters(search),
    mine: mine === "all" ? undefined : mine,
    status: status && [numberOf(status)],
    priority: priority && [Number(priority) as Priority],
    is_overdue: due && true,
    group_acronym: groupParameter(scope, search),
  }
}

/** One page of the list of a scope, and this person's actions (TASK-01, SHELL-06). */
export async function listTasks(context: RequestContext, scope: ShellScope, search: TaskSearch) {
  const { alliance } = context
  const query = listQueryOf(scope, search)
  const [found, groups] = await Promise.all([context.api.get("/task", { query }), groupChoices(context, scope)])
  const list = valueOf(found)
  const page = paths.tasks(scope) + taskQuery.href(search)
  return {
    groups,
    items: list.items.map((task) => rowView(task, scope, context)),
    total: list.total,
    counts: taskStatuses.map((status) => ({ status, count: list.counts[status] })),
    zone: zoneHere(context),
    canCreate: list.actions.includes("create"),
    exportHref: listExportAddress(list, alliance, { module: "task", filters: query }, page),
  }
}

export type TaskListView = Awaited<ReturnType<typeof listTasks>>

/** Maximum number of open and of finished tasks on the board; the list has the rest. */
const maxOpen = 200
const maxOver = 50

/** The tasks of a scope in columns by status, most urgent first (TASK-05). */
export async function taskBoard(context: RequestContext, scope: ShellScope, search: TaskSearch) {
  const query = { ...listQueryOf(scope, search), page: 1 }
  const part = async (statuses: readonly TaskStatus[], size: typeof maxOpen | typeof maxOver) =>
    valueOf(await context.api.get("/task", { query: { ...query, size, status: statuses.map(numberOf) } }))
  const [open, over] = await Promise.all([
    part(["pending", "in_progress", "suspended"], maxOpen),
    part(["completed", "canceled"], maxOver),
  ])
  const items = [...open.items, ...over.items].map((task) => rowView(task, scope, context))
  return taskStatuses.map((status) => ({
    status,
    count: open.counts[status],
    items: items.filter((item) => item.status === status),
  }))
}

export type TaskBoardView = Awaited<ReturnType<typeof taskBoard>>

/** Columns of the CSV file: times with UTC offset. */
function columnsFor({ locale, zone }: RequestContext): CsvColumns<Row> {
  const intl = serverIntl(locale)
  const name = (person: Row["creator"]) => personView(person, locale).name
  return {
    "task.id": ({ id }) => id,
    "event.subject": ({ subject }) => subject,
    "task.parent": ({ parent_task }) => parent_task?.subject,
    "event.group": ({ group }) => nameIn(locale, group),
    "task.priority": ({ priority }) => intl.formatMessage({ id: priorityTexts[priority] }),
    "task.assignee": ({ assignee }) => assignee && name(assignee),
    "task.collaborators": ({ collaborators }) =>
      collaborators.map(name).join(intl.formatMessage({ id: "person.separator" })),
    "task.creator": ({ creator }) => name(creator),
    "task.start-in-zone": ({ plan_start_time }) => plan_start_time && zonedText(plan_start_time, zone),
    "task.deadline-in-zone": ({ deadline }) => deadline && zonedText(deadline, zone),
    "task.overdue": ({ is_overdue }) => (is_overdue ? intl.formatMessage({ id: "task.overdue" }) : null),
    "event.status": ({ status }) => intl.formatMessage({ id: taskStatusTexts[statusOf(status)] }),
  }
}

/** All tasks that match the list's filters, as a CSV file (SHELL-06). */
export function taskFile(context: RequestContext, url: string): Promise<Response> {
  const { alliance } = context
  const scope = csvScopeFrom(alliance, new URL(url).search)
  const query = listQueryOf(scope, taskQuery.parse(url))
  return csvAnswer(context, {
    name: "task.list.title",
    prefix: scope.acronym,
    columns: columnsFor(context),
    load: (part) => context.api.get("/task", { query: { ...query, ...part } }),
  })
}
