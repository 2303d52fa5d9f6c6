import { Link } from "@remix-run/react"
import { paths } from "#app/lib/paths.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { GroupMark } from "./dashboard.server.ts"

type EventLinkProps = { event: { id: string; module: string; subject: string; group?: GroupMark } }

/** What a row is about, as a link where it has a page: a meeting, in the shell of its group if everybody may enter that. */
export function EventLink({ event: { id, module, subject, group } }: EventLinkProps) {
  const { url: alliance } = useFrameAlliance()
  if (module !== "meeting") return subject
  const place = group?.isPublic ? { alliance, acronym: group.acronym } : { alliance }
  return <Link to={paths.meeting(place, id)}>{subject}</Link>
}
