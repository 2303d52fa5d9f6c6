import { useIntl } from "react-intl"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { textLang } from "#app/ui/text-lang.ts"
import { MeetingBallots } from "../detail/meeting-ballots.tsx"
import { agendaSymbols, agendaTexts } from "../meeting.status.ts"
import type { LiveAgendaView } from "./agenda-view.server.ts"
import { MoveButton } from "./agenda-moves.tsx"

type AgendaItemsProps = Pick<LiveAgendaView, "items" | "moves">

/** All topics of the agenda, with the time planned and used; the chair can move to each of them. */
export function AgendaItems({ items, moves }: AgendaItemsProps) {
  const intl = useIntl()
  if (items.length === 0) return <p className="hint">{intl.formatMessage({ id: "meeting.topics.none" })}</p>
  return (
    <ol className="rows">
      {items.map((item) => {
        const { id, number, subject, status, times, canMove, ballots } = item
        return (
          <li key={id} className="stack tight" aria-current={status === "current" ? "step" : undefined}>
            <div className="cluster">
              <span lang={textLang(subject, intl.locale)}>
                {intl.formatNumber(number)}. {subject}
              </span>
              <StatusTag symbol={agendaSymbols[status]}>{intl.formatMessage({ id: agendaTexts[status] })}</StatusTag>
            </div>
            {times && <small>{times}</small>}
            {ballots.length > 0 && status !== "current" && <MeetingBallots ballots={ballots} />}
            {moves && canMove && (
              <MoveButton moves={moves} topic={item} className="textual" text="meeting-agenda.jump" />
            )}
          </li>
        )
      })}
    </ol>
  )
}
