import { paths } from "#app/lib/paths.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { Link } from "#app/ui/link.tsx"
import type { GroupMark } from "#app/parts/group-mark.server.ts"

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
