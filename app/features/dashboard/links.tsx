import { paths } from "#app/lib/paths.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { GroupMark } from "#app/parts/group-mark.server.ts"
import { linkTo } from "#app/ui/link.tsx"
import { useIntl } from "react-intl"
import { textLang } from "#app/ui/text-lang.ts"

type GroupLinkProps = { group: GroupMark; /** Shows the name instead of the acronym. */ isNamed?: boolean }

/** The group of a row, as a link to its page. */
export function GroupLink({ group: { acronym, name, isPublic }, isNamed }: GroupLinkProps) {
  const intl = useIntl()
  const { url } = useFrameAlliance()
  const className = isNamed ? undefined : "ref"
  const text = isNamed ? name : acronym
  if (!isPublic) return <span className={className}>{text}</span>
  return (
    <a lang={textLang(text, intl.locale)} className={className} {...linkTo(paths.workgroupAbout(url, acronym))}>
      {text}
    </a>
  )
}
