import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { Fragment } from "react"
import { useIntl } from "react-intl"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { taskPaths } from "#app/lib/paths/task.ts"
import { type ShellScope, shellScopeFrom } from "#app/lib/route-params.ts"
import { CreateMenu } from "#app/parts/create/create-menu.tsx"
import { csvHref } from "#app/parts/event/list-scope.ts"
import { ListExports } from "#app/parts/export/list-exports.tsx"
import { AccountPages } from "#app/parts/frame/account-pages.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { List } from "#app/ui/table/list.tsx"
import { changeRow } from "../change/change-row.tsx"
import { changeInList, openChange } from "../change/change.server.ts"
import { TaskBoard } from "./task-board.tsx"
import { TaskFilters } from "./list.filters.tsx"
import { listTasks, taskBoard } from "./list.server.ts"
import { mineOf, taskQuery, type TaskSearch } from "./list.query.ts"
import { taskColumns } from "./list.table.tsx"

export { revalidateRefused as shouldRevalidate } from "#app/parts/confirm/revalidate-question.ts"

export const handle = { access: "group", title: "task.list.title" } satisfies RouteHandle

/** Title of the list: in the alliance the person's own tasks unless all are requested; in a group all tasks. */
const titleOf = (search: TaskSearch, scope: ShellScope) =>
  scope.acronym === undefined && mineOf(search, scope) !== "all"
    ? ("task.mine.title" as const)
    : ("task.list.title" as const)

const emptyTexts = {
  assigned: "task.mine.empty",
  assisted: "task.mine.empty.assisted",
  created: "task.mine.empty.created",
  all: "task.list.empty",
} as const

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const scope = shellScopeFrom(params)
  const search = taskQuery.parse(request.url)
  const [list, board, change] = await Promise.all([
    listTasks(context, scope, search),
    search.filters.view === "board" ? taskBoard(context, scope, search) : undefined,
    openChange(context, scope, request.url),
  ])
  const windowTitle = serverIntl(context.locale).formatMessage({ id: titleOf(search, scope) })
  return { scope, search, list, board, change, windowTitle }
}

export const action = changeInList

/** Tasks as a list or a board: the person's own among their account pages, all in a group (TASK-01, TASK-04, TASK-05). */
export default function TaskList() {
  const intl = useIntl()
  const { scope, search, list, board, change } = useLoaderData<typeof loader>()
  const below = changeRow({ scope, change, answer: useActionData<typeof action>() })
  const title = useIntl().formatMessage({ id: titleOf(search, scope) })
  const table = { query: taskQuery, search }
  const here = taskQuery.href(search, { page: search.page })
  const isInGroup = scope.acronym !== undefined
  const create = isInGroup ? list.canCreate && <CreateLink scope={scope} /> : <CreateMenu modules={["task"]} />
  const csv = csvHref(taskPaths.csv(scope.alliance), taskQuery, search, { ...scope, isMine: false })
  const Frame = isInGroup ? Fragment : AccountPages
  return (
    <Frame>
      <PageHead
        title={title}
        actions={
          <>
            {create}
            <ListExports csv={list.exportHref && csv} exportHref={list.exportHref} />
          </>
        }
      />
      <TaskFilters scope={scope} search={search} groups={list.groups} counts={board ? undefined : list.counts} />
      {board ? (
        <TaskBoard columns={board} search={search} scope={scope} zone={list.zone} open={below} />
      ) : (
        <List
          {...table}
          caption={title}
          columns={taskColumns(isInGroup, { list: here, zone: list.zone })}
          page={list}
          rowKey={({ id }) => id}
          isOff={({ status }) => status === "canceled"}
          below={below}
          action={create}
          empty={intl.formatMessage({ id: emptyTexts[mineOf(search, scope)] })}
        />
      )}
    </Frame>
  )
}

function CreateLink({ scope }: { scope: ShellScope }) {
  const intl = useIntl()
  return (
    <a className="btn primary" {...linkTo(taskPaths.create(scope))}>
      {intl.formatMessage({ id: "task.create.title" })}
    </a>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
