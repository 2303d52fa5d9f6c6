import { data, type LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { statusOf } from "#app/lib/failure.ts"
import { paths } from "#app/lib/paths.ts"
import { param } from "#app/lib/route-params.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead } from "#app/ui/layout/page.tsx"

export const handle = { access: "public", title: "file.failed.title", scripts: false } satisfies RouteHandle

/** What the page says, by the failure; after any other one another try may help. */
const details = {
  not_found: "file.failed.not-found",
  forbidden: "refusal.forbidden",
  server: "file.failed.detail",
} as const

const kindOf = (request: Request) => {
  const because = new URL(request.url).searchParams.get("because")
  return because === "not_found" || because === "forbidden" ? because : "server"
}

export function loader({ params, request, context }: LoaderFunctionArgs) {
  const url = context.alliance
  const kind = kindOf(request)
  const retry = kind === "server" ? paths.file(url, param(params, "id")) : undefined
  return data({ detail: details[kind], retry, home: paths.dashboard(url) }, { status: statusOf({ kind }) })
}

/** The message 'Sorry, download failed!' with its reason as a page, for users without JavaScript (ERR-04). */
export default function DownloadFailed() {
  const intl = useIntl()
  const { detail, retry, home } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={intl.formatMessage({ id: "file.failed.title" })} intro={intl.formatMessage({ id: detail })} />
      <p className="acts">
        {retry && (
          <a className="btn primary" href={retry}>
            {intl.formatMessage({ id: "error.retry" })}
          </a>
        )}
        <a className="btn" href={home}>
          {intl.formatMessage({ id: "error.home" })}
        </a>
      </p>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
