import type { ReactNode } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { ShellFrameContext } from "#app/ui/layout/shell.tsx"
import { Tabs } from "#app/ui/layout/tabs.tsx"
import { useFrameAlliance } from "./use-page-frame.ts"

/** Gives the pages in it the tabs of the user's account (SHELL-02). */
export function AccountPages({ children }: { children: ReactNode }) {
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
        { href: paths.tasks({ alliance: url }), text: <FormattedMessage id="task.mine.title" /> },
        { href: paths.myDownloads(url), text: <FormattedMessage id="export.list.title" /> },
        { href: paths.mySubscriptions(url), text: <FormattedMessage id="subscription.title" /> },
      ]}
    />
  )
  return <ShellFrameContext.Provider value={{ crumbs: [], tabs }}>{children}</ShellFrameContext.Provider>
}
