import { FormattedMessage } from "react-intl"
import { workgroupPaths } from "#app/lib/paths/workgroup.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { Link } from "#app/ui/link.tsx"

/** To the page on which somebody outside asks to join (WG-06). */
export function AskToJoinLink({ acronym }: { acronym: string }) {
  const { url } = useFrameAlliance()
  return (
    <Link className="btn" to={workgroupPaths.join(url, acronym)}>
      <FormattedMessage id="join-request.ask.link" />
    </Link>
  )
}
