import { useIntl } from "react-intl"
import { memberPaths } from "#app/lib/paths/member.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { Note } from "#app/ui/feedback/note.tsx"
import { Stack } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"

/** Shown instead of a step if its list has expired; links to the first step. */
export function ExpiredList() {
  const intl = useIntl()
  const { url } = useFrameAlliance()
  return (
    <Stack>
      <Note tone="hold" title={intl.formatMessage({ id: "member-invitation.expired.title" })}>
        {intl.formatMessage({ id: "member-invitation.expired.text" })}
      </Note>
      <p className="acts">
        <a className="btn primary" {...linkTo(memberPaths.invite(url))}>
          {intl.formatMessage({ id: "member-invitation.expired.link" })}
        </a>
      </p>
    </Stack>
  )
}
