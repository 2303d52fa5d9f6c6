import { FormattedMessage, useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { FreshOutlet } from "#app/parts/frame/fresh-outlet.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { ShellFrameContext } from "#app/ui/layout/shell.tsx"
import { Tabs } from "#app/ui/layout/tabs.tsx"

export const handle = { access: "member" } satisfies RouteHandle

/** Loads no data: each account page loads its own. */
export const loader = () => null

/** Layout of the user's account pages, with their tabs (SHELL-02). */
export default function AccountShell() {
  const intl = useIntl()
  const { url } = useFrameAlliance()
  const tabs = (
    <Tabs
      label={intl.formatMessage({ id: "account.title" })}
      items={[
        { href: paths.myProfile(url), text: <FormattedMessage id="profile.title" /> },
        { href: paths.needsMyAction(url), text: <FormattedMessage id="waiting.title" /> },
        { href: paths.inbox(url), text: <FormattedMessage id="inbox.title" /> },
        { href: paths.myMeetings(url), text: <FormattedMessage id="account.meetings" /> },
        { href: paths.myBallots(url), text: <FormattedMessage id="ballot.list.title-mine" /> },
        { href: paths.myDownloads(url), text: <FormattedMessage id="export.list.title" /> },
        { href: paths.mySubscriptions(url), text: <FormattedMessage id="subscription.title" /> },
      ]}
    />
  )
  return (
    <ShellFrameContext.Provider value={{ crumbs: [], tabs }}>
      <FreshOutlet />
    </ShellFrameContext.Provider>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
