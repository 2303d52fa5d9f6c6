import { FormattedMessage } from "react-intl"
import type { Eventually } from "#app/lib/settle.ts"
import { paths } from "#app/lib/paths.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { EmptyState } from "#app/ui/feedback/empty-state.tsx"
import { Section } from "#app/ui/layout/section.tsx"
import { Link } from "#app/ui/link.tsx"
import { Time } from "#app/ui/time.tsx"
import type { WidgetView } from "./dashboard.server.ts"
import { GroupLink } from "./group-link.tsx"
import { WidgetBody } from "#app/parts/widget/widget-body.tsx"

type View = WidgetView<"notices">

/** The latest notices, new ones marked (DASH-05). */
export function NoticesWidget({ from }: { from: Eventually<View> }) {
  const { url } = useFrameAlliance()
  const all = (
    <Link to={paths.notices({ alliance: url })}>
      <FormattedMessage id="workgroup.dashboard.all-notices" />
    </Link>
  )
  return (
    <Section title={<FormattedMessage id="dashboard.notices.title" />} aside={all}>
      <WidgetBody from={from} lines={6}>
        {(notices) => (notices.length === 0 ? <NoNotices /> : <NoticeRows notices={notices} />)}
      </WidgetBody>
    </Section>
  )
}

function NoNotices() {
  return (
    <EmptyState title={<FormattedMessage id="dashboard.notices.empty" />}>
      <FormattedMessage id="dashboard.notices.empty-why" />
    </EmptyState>
  )
}

function NoticeRows({ notices }: { notices: View }) {
  return (
    <ul className="rows">
      {notices.map(({ id, href, subject, isNew, group, sent }) => (
        <li key={id}>
          <Link to={href}>{subject}</Link>{" "}
          {isNew && (
            <span className="mark">
              <FormattedMessage id="dashboard.notices.new" />
            </span>
          )}
          <br />
          <small>
            {group ? <GroupLink group={group} /> : <FormattedMessage id="dashboard.notices.alliance" />} ·{" "}
            <Time moment={sent} />
          </small>
        </li>
      ))}
    </ul>
  )
}
