import { useIntl } from "react-intl"
import { workgroupPaths } from "#app/lib/paths/workgroup.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { Note } from "#app/ui/feedback/note.tsx"
import { linkTo } from "#app/ui/link.tsx"

/** Note for a person whose request to join is pending, with a link to it (WG-06). */
export function JoinNote({ acronym }: { acronym: string }) {
  const intl = useIntl()
  const { url } = useFrameAlliance()
  return (
    <Note tone="hold" title={intl.formatMessage({ id: "join-request.pending.title" })}>
      <a {...linkTo(workgroupPaths.join(url, acronym))}>{intl.formatMessage({ id: "join-request.pending.link" })}</a>
    </Note>
  )
}

/** Note with the number of requests to join, for people who decide on them (WG-06). */
export function JoinRequestsNote({ acronym, total }: { acronym: string; total: number }) {
  const intl = useIntl()
  const { url } = useFrameAlliance()
  return (
    <div className="banners">
      <Note tone="hold" title={intl.formatMessage({ id: "join-request.waiting" }, { total })}>
        <a {...linkTo(workgroupPaths.joinRequests(url, acronym))}>
          {intl.formatMessage({ id: "join-request.waiting.link" })}
        </a>
      </Note>
    </div>
  )
}
