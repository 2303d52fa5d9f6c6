import { FormattedMessage } from "react-intl"
import { Link } from "#app/ui/link.tsx"
import { CalendarEntry } from "./calendar-entry.tsx"
import { calendarHref, type CalendarSearch } from "./calendar-query.ts"
import type { CalendarDay, CalendarPage } from "./calendar.server.ts"
import { useDayKeys } from "./use-day-keys.ts"

/** The hours a week shows in any case. */
const usual = Array.from({ length: 10 }, (_, at) => 8 + at)

/** These, and each hour before and after them in which something begins: a meeting at midnight adds its row, not eight. */
function hoursOf(days: CalendarDay[]): number[] {
  const begun = days.flatMap(({ entries }) => entries.flatMap(({ hour }) => hour ?? []))
  return [...new Set([...usual, ...begun])].sort((a, b) => a - b)
}

type DayProps = { day: CalendarDay; place: number }

function DayHead({ day, place, weekday, search }: DayProps & { weekday: string; search: CalendarSearch }) {
  const { date, words, entries, isToday } = day
  return (
    <th
      scope="col"
      data-n={place}
      data-empty={entries.length === 0 ? "" : undefined}
      aria-current={isToday ? "date" : undefined}
    >
      <Link className="day" to={calendarHref(search, { view: "agenda", date })} aria-label={words.long} data-day={date}>
        <span className="short">
          {weekday} {words.short}
        </span>
        <span className="long">{words.long}</span>
      </Link>
    </th>
  )
}

/** What begins on a day in an hour, or lasts all of it. */
function Cell({ day, place, hour }: DayProps & { hour: number | undefined }) {
  const entries = day.entries.filter((entry) => entry.hour === hour)
  return (
    <td data-n={place}>
      {entries.map((entry) => (
        <CalendarEntry key={entry.id} entry={entry} hasEnd />
      ))}
    </td>
  )
}

/** One week as a table of days and hours; on a narrow screen a list of the days with entries (CAL-01). */
export function CalendarWeek({ page }: { page: CalendarPage }) {
  const { search, title, weekdays, weeks } = page
  const table = useDayKeys()
  const days = weeks.flat()
  const rows = [undefined, ...hoursOf(days)]
  return (
    <table className="cal week" ref={table}>
      <caption className="vh">{title}</caption>
      <thead>
        <tr>
          <td className="hour" />
          {days.map((day, place) => (
            <DayHead key={day.date} day={day} place={place} weekday={weekdays[place]?.short ?? ""} search={search} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((hour, at) => (
          <tr key={hour ?? "day"} data-gap={hour !== undefined && at > 1 && hour - 1 !== rows[at - 1] ? "" : undefined}>
            <th scope="row" className="hour">
              {hour === undefined ? (
                <FormattedMessage id="calendar.mark.all-day" />
              ) : (
                `${String(hour).padStart(2, "0")}:00`
              )}
            </th>
            {days.map((day, place) => (
              <Cell key={day.date} day={day} place={place} hour={hour} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
