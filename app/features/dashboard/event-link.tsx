import { eventHref } from "#app/parts/event/event-href.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { Link } from "#app/ui/link.tsx"
import type { GroupMark } from "#app/parts/group-mark.server.ts"

type EventLinkProps = { event: { id: string; module: string; subject: string; group?: GroupMark } }

/** What a row is about, as a link where it has a page: in the shell of its group if everybody may enter that. */
export function EventLink({ event: { id, module, subject, group } }: EventLinkProps) {
  const { url } = useFrameAlliance()
  const href = eventHref(url, { module, key: id, acronym: group?.isPublic ? group.acronym : undefined })
  return href === undefined ? subject : <Link to={href}>{subject}</Link>
}
