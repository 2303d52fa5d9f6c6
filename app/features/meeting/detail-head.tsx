import { FormattedMessage, FormattedNumber, useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { EventKicker } from "#app/parts/event-page/event-kicker.tsx"
import { AnchorTabs } from "#app/ui/layout/anchor-tabs.tsx"
import { PageHead } from "#app/ui/layout/page-head.tsx"
import { DetailActs } from "./detail-acts.tsx"
import { MeetingKeys } from "./meeting-keys.tsx"
import type { MeetingView } from "./meeting-view.server.ts"

/** The head of a meeting's page: what it is, what one can do, the facts everyone needs, and its sections. */
export function DetailHead({ meeting }: { meeting: MeetingView }) {
  const intl = useIntl()
  const { place, subject, topics, participants, feedbacks, documentation, summary, ballots } = meeting
  const sections = [
    { id: "main", text: "event.overview" },
    { id: "topics", text: "meeting.topics", count: topics.length },
    { id: "people", text: "meeting.participants", count: participants.total },
    { id: "feedback", text: "meeting.feedback.tab", count: feedbacks.length },
    { id: "documents", text: "meeting.documents", count: documentation.length + summary.files.length },
    { id: "ballots", text: "meeting.ballots", count: ballots.length },
    { id: "log", text: "operation-log.title" },
  ] as const
  return (
    <PageHead
      title={subject}
      crumbs={[{ href: paths.meetings(place), text: intl.formatMessage({ id: "meeting.list.title" }) }]}
      kicker={<EventKicker {...meeting} />}
      acts={<DetailActs meeting={meeting} />}
    >
      <MeetingKeys meeting={meeting} />
      <AnchorTabs
        label={intl.formatMessage({ id: "event.sections" })}
        items={sections.map((section) => ({
          id: section.id,
          text: <FormattedMessage id={section.text} />,
          count: "count" in section ? <FormattedNumber value={section.count} /> : undefined,
        }))}
      />
    </PageHead>
  )
}
