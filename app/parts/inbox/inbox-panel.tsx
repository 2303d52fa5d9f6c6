import { useEffect, useState } from "react"
import { createPortal } from "react-dom"
import { useIntl } from "react-intl"
import { portalJson } from "#app/api/portal-json.ts"
import { paths } from "#app/lib/paths.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { Dialog } from "#app/ui/feedback/dialog.tsx"
import { Skeleton } from "#app/ui/feedback/skeleton.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { Time } from "#app/ui/time.tsx"
import { EntrySubject } from "./entry-subject.tsx"
import type { LatestEntries } from "./entry-view.server.ts"

/** The latest entries of the inbox over the page (SHELL-01, ACC-04). */
export function InboxPanel({ onClose }: { onClose: () => void }) {
  const intl = useIntl()
  const { url } = useFrameAlliance()
  const latest = useLatest(paths.inboxLatest(url))
  return createPortal(
    <Dialog kind="drawer" title={intl.formatMessage({ id: "inbox.latest" })} onClose={onClose}>
      <div className="stack">
        <div className="acts">
          <a className="btn" {...linkTo(paths.inbox(url))}>
            {intl.formatMessage({ id: "inbox.open-all" })}
          </a>
          <button type="button" className="btn quiet" onClick={onClose}>
            {intl.formatMessage({ id: "inbox.close" })}
          </button>
        </div>
        {latest.isFailed && <p role="status">{intl.formatMessage({ id: "inbox.latest.failed" })}</p>}
        {latest.entries && <Entries {...latest.entries} />}
        {!latest.isFailed && !latest.entries && <Skeleton lines={10} />}
      </div>
    </Dialog>,
    document.body,
  )
}

function Entries({ items }: LatestEntries) {
  const intl = useIntl()
  const { url } = useFrameAlliance()
  if (items.length === 0) return <p>{intl.formatMessage({ id: "ui.list.empty" })}</p>
  return (
    <ul className="rows">
      {items.map((entry) => (
        <li key={entry.id}>
          <EntrySubject entry={entry} action={paths.inbox(url)} />
          <p>
            <small>
              {entry.group && `${entry.group} · `}
              <Time moment={entry.time} />
            </small>
          </p>
        </li>
      ))}
    </ul>
  )
}

/** Reads the latest entries once, when the panel opens; `isFailed` if there was no answer. */
function useLatest(address: string): { entries?: LatestEntries; isFailed: boolean } {
  const [answer, setAnswer] = useState<{ entries?: LatestEntries }>()
  useEffect(() => {
    const controller = new AbortController()
    const read = async () => {
      const entries = await portalJson<LatestEntries>(address, controller.signal)
      if (!controller.signal.aborted) setAnswer(entries ? { entries } : {})
    }
    void read()
    return () => controller.abort()
  }, [address])
  return { ...answer, isFailed: answer !== undefined && answer.entries === undefined }
}
