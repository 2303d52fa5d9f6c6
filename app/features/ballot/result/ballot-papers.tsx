import { useIntl } from "react-intl"
import { ballotPaths } from "#app/lib/paths/ballot.ts"
import type { Eventually } from "#app/lib/settle.ts"
import { WidgetBody } from "#app/parts/widget/widget-body.tsx"
import { Section } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { type Column, Table } from "#app/ui/table/table.tsx"
import type { BallotView } from "../detail/detail.server.ts"
import { SearchForm } from "../search-form.tsx"
import type { PaperView } from "./result.server.ts"

const columns: Column<PaperView>[] = [
  {
    key: "code",
    head: "ballot.receipt.code",
    kind: "subject",
    cell: ({ code }) => <span className="ref code">{code}</span>,
  },
  { key: "option", head: "ballot.record.option", cell: ({ option }) => option },
]

/** The published votes of a secret ballot, by receipt code (VOTE-08). */
export function PapersTable({ papers }: { papers: PaperView[] }) {
  const intl = useIntl()
  return (
    <div className="list slim">
      <Table
        caption={intl.formatMessage({ id: "ballot.papers" })}
        columns={columns}
        rows={papers}
        rowKey={({ code }) => code}
      />
    </div>
  )
}

type BallotPapersProps = {
  ballot: BallotView
  papers: Eventually<{ code: string; rows: PaperView[]; total: number }>
}

/** The published votes of a secret ballot after its end, with a search for the own one (VOTE-08). */
export function BallotPapersSection({ ballot: { scope, id }, papers }: BallotPapersProps) {
  const intl = useIntl()
  return (
    <Section id="papers" title={intl.formatMessage({ id: "ballot.papers" })}>
      <WidgetBody from={papers}>
        {({ code, rows, total }) => (
          <>
            <SearchForm
              label={intl.formatMessage({ id: "ballot.papers.find" })}
              name="code"
              value={code}
              at="#papers"
            />
            {rows.length > 0 ? (
              <PapersTable papers={rows} />
            ) : (
              <p role="status">{intl.formatMessage({ id: code ? "ballot.papers.none" : "ballot.papers.empty" })}</p>
            )}
            {total > rows.length && (
              <p>
                <a {...linkTo(ballotPaths.result(scope.alliance, id))}>
                  {intl.formatMessage({ id: "ballot.papers.all" }, { total })}
                </a>
              </p>
            )}
          </>
        )}
      </WidgetBody>
    </Section>
  )
}
