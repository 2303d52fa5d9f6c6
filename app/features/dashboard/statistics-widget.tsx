import { FormattedMessage, FormattedNumber, useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import type { Eventually } from "#app/lib/settle.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { WidgetBody } from "#app/parts/widget/widget-body.tsx"
import { Facts } from "#app/ui/layout/page.tsx"
import { Link } from "#app/ui/link.tsx"
import type { WidgetView } from "./dashboard.server.ts"

type View = WidgetView<"statistics">

/** Proposals, groups, meetings and ballots in numbers (DASH-04). */
export function StatisticsWidget({ from }: { from: Eventually<View> }) {
  const intl = useIntl()
  const { url } = useFrameAlliance()
  return (
    <section aria-label={intl.formatMessage({ id: "dashboard.statistics.title" })}>
      <WidgetBody from={from} lines={2}>
        {({ proposal, group, meeting, ballot }) => (
          <Facts
            kind="stats"
            items={[
              {
                term: (
                  <Link to={paths.proposals({ alliance: url })}>
                    <FormattedMessage id="dashboard.statistics.proposals" />
                  </Link>
                ),
                value: <FormattedNumber value={proposal.total} />,
                note: (
                  <FormattedMessage id="dashboard.statistics.in-progress" values={{ total: proposal.ongoing_total }} />
                ),
              },
              {
                term: (
                  <Link to={paths.groups(url)}>
                    <FormattedMessage id="dashboard.statistics.groups" />
                  </Link>
                ),
                value: <FormattedNumber value={group.total} />,
                note: <FormattedMessage id="dashboard.statistics.yours" values={{ total: group.mine_total }} />,
              },
              {
                term: (
                  <Link to={paths.meetings({ alliance: url })}>
                    <FormattedMessage id="dashboard.statistics.meetings" />
                  </Link>
                ),
                value: <FormattedNumber value={meeting.total} />,
                note: <FormattedMessage id="dashboard.statistics.this-week" values={{ total: meeting.week_total }} />,
              },
              {
                term: (
                  <Link to={paths.ballots({ alliance: url })}>
                    <FormattedMessage id="dashboard.statistics.ballots" />
                  </Link>
                ),
                value: <FormattedNumber value={ballot.total} />,
                note: <FormattedMessage id="dashboard.statistics.open" values={{ total: ballot.ongoing_total }} />,
              },
            ]}
          />
        )}
      </WidgetBody>
    </section>
  )
}
