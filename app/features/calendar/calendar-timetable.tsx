import { useEffect, useState } from "react"
import { useIntl } from "react-intl"
import { useNonce } from "#app/ui/nonce.ts"
import { linkTo } from "#app/ui/link.tsx"
import { CalendarEntry } from "./calendar-entry.tsx"
import type { CalendarDay, CalendarPage } from "./calendar.server.ts"
import { dayLayout, type DayPlace, shownHours } from "./day-layout.ts"
import { calendarHref, type CalendarSearch, earlierDays } from "./list.query.ts"
import { hourText, Slots, SlotsHint } from "./slots.tsx"
import { useEntryDrag } from "./use-entry-drag.ts"
import { useDayKeys, useHourKeys } from "./use-day-keys.ts"

type Entry = CalendarDay["entries"][number]
type TimedEntry = Entry & { span: NonNullable<Entry["span"]> }
type Timed = { entry: TimedEntry; id: string; place: DayPlace }
type DayOfTable = { day: CalendarDay; whole: Entry[]; timed: Timed[] }

/** The entries of a day: those of the whole day, and the others with their places. */
function dayOfTable(day: CalendarDay): DayOfTable {
  const isTimed = (entry: Entry): entry is TimedEntry => entry.span !== undefined
  const entries = day.entries.filter(isTimed)
  const places = dayLayout(entries.map(({ span }) => span))
  const timed = entries.flatMap((entry, at) => {
    const place = places[at]
    return place ? [{ entry, place, id: `at-${day.date}-${at}` }] : []
  })
  return { day, timed, whole: day.entries.filter(({ span }) => span === undefined) }
}

/** The first minute of a day that is still to come; all of the days after today are. */
function minutesPassed({ date, isToday }: CalendarDay, page: CalendarPage): number {
  if (isToday) return page.minute + 1
  return date < page.today ? 24 * 60 : 0
}

/**
 * One week or one day to scale: what overlaps stands side by side, a line says now, and a free hour is a link to a new meeting (CAL-01). Each
 * day is a section with its list, in the order of time; on narrow screens only that is shown, from today on.
 */
export function CalendarTimetable({ page }: { page: CalendarPage }) {
  const { weeks, search, title, weekdays } = page
  const days = weeks.flat().map(dayOfTable)
  const { first, last } = shownHours(days.flatMap(({ timed }) => timed.map(({ place }) => place)))
  const hours = Array.from({ length: last - first }, (_, at) => first + at)
  const table = useDayKeys<HTMLDivElement>()
  useHourKeys(table, hours.length)
  const minute = useMinute(page.minute)
  return (
    <>
      <SlotsHint page={page} />
      <Places days={days} first={first} minute={minute} />
      <div
        className="timetable"
        id={earlierDays}
        ref={table}
        role="group"
        aria-label={title}
        data-days={days.length}
        data-first={first}
        data-hours={hours.length}
        onPointerOver={useEntryDrag(table)}
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
            <div className="scale" data-date={day.date} data-from={minutesPassed(day, page)}>
              <Slots page={page} date={day.date} hours={hours} from={Math.ceil(minutesPassed(day, page) / 60)} />
              <ul>
                {timed.map(({ entry, id }) => (
                  <li
                    key={entry.id}
                    id={id}
                    data-form={entry.move?.form}
                    data-start={entry.span.from}
                    data-length={entry.span.to - entry.span.from}
                  >
                    <CalendarEntry entry={entry} isToScale />
                    {entry.move && entry.until && <span className="grip" />}
                    {entry.move && <MoveLink search={search} move={entry.move} subject={entry.subject} />}
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

type MoveLinkProps = { search: CalendarSearch; move: NonNullable<Entry["move"]>; subject: string }

/** The way to move an entry by keyboard, on touch screens and without scripts: the hours then lead to its form. */
function MoveLink({ search, move, subject }: MoveLinkProps) {
  const intl = useIntl()
  return (
    <a
      className="move"
      aria-label={intl.formatMessage({ id: "calendar.move.named" }, { subject })}
      rel="nofollow"
      {...linkTo(calendarHref(search, { move: move.record }), { staysInPlace: true })}
    >
      {intl.formatMessage({ id: "calendar.move" })}
    </a>
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
      ({ id, place: { from, to, column, columns, width } }) =>
        `#${id}{--from:${from - start};--to:${to - start};--column:${column};--columns:${columns};--width:${width}}`,
    ),
  )
  const css = [...rules, `#calendar-now{--from:${minute - start}}`].join("")
  return (
    <style nonce={nonce} suppressHydrationWarning>
      {css}
    </style>
  )
}
