import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { downloadPaths } from "#app/lib/paths/download.ts"
import { type ShellScope, shellScopeFrom } from "#app/lib/route-params.ts"
import { AttachmentList } from "#app/parts/attachments/attachment-list.tsx"
import { csvHref } from "#app/parts/event/list-scope.ts"
import { ListExports } from "#app/parts/export/list-exports.tsx"
import { groupField } from "#app/parts/group-field.ts"
import { groupColumn } from "#app/parts/group-column.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { FilterBar } from "#app/ui/table/filters.tsx"
import { List } from "#app/ui/table/list.tsx"
import type { Column } from "#app/ui/table/table.tsx"
import { Time } from "#app/ui/time.tsx"
import { type DownloadListView, type DownloadRowView, listDownloads } from "./list.server.ts"
import { downloadQuery, type DownloadSearch } from "./list.query.ts"
import { textLang } from "#app/ui/text-lang.ts"

export const handle = { access: "group", title: "download.list.title" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const scope = shellScopeFrom(params)
  const search = downloadQuery.parse(request.url)
  return { scope, search, list: await listDownloads(context, scope, search) }
}

/** The library: downloads of the alliance and its groups, or of one group (DL-01, SHELL-06). */
export default function DownloadList() {
  const intl = useIntl()
  const { scope, search, list } = useLoaderData<typeof loader>()
  const title = useIntl().formatMessage({ id: "download.list.title" })
  const listProps = { query: downloadQuery, search }
  const create = list.canCreate && <CreateLink scope={scope} />
  const csv = csvHref(downloadPaths.csv(scope.alliance), downloadQuery, search, { ...scope, isMine: false })
  return (
    <>
      <PageHead
        title={title}
        actions={
          <>
            {create}
            {list.canManage && (
              <a className="btn" {...linkTo(downloadPaths.categories(scope.alliance))}>
                {intl.formatMessage({ id: "download-category.title" })}
              </a>
            )}
            <ListExports csv={list.canExport ? csv : undefined} exportHref={list.exportHref} />
          </>
        }
      />
      <DownloadFilters search={search} list={list} />
      <List
        {...listProps}
        caption={title}
        columns={downloadColumns({ isInGroup: scope.acronym !== undefined, zone: list.zone })}
        page={list}
        rowKey={({ id }) => id}
        action={create}
        empty={intl.formatMessage({ id: list.canCreate ? "download.list.empty-create" : "download.list.empty" })}
      />
    </>
  )
}

function CreateLink({ scope }: { scope: ShellScope }) {
  const intl = useIntl()
  return (
    <a className="btn primary" {...linkTo(downloadPaths.create(scope))}>
      {intl.formatMessage({ id: "download.create.title" })}
    </a>
  )
}

type DownloadFiltersProps = { search: DownloadSearch; list: Pick<DownloadListView, "categories" | "groups"> }

/** Filters of the library: search text, group, category, creation date range (DL-01, SHELL-06). */
function DownloadFilters({ search, list: { categories, groups } }: DownloadFiltersProps) {
  const intl = useIntl()
  return (
    <FilterBar
      query={downloadQuery}
      search={search}
      fields={[
        ...groupField(groups, intl),
        { name: "category", label: intl.formatMessage({ id: "download.category" }), options: categories },
        { name: "from", label: intl.formatMessage({ id: "event.from" }), isDay: true },
        { name: "to", label: intl.formatMessage({ id: "event.to" }), isDay: true },
      ]}
    />
  )
}

type Scope = { isInGroup: boolean; zone: string }

/**
 * Columns of the library; a group's pages omit the group column (DL-01).
 * @param scope `zone` is the time zone's name, for the header of the time column
 */
function downloadColumns({ isInGroup, zone }: Scope): Column<DownloadRowView>[] {
  const columns: Column<DownloadRowView>[] = [
    {
      key: "name",
      head: "download.name",
      kind: "subject",
      sort: "name",
      cell: ({ href, name }, intl) => (
        <a lang={textLang(name, intl.locale)} {...linkTo(href)}>
          {name}
        </a>
      ),
    },
    { key: "files", head: "download.files", cell: ({ files }) => <AttachmentList files={files} /> },
    {
      key: "category",
      head: "download.category",
      sort: "category",
      isLabelled: true,
      cell: ({ category }) => category,
    },
    groupColumn,
    {
      key: "created",
      head: "download.created-in-zone",
      headValues: { zone },
      sort: "created_time",
      isLabelled: true,
      isWhole: true,
      cell: ({ created }) => <Time moment={created} />,
    },
    {
      key: "total",
      head: "download.total",
      kind: "end",
      sort: "download_total",
      isLabelled: true,
      cell: ({ total }, intl) => intl.formatNumber(total),
    },
  ]
  return isInGroup ? columns.filter(({ key }) => key !== "group") : columns
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
