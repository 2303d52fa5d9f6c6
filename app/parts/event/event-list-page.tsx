import type { ReactNode } from "react"
import { useIntl } from "react-intl"
import type { ListQuery, ListSearch } from "#app/lib/list-query.ts"
import { CreateMenu } from "#app/parts/create/create-menu.tsx"
import { ListExports } from "#app/parts/export/list-exports.tsx"
import { PageHead } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { List } from "#app/ui/table/list.tsx"
import type { Column } from "#app/ui/table/table.tsx"
import { type EventModule, eventPaths } from "./event-href.ts"
import type { EventRow } from "./event-table.tsx"
import { csvHref, type ListScope } from "./list-scope.ts"

type EventListPageProps<Row> = {
  module: EventModule
  scope: ListScope
  title: string
  list: { query: ListQuery; search: ListSearch }
  columns: Column<Row>[]
  page: {
    items: Row[]
    total: number
    canExport: boolean
    exportHref?: string | undefined
    createHref?: string | undefined
  }
  /** Further links in the head. */
  links?: ReactNode
  /** Content above the table. */
  children: ReactNode
}

/** A list page of meetings or ballots: head, filters, table, pager (SHELL-06). */
export function EventListPage<Row extends EventRow & { id: string }>(props: EventListPageProps<Row>) {
  const intl = useIntl()
  const { module, scope, title, list, columns, page, links, children } = props
  const { query, search } = list
  const create = <Create module={module} scope={scope} href={page.createHref} />
  const csv = page.canExport ? csvHref(eventPaths[module].csv(scope.alliance), query, search, scope) : undefined
  const actions = (
    <>
      {create}
      {links}
      <ListExports csv={csv} exportHref={page.exportHref} />
    </>
  )
  return (
    <>
      <PageHead title={title} actions={actions} />
      {children}
      <List
        {...list}
        caption={title}
        columns={columns}
        page={page}
        rowKey={({ id }) => id}
        isOff={({ status }) => status === "cancelled"}
        action={create}
        empty={intl.formatMessage({ id: scope.isMine ? `${module}.list.empty-mine` : `${module}.list.empty` })}
      />
    </>
  )
}

type CreateProps = { module: EventModule; scope: ListScope; href: string | undefined }

/** "New …" if the user may create a record in this list. */
function Create({ module, scope, href }: CreateProps) {
  const intl = useIntl()
  if (scope.draftCode === undefined) return <CreateMenu modules={[module]} acronym={scope.acronym} />
  return (
    href && (
      <a className="btn primary" {...linkTo(href)}>
        {intl.formatMessage({ id: `${module}.list.create` })}
      </a>
    )
  )
}
