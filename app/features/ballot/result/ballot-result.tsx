import { useIntl } from "react-intl"
import { ballotPaths } from "#app/lib/paths/ballot.ts"
import type { Eventually } from "#app/lib/settle.ts"
import { WidgetBody } from "#app/parts/widget/widget-body.tsx"
import { Section, Stack } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import type { RecordView, ResultView } from "./result.server.ts"
import type { BallotView } from "../detail/detail.server.ts"
import { RecordsTable } from "./records-table.tsx"
import { Outcome, ResultTable, ResultVerdict } from "./result-table.tsx"

type BallotResultProps = { ballot: BallotView; result: Eventually<ResultView> }

/** The totals, updated while the ballot is open, for users who may read them (VOTE-05). */
export function BallotResultSection({ ballot: { scope, id, status }, result }: BallotResultProps) {
  const intl = useIntl()
  const isOpen = status === "ongoing"
  const title = isOpen ? "ballot.result.so-far" : status === "cancelled" ? "ballot.result.cancelled" : "ballot.result"
  const aside = isOpen ? (
    <a {...linkTo(`${ballotPaths.detail(scope, id)}#result`)}>{intl.formatMessage({ id: "ballot.result.refresh" })}</a>
  ) : (
    <a {...linkTo(ballotPaths.result(scope.alliance, id))}>{intl.formatMessage({ id: "ballot.action.result" })}</a>
  )
  return (
    <Section id="result" title={intl.formatMessage({ id: title })} aside={aside}>
      <WidgetBody from={result}>
        {(view) => (
          <Stack gap="tight">
            {status === "ended" && <Outcome result={view} />}
            <ResultTable result={view} />
            <ResultVerdict result={view} isOpen={isOpen} />
          </Stack>
        )}
      </WidgetBody>
    </Section>
  )
}

type BallotRecordsProps = { ballot: BallotView; records: Eventually<{ rows: RecordView[]; total: number }> }

/** The latest vote records, with a link to the CSV file of all records (VOTE-05). */
export function BallotRecordsSection({ ballot: { scope, id, myVote, times, isSecret }, records }: BallotRecordsProps) {
  const intl = useIntl()
  const file = <a href={ballotPaths.recordsCsv(scope.alliance, id)}>{intl.formatMessage({ id: "event.csv" })}</a>
  return (
    <Section id="records" title={intl.formatMessage({ id: "ballot.records" })} aside={file}>
      <WidgetBody from={records}>
        {({ rows, total }) => (
          <>
            <RecordsTable records={rows} isSecret={isSecret} code={myVote?.code} zone={times.zoneHere} />
            {total > rows.length && (
              <p>
                <a {...linkTo(ballotPaths.result(scope.alliance, id))}>
                  {intl.formatMessage({ id: "ballot.records.all" }, { total })}
                </a>
              </p>
            )}
          </>
        )}
      </WidgetBody>
    </Section>
  )
}
