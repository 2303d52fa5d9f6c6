import { data, type LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { FormattedMessage } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { param } from "#app/lib/route-params.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead } from "#app/ui/layout/page.tsx"

export const handle = { access: "public", title: "file.failed.title", scripts: false } satisfies RouteHandle

export function loader({ params, context }: LoaderFunctionArgs) {
  const url = context.alliance
  return data({ retry: paths.file(url, param(params, "id")), home: paths.dashboard(url) }, { status: 502 })
}

/** The message 'Sorry, download failed!' as a page, for users without JavaScript (ERR-04). */
export default function DownloadFailed() {
  const { retry, home } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead
        title={<FormattedMessage id="file.failed.title" />}
        intro={<FormattedMessage id="file.failed.detail" />}
      />
      <p className="acts">
        <a className="btn primary" href={retry}>
          <FormattedMessage id="error.retry" />
        </a>
        <a className="btn" href={home}>
          <FormattedMessage id="error.home" />
        </a>
      </p>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
