import { FormattedMessage } from "react-intl"
import { memberPaths } from "#app/lib/paths/member.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { Note } from "#app/ui/feedback/note.tsx"
import { Stack } from "#app/ui/layout/page.tsx"
import { Link } from "#app/ui/link.tsx"

/** Shown instead of a step if its list has expired; links to the first step. */
export function ExpiredList() {
  const { url } = useFrameAlliance()
  return (
    <Stack>
      <Note tone="hold" title={<FormattedMessage id="member-invitation.expired.title" />}>
        <FormattedMessage id="member-invitation.expired.text" />
      </Note>
      <p className="acts">
        <Link className="btn primary" to={memberPaths.invite(url)}>
          <FormattedMessage id="member-invitation.expired.link" />
        </Link>
      </p>
    </Stack>
  )
}
