import { paths } from "#app/lib/paths.ts"
import { eventHref } from "#app/parts/event/event-href.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { GroupMark } from "#app/parts/group-mark.server.ts"
import { Link } from "#app/ui/link.tsx"

type EventLinkProps = { event: { id: string; module: string; subject: string; group?: GroupMark } }

/** What a row is about, as a link where it has a page: in the shell of its group if everybody may enter that. */
export function EventLink({ event: { id, module, subject, group } }: EventLinkProps) {
  const { url } = useFrameAlliance()
  const href = eventHref(url, { module, key: id, acronym: group?.isPublic ? group.acronym : undefined })
  return href === undefined ? subject : <Link to={href}>{subject}</Link>
}

type GroupLinkProps = { group: GroupMark; /** With its name instead of its acronym. */ isNamed?: boolean }

/** A group that a row names, as a link to it. */
export function GroupLink({ group: { acronym, name, isPublic }, isNamed }: GroupLinkProps) {
  const { url } = useFrameAlliance()
  const className = isNamed ? undefined : "ref"
  const text = isNamed ? name : acronym
  if (!isPublic) return <span className={className}>{text}</span>
  return (
    <Link className={className} to={paths.workgroupAbout(url, acronym)}>
      {text}
    </Link>
  )
}
