import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { FormattedMessage } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { refusedInOneSentence } from "#app/parts/refusal-text.server.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { allianceOf } from "#app/session/request-context.server.ts"
import { sendFlash } from "#app/session/session-answer.server.ts"
import { Note } from "#app/ui/feedback/note.tsx"
import { idempotencyKey, invalid, parseSubmission } from "#app/ui/form/submission.server.ts"
import { Link } from "#app/ui/link.tsx"
import { ListPage } from "#app/ui/table/list-page.tsx"
import { enableSchema } from "./enable.schema.ts"
import { EntityFilters } from "./entity-filters.tsx"
import { listEntities } from "./entity-list.server.ts"
import { entityQuery } from "./entity-query.ts"
import { entityColumns } from "./entity-table.tsx"

export const handle = { access: "member-admin", title: "entity.list.title" } satisfies RouteHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = entityQuery.parse(request.url)
  return { search, list: await listEntities(context, search) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const submission = await parseSubmission(request, enableSchema)
  if (submission.status !== "success") return invalid(submission)
  const { id, version } = submission.value
  const call = { path: { id }, body: { version }, idempotencyKey: idempotencyKey(submission) }
  const done = await context.api.post("/entity/{id}/enable", call)
  if (!done.ok) return refusedInOneSentence(done.failure, context)
  await sendFlash(context, { tone: "done", id: "entity.enabled" })
  return redirect(paths.entities(allianceOf(context).url) + new URL(request.url).search, 303)
}

/** The organisation units of the alliance (ADM-05, SHELL-06). */
export default function EntityList() {
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
      acts={<Acts list={list} csv={paths.entitiesCsv(url) + entityQuery.href(search)} url={url} />}
    >
      {answer && (
        <Note tone="stop" title={<FormattedMessage id="entity.enable.failed" />}>
          {"refusal" in answer ? answer.refusal : <FormattedMessage id="form.server_error" />}
        </Note>
      )}
      <EntityFilters search={search} list={list} />
    </ListPage>
  )
}

type ActsProps = { list: { canCreate: boolean; canExport: boolean }; csv: string; url: string }

function Acts({ list: { canCreate, canExport }, csv, url }: ActsProps) {
  return (
    <>
      {canCreate && (
        <Link className="btn primary" to={paths.entityCreate(url)}>
          <FormattedMessage id="entity.create.title" />
        </Link>
      )}
      <Link className="btn" to={paths.memberLevels(url)}>
        <FormattedMessage id="member-level.title" />
      </Link>
      {canExport && (
        <a className="btn" href={csv}>
          <FormattedMessage id="event.csv" />
        </a>
      )}
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
