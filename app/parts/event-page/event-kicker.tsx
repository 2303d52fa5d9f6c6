import { FormattedMessage } from "react-intl"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { eventDials, eventStatusTexts, type EventStatus } from "../event-status.ts"

type EventKickerProps = { number: string; groupNumber?: string; status: EventStatus }

/** What names a meeting or ballot above its subject: both numbers and its status. */
export function EventKicker({ number, groupNumber, status }: EventKickerProps) {
  return (
    <>
      <span className="ref">{number}</span> {groupNumber && <span className="ref">{groupNumber}</span>}{" "}
      <StatusTag dial={eventDials[status]} isBoxed>
        <FormattedMessage id={eventStatusTexts[status]} />
      </StatusTag>
    </>
  )
}
