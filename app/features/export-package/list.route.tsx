import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData, useLocation, useRevalidator } from "@remix-run/react"
import { useEffect, useState } from "react"
import { useIntl } from "react-intl"
import { portalJson } from "#app/api/portal-json.ts"
import { exportPaths } from "#app/lib/paths/export.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { withSchema } from "#app/parts/write-form.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { AnswerNote } from "#app/ui/feedback/note.tsx"
import { PageHead } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { FilterBar } from "#app/ui/table/filters.tsx"
import { List } from "#app/ui/table/list.tsx"
import { useHydrated } from "#app/ui/use-hydrated.ts"
import { actOnPackage } from "./export.server.ts"
import { listPackages, type Packing } from "./list.server.ts"
import { exportColumns } from "./list.table.tsx"
import { exportActionSchema } from "./export.schema.ts"
import { exportQuery, exportStatusTexts } from "./export.status.ts"

export const handle = { access: "member", title: "export.list.title" } satisfies RouteHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = exportQuery.parse(request.url)
  return { search, list: await listPackages(context, search) }
}

export const action = withSchema(exportActionSchema, ({ request, context }: ActionFunctionArgs) =>
  actOnPackage(context, request),
)

/** The user's export packages, from packing until they expire (ACC-02, DL-04). */
export default function MyDownloads() {
  const { search, list } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const intl = useIntl()
  const title = intl.formatMessage({ id: "export.list.title" })
  const table = { query: exportQuery, search }
  const packing = list.items.filter(({ status }) => status === "packing")
  const percents = usePacking(packing.map(({ id }) => id))
  const rows = list.items.map((item) =>
    item.percent === undefined ? item : { ...item, percent: percents.get(item.id) ?? item.percent },
  )
  const counts = list.counts.map(({ status, count }) => ({
    value: status,
    text: intl.formatMessage({ id: exportStatusTexts[status] }),
    count,
  }))
  const module = { name: "module", label: intl.formatMessage({ id: "export.module" }), options: list.modules }
  return (
    <>
      <PageHead title={title} intro={intl.formatMessage({ id: "export.list.intro" })} />
      {answer && <AnswerNote>{answer.refusal}</AnswerNote>}
      <FilterBar {...table} counts={counts} fields={[module]} />
      <PackingNote count={packing.length} />
      <List
        {...table}
        caption={title}
        columns={exportColumns(list.zone)}
        page={{ items: rows, total: list.total }}
        rowKey={({ id }) => id}
        empty={intl.formatMessage({ id: "export.list.empty" })}
      />
    </>
  )
}

/** Announces how many packages are being packed whenever the number changes; without JavaScript, a link reloads the page (ACC-02). */
function PackingNote({ count }: { count: number }) {
  const intl = useIntl()
  const { pathname, search } = useLocation()
  const isHydrated = useHydrated()
  return (
    <p role="status" className={count > 0 ? "muted" : "vh"}>
      {intl.formatMessage({ id: "export.packing" }, { count })}{" "}
      {count > 0 && !isHydrated && (
        <a {...linkTo(pathname + search, { isDocument: true })}>{intl.formatMessage({ id: "export.refresh" })}</a>
      )}
    </p>
  )
}

/** Poll intervals in milliseconds: short at first, for packages that finish quickly, then growing. */
const pollIntervals = { first: 2_000, growth: 1.5, longest: 15_000 }

/**
 * Polls the progress of packages while they are being packed, and reloads the page's data as soon as one of them is finished (ACC-02). Does
 * not poll if no package is packing; a failed request is retried after the next interval.
 * @param ids of the packages that the page shows as packing
 * @returns progress of each package in percent, as far as known
 */
function usePacking(ids: readonly string[]): ReadonlyMap<string, number> {
  const { url } = useFrameAlliance()
  const { revalidate } = useRevalidator()
  const [percents, setPercents] = useState<ReadonlyMap<string, number>>(new Map())
  const shown = ids.join(" ")

  useEffect(() => {
    if (shown === "") return
    const controller = new AbortController()
    let interval = pollIntervals.first
    let timer = setTimeout(() => void poll(), interval)

    async function poll() {
      const packing = await portalJson<Packing[]>(exportPaths.packing(url), controller.signal)
      if (controller.signal.aborted) return
      const known = packing && new Map(packing.map(({ id, percent }) => [id, percent]))
      if (known) setPercents(known)
      if (known && shown.split(" ").some((id) => !known.has(id))) revalidate()
      interval = Math.min(pollIntervals.longest, interval * pollIntervals.growth)
      timer = setTimeout(() => void poll(), interval)
    }

    return () => {
      controller.abort()
      clearTimeout(timer)
    }
  }, [url, shown, revalidate])

  return percents
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
