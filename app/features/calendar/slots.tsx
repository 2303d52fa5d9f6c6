import { useIntl } from "react-intl"
import { Note } from "#app/ui/feedback/note.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { textLang } from "#app/ui/text-lang.ts"
import type { CalendarPage } from "./calendar.server.ts"
import { calendarHref } from "./list.query.ts"

/** A full hour of the day as text. */
export const hourText = (hour: number) => `${String(hour).padStart(2, "0")}:00`

type SlotsProps = { page: CalendarPage; date: string; hours: number[]; /** The first hour to come. */ from: number }

/**
 * Hours to come as links: to a new meeting then, or to the form of the record that is moved. One of each day is in the tab order; the arrow
 * keys go to the others.
 */
export function Slots({ page: { meetingForm, moved }, date, hours, from }: SlotsProps) {
  const intl = useIntl()
  const form = moved?.form ?? meetingForm
  if (form === undefined) return null
  const start = Math.max(from, 9)
  return (
    <div className="slots" data-moves={moved ? "" : undefined}>
      {hours.map((hour) =>
        hour < from ? (
          <span key={hour} data-hour={hour} />
        ) : (
          <a
            key={hour}
            aria-label={intl.formatMessage(
              { id: moved ? "calendar.slot.move" : "calendar.slot" },
              { time: hourText(hour) },
            )}
            tabIndex={hour === start ? undefined : -1}
            data-hour={hour}
            rel="nofollow"
            {...linkTo(`${form}?date=${date}&time=${hourText(hour)}`)}
          />
        ),
      )}
    </div>
  )
}

/** What the hours do: they create a meeting, or they are the new time of the record that is moved. Nothing if the person can do neither. */
export function SlotsHint({ page: { meetingForm, moved, search, weeks } }: { page: CalendarPage }) {
  const intl = useIntl()
  const canMove = weeks.flat().some(({ entries }) => entries.some(({ move }) => move))
  if (!moved)
    return (
      meetingForm && (
        <p className="hint wide">
          {intl.formatMessage({ id: "calendar.slots" })} {canMove && intl.formatMessage({ id: "calendar.slots.drag" })}
        </p>
      )
    )
  const subject = <strong lang={textLang(moved.subject, intl.locale)}>{moved.subject}</strong>
  return (
    <Note tone="live" role="status">
      <span className="wide">{intl.formatMessage({ id: "calendar.move.hint" }, { subject })} </span>
      <a {...linkTo(moved.form)}>{intl.formatMessage({ id: "calendar.move.form" })}</a>{" "}
      <a {...linkTo(calendarHref(search, { move: undefined }))}>{intl.formatMessage({ id: "calendar.move.stop" })}</a>
    </Note>
  )
}
