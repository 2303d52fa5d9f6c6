import { FormattedMessage } from "react-intl"
import type { Eventually } from "#app/lib/settle.ts"
import { EmptyState } from "#app/ui/feedback/empty-state.tsx"
import { Section } from "#app/ui/layout/section.tsx"
import { Time } from "#app/ui/time.tsx"
import type { WidgetView } from "./dashboard.server.ts"
import { GroupLink } from "./group-link.tsx"
import { WidgetBody } from "#app/parts/widget/widget-body.tsx"

type View = WidgetView<"notices">

/** The latest notices, new ones marked (DASH-05). */
export function NoticesWidget({ from }: { from: Eventually<View> }) {
  return (
    <Section title={<FormattedMessage id="dashboard.notices.title" />}>
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
      {notices.map(({ id, subject, isNew, group, sent }) => (
        <li key={id}>
          <strong>{subject}</strong>{" "}
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
