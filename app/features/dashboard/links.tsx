import { paths } from "#app/lib/paths.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { GroupMark } from "#app/parts/group-mark.server.ts"
import { Link } from "#app/ui/link.tsx"

type EventLinkProps = { event: { href?: string; subject: string } }

/** The subject of a row, as a link if it has a page. */
export function EventLink({ event: { href, subject } }: EventLinkProps) {
  return href === undefined ? subject : <Link to={href}>{subject}</Link>
}

type GroupLinkProps = { group: GroupMark; /** Shows the name instead of the acronym. */ isNamed?: boolean }

/** The group of a row, as a link to its page. */
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
