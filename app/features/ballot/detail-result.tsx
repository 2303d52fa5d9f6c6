import { FormattedMessage } from "react-intl"
import type { Eventually } from "#app/lib/settle.ts"
import { paths } from "#app/lib/paths.ts"
import { WidgetBody } from "#app/parts/widget/widget-body.tsx"
import { Section } from "#app/ui/layout/section.tsx"
import { Link } from "#app/ui/link.tsx"
import type { RecordView, ResultView } from "./ballot-result.server.ts"
import type { BallotView } from "./ballot-view.server.ts"
import { RecordsTable } from "./records-table.tsx"
import { ResultTable } from "./result-table.tsx"
import { ResultVerdict } from "./result-verdict.tsx"

type DetailResultProps = { ballot: BallotView; result: Eventually<ResultView> }

/** The totals, live while the ballot is open, for those who may read them (VOTE-05). */
export function DetailResult({ ballot: { place, id, status }, result }: DetailResultProps) {
  const isOpen = status === "ongoing"
  const title = isOpen ? "ballot.result.so-far" : status === "cancelled" ? "ballot.result.cancelled" : "ballot.result"
  const aside = isOpen ? (
    <Link to={`${paths.ballot(place, id)}#result`}>
      <FormattedMessage id="ballot.result.refresh" />
    </Link>
  ) : (
    <Link to={paths.ballotResult(place.alliance, id)}>
      <FormattedMessage id="ballot.act.result" />
    </Link>
  )
  return (
    <Section id="result" title={<FormattedMessage id={title} />} aside={aside}>
      <WidgetBody from={result}>
        {(view) => (
          <>
            <ResultTable result={view} />
            <ResultVerdict result={view} />
          </>
        )}
      </WidgetBody>
    </Section>
  )
}

type DetailRecordsProps = { ballot: BallotView; records: Eventually<{ rows: RecordView[]; total: number }> }

/** Who voted what; the latest here, all of them in the file (VOTE-05). */
export function DetailRecords({ ballot: { place, id }, records }: DetailRecordsProps) {
  const file = (
    <a href={paths.ballotRecordsCsv(place.alliance, id)}>
      <FormattedMessage id="event.csv" />
    </a>
  )
  return (
    <Section id="records" title={<FormattedMessage id="ballot.records" />} aside={file}>
      <WidgetBody from={records}>
        {({ rows, total }) => (
          <>
            <RecordsTable records={rows} />
            {total > rows.length && (
              <p>
                <Link to={paths.ballotResult(place.alliance, id)}>
                  <FormattedMessage id="ballot.records.all" values={{ total }} />
                </Link>
              </p>
            )}
          </>
        )}
      </WidgetBody>
    </Section>
  )
}
