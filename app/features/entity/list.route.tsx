import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { entityPaths } from "#app/lib/paths/entity.ts"
import { ListExports } from "#app/parts/export/list-exports.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { enabledStatusTexts } from "#app/parts/record-status/enabled.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { AnswerNote } from "#app/ui/feedback/note.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { FilterBar } from "#app/ui/table/filters.tsx"
import { ListPage } from "#app/ui/table/list.tsx"
import { type EntityListView, listEntities } from "./list.server.ts"
import { entityQuery, type EntitySearch } from "./list.query.ts"
import { enableEntity } from "./entity-status.server.ts"
import { entityColumns } from "./list.table.tsx"

export const handle = { access: "member-admin", title: "entity.list.title" } satisfies RouteHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = entityQuery.parse(request.url)
  return { search, list: await listEntities(context, search) }
}

export const action = enableEntity

/** List of the alliance's organisation units (ADM-05, SHELL-06). */
export default function EntityList() {
  const intl = useIntl()
  const { search, list } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { url } = useFrameAlliance()
  return (
    <ListPage
      title="entity.list.title"
      query={entityQuery}
      search={search}
      columns={entityColumns}
      page={list}
      rowKey={({ id }) => id}
      actions={<Actions list={list} csv={entityPaths.csv(url) + entityQuery.href(search)} url={url} />}
    >
      {answer && (
        <AnswerNote title={intl.formatMessage({ id: "entity.enable.failed" })}>
          {"refusal" in answer ? answer.refusal : intl.formatMessage({ id: "form.server_error" })}
        </AnswerNote>
      )}
      <EntityFilters search={search} list={list} />
    </ListPage>
  )
}

type ActsProps = { list: Pick<EntityListView, "canCreate" | "exportHref">; csv: string; url: string }

function Actions({ list: { canCreate, exportHref }, csv, url }: ActsProps) {
  const intl = useIntl()
  return (
    <>
      {canCreate && (
        <a className="btn primary" {...linkTo(entityPaths.create(url))}>
          {intl.formatMessage({ id: "entity.create.title" })}
        </a>
      )}
      <a className="btn" {...linkTo(entityPaths.levels(url))}>
        {intl.formatMessage({ id: "member-level.title" })}
      </a>
      <ListExports csv={exportHref && csv} exportHref={exportHref} />
    </>
  )
}

type EntityFiltersProps = { search: EntitySearch; list: EntityListView }

/** Filters of the entity list: status, search text, level (SHELL-06). */
function EntityFilters({ search, list: { counts, levels } }: EntityFiltersProps) {
  const intl = useIntl()
  const statuses = counts.map(({ status, count }) => ({
    value: status,
    text: intl.formatMessage({ id: enabledStatusTexts[status] }),
    count,
  }))
  return (
    <FilterBar
      query={entityQuery}
      search={search}
      counts={statuses}
      fields={[{ name: "level", label: intl.formatMessage({ id: "entity.level" }), options: levels }]}
    />
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
