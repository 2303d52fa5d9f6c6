import type { ReactNode } from "react"
import { useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { savedViewPaths } from "#app/lib/paths/saved-view.ts"
import { ShellFrameContext } from "#app/ui/layout/shell.tsx"
import { Tabs } from "#app/ui/layout/tabs.tsx"
import { useFrameAlliance } from "./use-page-frame.ts"

type AccountPage = { href: string; text: FormatjsIntl.Message["ids"]; /** opens it after `g` */ goKey?: string }

/** The user's own pages, by name. */
export function accountPages(alliance: string) {
  return {
    profile: { href: paths.myProfile(alliance), text: "profile.title", goKey: "u" },
    waiting: { href: paths.needsMyAction(alliance), text: "waiting.title", goKey: "w" },
    inbox: { href: paths.inbox(alliance), text: "inbox.title", goKey: "i" },
    meetings: { href: paths.myMeetings(alliance), text: "account.meetings" },
    ballots: { href: paths.myBallots(alliance), text: "ballot.list.title-mine" },
    tasks: { href: paths.tasks({ alliance }), text: "task.mine.title" },
    downloads: { href: paths.myDownloads(alliance), text: "export.list.title" },
    subscriptions: { href: paths.mySubscriptions(alliance), text: "subscription.title" },
    views: { href: savedViewPaths.mine(alliance), text: "saved-view.title" },
  } as const satisfies Record<string, AccountPage>
}

/** Gives the pages in it the tabs of the user's account (SHELL-02). */
export function AccountPages({ children }: { children: ReactNode }) {
  const intl = useIntl()
  const { url } = useFrameAlliance()
  const tabs = (
    <Tabs
      label={intl.formatMessage({ id: "account.title" })}
      items={Object.values(accountPages(url)).map(({ href, text }) => ({
        href,
        text: intl.formatMessage({ id: text }),
      }))}
    />
  )
  return <ShellFrameContext.Provider value={{ crumbs: [], tabs }}>{children}</ShellFrameContext.Provider>
}
