import { useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import type { Eventually } from "#app/lib/settle.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { WidgetBody } from "#app/parts/widget/widget-body.tsx"
import { Facts } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
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
                  <a {...linkTo(paths.proposals({ alliance: url }))}>
                    {intl.formatMessage({ id: "dashboard.statistics.proposals" })}
                  </a>
                ),
                value: intl.formatNumber(proposal.total),
                note: intl.formatMessage({ id: "dashboard.statistics.in-progress" }, { total: proposal.ongoing_total }),
              },
              {
                term: <a {...linkTo(paths.groups(url))}>{intl.formatMessage({ id: "dashboard.statistics.groups" })}</a>,
                value: intl.formatNumber(group.total),
                note: intl.formatMessage({ id: "dashboard.statistics.yours" }, { total: group.mine_total }),
              },
              {
                term: (
                  <a {...linkTo(paths.meetings({ alliance: url }))}>
                    {intl.formatMessage({ id: "dashboard.statistics.meetings" })}
                  </a>
                ),
                value: intl.formatNumber(meeting.total),
                note: intl.formatMessage({ id: "dashboard.statistics.this-week" }, { total: meeting.week_total }),
              },
              {
                term: (
                  <a {...linkTo(paths.ballots({ alliance: url }))}>
                    {intl.formatMessage({ id: "dashboard.statistics.ballots" })}
                  </a>
                ),
                value: intl.formatNumber(ballot.total),
                note: intl.formatMessage({ id: "dashboard.statistics.open" }, { total: ballot.ongoing_total }),
              },
            ]}
          />
        )}
      </WidgetBody>
    </section>
  )
}
