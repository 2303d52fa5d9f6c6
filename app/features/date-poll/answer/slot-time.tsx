import { useIntl } from "react-intl"
import { Time } from "#app/ui/time.tsx"
import type { AnswerSlot } from "./slot-view.server.ts"

/** The times of a slot in the reader's zone, and in that of the poll if it differs. */
export function SlotTime({ slot: { start, end, there } }: { slot: Pick<AnswerSlot, "start" | "end" | "there"> }) {
  const intl = useIntl()
  return (
    <>
      <span className="nowrap">
        <Time moment={start} />–<Time moment={end} />
      </span>
      {there && (
        <small className="muted">
          {intl.formatMessage({ id: "date-poll.there" }, { time: <Time moment={there.time} />, place: there.place })}
        </small>
      )}
    </>
  )
}
