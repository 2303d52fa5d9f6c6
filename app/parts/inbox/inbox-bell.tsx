import { useLocation } from "@remix-run/react"
import { type MouseEvent, type ReactNode, useState } from "react"
import { useIntl } from "react-intl"
import { isPlainClick } from "#app/client/framework/links.ts"
import { whenLoaded } from "#app/client/framework/when-loaded.ts"
import { paths } from "#app/lib/paths.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { Link } from "#app/ui/link.tsx"
import type { InboxPanel } from "./inbox-panel.tsx"

/**
 * The bell in the header: opens the inbox, or with scripts its latest entries over the page until another page is shown (SHELL-01). Narrow
 * pages have the inbox only in the person's menu.
 * @param badge the number of unread entries
 */
export function InboxBell({ badge }: { badge: ReactNode }) {
  const intl = useIntl()
  const { url } = useFrameAlliance()
  const { key } = useLocation()
  const [shown, setShown] = useState<{ at: string; Panel: typeof InboxPanel }>()
  const openInstead = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    whenLoaded(
      () => import("./inbox-panel.tsx"),
      ({ InboxPanel: Panel }) => setShown({ at: key, Panel }),
    )
  }
  return (
    <>
      <Link className="icon bell" to={paths.inbox(url)} onClick={openInstead}>
        <span className="vh">{intl.formatMessage({ id: "inbox.title" })} </span>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M8 2a4 4 0 0 0-4 4c0 3.5-1.5 4.5-1.5 5.5h11c0-1-1.5-2-1.5-5.5a4 4 0 0 0-4-4zM6.5 14h3" />
        </svg>
        {badge}
      </Link>
      {shown?.at === key && <shown.Panel onClose={() => setShown(undefined)} />}
    </>
  )
}
