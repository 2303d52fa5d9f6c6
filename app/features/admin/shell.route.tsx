import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { AdminTabsContext } from "#app/parts/admin/use-admin-crumb.ts"
import { adminTabsFor } from "#app/parts/domain/navigation.server.ts"
import { FreshOutlet } from "#app/client/framework/fresh-outlet.tsx"
import { WithFrameParts } from "#app/parts/frame/late-frame.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { ReviewCounts } from "#app/parts/waiting/review-counts.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { viewerOfRequest } from "#app/session/request-context.server.ts"
import { ShellFrameContext } from "#app/ui/layout/shell.tsx"
import { Tabs } from "#app/ui/layout/tabs.tsx"

export const handle = { access: "member-admin" } satisfies RouteHandle

export function loader({ context }: LoaderFunctionArgs) {
  return { pages: adminTabsFor(context.alliance, viewerOfRequest(context)) }
}

/** Layout of the administration pages, with their tabs (SHELL-02, ROLE-02). The route guard refuses everyone else (ROLE-03). */
export default function AdminShell() {
  const { pages } = useLoaderData<typeof loader>()
  const intl = useIntl()
  const { url } = useFrameAlliance()
  const title = intl.formatMessage({ id: "admin.title" })
  const itemsWith = (counts: Partial<ReviewCounts>) =>
    pages.map(({ title: id, href, count }) => ({
      href,
      text: intl.formatMessage({ id }),
      count: (count && counts[count]) ?? 0,
    }))
  const tabs = (
    <WithFrameParts>
      {({ administration: review }) => <Tabs label={title} items={itemsWith(review ?? {})} />}
    </WithFrameParts>
  )
  return (
    <ShellFrameContext.Provider value={{ crumbs: [{ href: paths.admin(url), text: title }], tabs }}>
      <AdminTabsContext.Provider value={pages}>
        <FreshOutlet />
      </AdminTabsContext.Provider>
    </ShellFrameContext.Provider>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
