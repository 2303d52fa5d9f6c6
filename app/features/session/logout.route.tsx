import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node"
import { useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { logOut } from "./logout.server.ts"

export const handle = {
  access: "public",
  noSchema: "has no fields",
  title: "session.logout.title",
  scripts: false,
  isNoDestination: true,
} satisfies RouteHandle

export function loader({ context }: LoaderFunctionArgs) {
  if (!context.session) throw redirect(paths.login(context.alliance))
  return null
}

export async function action({ context }: ActionFunctionArgs) {
  await logOut(context)
  return redirect(paths.login(context.alliance))
}

/** Logout page for people who open its URL; the menu's form does not need it (SES-09). */
export default function Logout() {
  const intl = useIntl()
  const { url } = useFrameAlliance()
  return (
    <>
      <PageHead
        title={intl.formatMessage({ id: "session.logout.title" })}
        intro={intl.formatMessage({ id: "session.logout.question" })}
      />
      <form method="post" className="acts">
        <button className="btn primary">{intl.formatMessage({ id: "session.logout.submit" })}</button>
        <a className="btn" {...linkTo(paths.dashboard(url))}>
          {intl.formatMessage({ id: "session.logout.stay" })}
        </a>
      </form>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
