import { FormattedMessage } from "react-intl"
import { workgroupPaths } from "#app/lib/paths/workgroup.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { Note } from "#app/ui/feedback/note.tsx"
import { Link } from "#app/ui/link.tsx"

/** Note for a person whose request to join is pending, with a link to it (WG-06). */
export function JoinNote({ acronym }: { acronym: string }) {
  const { url } = useFrameAlliance()
  return (
    <Note tone="hold" title={<FormattedMessage id="join-request.pending.title" />}>
      <Link to={workgroupPaths.join(url, acronym)}>
        <FormattedMessage id="join-request.pending.link" />
      </Link>
    </Note>
  )
}

/** Note with the number of requests to join, for people who decide on them (WG-06). */
export function JoinRequestsNote({ acronym, total }: { acronym: string; total: number }) {
  const { url } = useFrameAlliance()
  return (
    <div className="banners">
      <Note tone="hold" title={<FormattedMessage id="join-request.waiting" values={{ total }} />}>
        <Link to={workgroupPaths.joinRequests(url, acronym)}>
          <FormattedMessage id="join-request.waiting.link" />
        </Link>
      </Note>
    </div>
  )
}
