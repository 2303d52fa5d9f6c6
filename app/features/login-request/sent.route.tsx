import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"

export const handle = { access: "guest", title: "login-request.sent.title", scripts: false } satisfies RouteHandle

/** Only for users who are not logged in. */
export const loader = ({ request }: LoaderFunctionArgs) => ({
  hasEmail: new URL(request.url).searchParams.get("email") !== "none",
})

/** Confirmation after a login request was sent: explains what happens next (SES-04). */
export default function LoginRequestSent() {
  const intl = useIntl()
  const { hasEmail } = useLoaderData<typeof loader>()
  const { url } = useFrameAlliance()
  return (
    <>
      <PageHead
        title={intl.formatMessage({ id: "login-request.sent.title" })}
        intro={intl.formatMessage({ id: hasEmail ? "login-request.sent.next" : "login-request.sent.next-no-email" })}
      />
      <p className="acts">
        <a className="btn" {...linkTo(paths.login(url))}>
          {intl.formatMessage({ id: "login-request.sent.back" })}
        </a>
      </p>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
