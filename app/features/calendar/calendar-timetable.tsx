import { useEffect, useState } from "react"
import { useIntl } from "react-intl"
import { useNonce } from "#app/ui/nonce.ts"
import { linkTo } from "#app/ui/link.tsx"
import { CalendarEntry } from "./calendar-entry.tsx"
import { earlierDays } from "./calendar-grid.tsx"
import type { CalendarDay, CalendarPage } from "./calendar.server.ts"
import { dayLayout, type DayPlace, shownHours } from "./day-layout.ts"
import { calendarHref } from "./list.query.ts"
import { useDayKeys, useHourKeys } from "./use-day-keys.ts"

type Entry = CalendarDay["entries"][number]
type Timed = { entry: Entry; id: string; place: DayPlace }
type DayOfTable = { day: CalendarDay; whole: Entry[]; timed: Timed[] }

/** The entries of a day: those of the whole day, and the others with their places. */
function dayOfTable(day: CalendarDay): DayOfTable {
  const isTimed = (entry: Entry): entry is Entry & { span: NonNullable<Entry["span"]> } => entry.span !== undefined
  const entries = day.entries.filter(isTimed)
  const places = dayLayout(entries.map(({ span }) => span))
  const timed = entries.flatMap((entry, at) => {
    const place = places[at]
    return place ? [{ entry, place, id: `at-${day.date}-${at}` }] : []
  })
  return { day, timed, whole: day.entries.filter(({ span }) => span === undefined) }
}

/** The first hour of a day that is still to come; all days after today are. */
function hoursPassed({ date, isToday }: CalendarDay, page: CalendarPage): number {
  if (isToday) return Math.floor(page.minute / 60) + 1
  return date < page.today ? 24 : 0
}

const hourText = (hour: number) => `${String(hour).padStart(2, "0")}:00`

/**
 * One week or one day to scale: what overlaps stands side by side, a line says now, and a free hour is a link to a new meeting (CAL-01). Each
 * day is a section with its list, in the order of time; on narrow screens only that is shown, from today on.
 */
export function CalendarTimetable({ page }: { page: CalendarPage }) {
  const intl = useIntl()
  const { weeks, search, title, weekdays } = page
  const days = weeks.flat().map(dayOfTable)
  const { first, last } = shownHours(days.flatMap(({ timed }) => timed.map(({ place }) => place)))
  const hours = Array.from({ length: last - first }, (_, at) => first + at)
  const table = useDayKeys<HTMLDivElement>()
  useHourKeys(table, hours.length)
  const minute = useMinute(page.minute)
  return (
    <>
      {page.meetingForm && <p className="hint wide">{intl.formatMessage({ id: "calendar.slots" })}</p>}
      <Places days={days} first={first} minute={minute} />
      <div
        className="timetable"
        id={earlierDays}
        ref={table}
        role="group"
        aria-label={title}
        data-days={days.length}
        data-hours={hours.length}
      >
        <div className="hours" aria-hidden="true">
          {hours.map((hour) => (
            <span key={hour}>{hourText(hour)}</span>
          ))}
        </div>
        {days.map(({ day, whole, timed }, at) => (
          <section
            key={day.date}
            aria-labelledby={`day-${day.date}`}
            data-past={day.date < page.today ? "" : undefined}
            data-empty={day.entries.length === 0 ? "" : undefined}
          >
            <h2 id={`day-${day.date}`} aria-current={day.isToday ? "date" : undefined}>
              <a
                className="day"
                aria-label={day.words.long}
                data-day={day.date}
                {...linkTo(calendarHref(search, { view: days.length === 1 ? "agenda" : "day", date: day.date }))}
              >
                <span className="short">
                  {weekdays[at]?.short} {day.words.short}
                </span>
                <span className="long">{day.words.long}</span>
              </a>
            </h2>
            <ul className="whole">
              {whole.map((entry) => (
                <li key={entry.id}>
                  <CalendarEntry entry={entry} />
                </li>
              ))}
            </ul>
            <div className="scale">
              {page.meetingForm && (
                <Slots form={page.meetingForm} date={day.date} hours={hours} from={hoursPassed(day, page)} />
              )}
              <ul>
                {timed.map(({ entry, id }) => (
                  <li key={entry.id} id={id}>
                    <CalendarEntry entry={entry} hasEnd />
                  </li>
                ))}
              </ul>
              {day.isToday && minute >= first * 60 && minute <= last * 60 && <Now />}
            </div>
          </section>
        ))}
      </div>
    </>
  )
}

type SlotsProps = { form: string; date: string; hours: number[]; /** The first hour to come. */ from: number }

/** Hours to come as links to a new meeting then. One of each day is in the tab order; the arrow keys go to the others. */
function Slots({ form, date, hours, from }: SlotsProps) {
  const intl = useIntl()
  const start = Math.max(from, 9)
  return (
    <div className="slots">
      {hours.map((hour) =>
        hour < from ? (
          <span key={hour} data-hour={hour} />
        ) : (
          <a
            key={hour}
            aria-label={intl.formatMessage({ id: "calendar.slot" }, { time: hourText(hour) })}
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

function Now() {
  const intl = useIntl()
  return (
    <div className="now" id="calendar-now" data-s="stop">
      <span className="vh">{intl.formatMessage({ id: "calendar.now" })}</span>
    </div>
  )
}

/** Minutes of the day, which go on while the page is open. */
function useMinute(minute: number): number {
  const [passed, setPassed] = useState(0)
  useEffect(() => {
    const start = performance.now()
    const timer = setInterval(() => setPassed(Math.floor((performance.now() - start) / 60_000)), 30_000)
    return () => clearInterval(timer)
  }, [minute])
  return minute + passed
}

type PlacesProps = { days: DayOfTable[]; first: number; minute: number }

/** The places as styles, in minutes: the content security policy allows no `style` attributes. */
function Places({ days, first, minute }: PlacesProps) {
  const nonce = useNonce()
  const start = first * 60
  const rules = days.flatMap(({ timed }) =>
    timed.map(
      ({ id, place: { from, to, column, columns } }) =>
        `#${id}{--from:${from - start};--to:${to - start};--column:${column};--columns:${columns}}`,
    ),
  )
  const css = [...rules, `#calendar-now{--from:${minute - start}}`].join("")
  return (
    <style nonce={nonce} suppressHydrationWarning>
      {css}
    </style>
  )
}
