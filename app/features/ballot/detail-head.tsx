import { FormattedMessage, FormattedNumber, useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { EventKicker } from "#app/parts/event-page/event-kicker.tsx"
import { AnchorTabs } from "#app/ui/layout/anchor-tabs.tsx"
import { PageHead } from "#app/ui/layout/page-head.tsx"
import { BallotKeys } from "./ballot-keys.tsx"
import type { BallotView } from "./ballot-view.server.ts"
import { DetailActs } from "./detail-acts.tsx"

/** The head of a ballot's page: what it is, what one can do, the facts everyone needs, and its sections. */
export function DetailHead({ ballot }: { ballot: BallotView }) {
  const intl = useIntl()
  const { place, subject, options, voters, actions, documentation } = ballot
  const sections = [
    { id: "main", text: "event.overview" },
    { id: "options", text: "ballot.options", count: options.length },
    ...(actions.includes("result.get") ? [{ id: "result", text: "ballot.result" } as const] : []),
    ...(actions.includes("record.list") ? [{ id: "records", text: "ballot.records" } as const] : []),
    { id: "people", text: "ballot.voters", count: voters.total },
    { id: "documents", text: "ballot.documents", count: documentation.length },
    { id: "log", text: "operation-log.title" },
  ] as const
  return (
    <PageHead
      title={subject}
      crumbs={[{ href: paths.ballots(place), text: intl.formatMessage({ id: "ballot.list.title" }) }]}
      kicker={<EventKicker {...ballot} />}
      acts={<DetailActs ballot={ballot} />}
    >
      <BallotKeys ballot={ballot} />
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
