import { FormattedMessage } from "react-intl"
import { EventKicker } from "#app/parts/event/event-head.tsx"
import { RichText } from "#app/parts/rich-text/rich-text.tsx"
import { Note } from "#app/ui/feedback/note.tsx"
import { Section } from "#app/ui/layout/section.tsx"
import { Stack } from "#app/ui/layout/stack.tsx"
import { Time } from "#app/ui/time.tsx"
import { BallotKeys } from "./ballot-keys.tsx"
import type { RecordView, ResultView } from "./ballot-result.server.ts"
import type { BallotView } from "./ballot-view.server.ts"
import { RecordsTable } from "./records-table.tsx"
import { ResultTable, ResultVerdict } from "./result-table.tsx"

type ResultDocumentProps = { ballot: BallotView; result: ResultView; records?: RecordView[]; alliance: string }

/** The document: what was asked, what came of it and whether it counts, and how each voter voted (VOTE-06). */
export function ResultDocument({ ballot, result, records, alliance }: ResultDocumentProps) {
  const { subject, group, html, myVote, times } = ballot
  return (
    <>
      <header className="head">
        <p className="muted">
          {[alliance, group?.name].filter(Boolean).join(" · ")} · <FormattedMessage id="ballot.result.title" />
        </p>
        <p className="kicker">
          <EventKicker {...ballot} />
        </p>
        <h1>{subject}</h1>
        <BallotKeys ballot={ballot} />
      </header>
      <Stack>
        <Seal ballot={ballot} result={result} />
        <RichText html={html} />
        <Section title={<FormattedMessage id="ballot.result" />}>
          <ResultTable result={result} />
          <ResultVerdict result={result} />
        </Section>
        {records && (
          <Section title={<FormattedMessage id="ballot.records" />}>
            <RecordsTable records={records} code={myVote?.code} zone={times.zoneHere} />
          </Section>
        )}
      </Stack>
    </>
  )
}

/** Whether these numbers are the last ones. */
function Seal({ ballot: { status, cancelReason }, result: { sealed } }: { ballot: BallotView; result: ResultView }) {
  if (sealed)
    return (
      <Note tone="done">
        <FormattedMessage id="ballot.sealed" values={{ time: <Time moment={sealed} /> }} />
      </Note>
    )
  return (
    <Note tone={status === "cancelled" ? "stop" : "hold"}>
      <FormattedMessage id={status === "cancelled" ? "ballot.never-sealed" : "ballot.not-sealed"} />{" "}
      {cancelReason && <span className="lines">{cancelReason}</span>}
    </Note>
  )
}
