import { useIntl } from "react-intl"
import { linkTo } from "#app/ui/link.tsx"
import { CalendarEntry } from "./calendar-entry.tsx"
import { calendarHref, type CalendarSearch, earlierDays } from "./list.query.ts"
import type { CalendarDay, CalendarPage } from "./calendar.server.ts"
import { useDayKeys } from "./use-day-keys.ts"

/** Maximum number of entries per day in the month grid. A fuller day shows one entry less, and a link to all of them. */
const maxEntries = 4

/** The entries that a full day hides in the grid: the last ones, cancelled ones first. */
function surplusOf(entries: CalendarDay["entries"]): CalendarDay["entries"] {
  if (entries.length <= maxEntries) return []
  const isOff = (entry: (typeof entries)[number]) => Number(entry.isCancelled)
  return [...entries].sort((a, b) => isOff(a) - isOff(b)).slice(maxEntries - 1)
}

type DayProps = { day: CalendarDay; search: CalendarSearch; isPast: boolean }

function DayCell({ day, search, isPast }: DayProps) {
  const intl = useIntl()
  const { date, words, entries, isOut, isToday } = day
  const surplus = surplusOf(entries)
  const href = calendarHref(search, { view: "agenda", date })
  return (
    <td
      data-out={isOut ? "" : undefined}
      data-past={isPast ? "" : undefined}
      aria-current={isToday ? "date" : undefined}
    >
      <a className="day" aria-label={words.long} data-day={date} {...linkTo(href)}>
        <span className="short">{words.short}</span>
        <span className="long">{words.long}</span>
      </a>
      {entries.length > 0 && (
        <div>
          {entries.map((entry) => (
            <CalendarEntry key={entry.id} entry={entry} isSurplus={surplus.includes(entry)} />
          ))}
          {surplus.length > 0 && (
            <a className="more" {...linkTo(href)}>
              {intl.formatMessage(
                { id: "calendar.more" },
                {
                  total: surplus.length,
                  day: (
                    <span className="vh">{intl.formatMessage({ id: "calendar.more.on" }, { day: words.whole })}</span>
                  ),
                },
              )}
            </a>
          )}
        </div>
      )}
    </td>
  )
}

/**
 * The weeks of a month as a table. On narrow screens only the days with entries are shown, from today on: a link shows the earlier ones
 * (CAL-01).
 */
export function CalendarGrid({ page }: { page: CalendarPage }) {
  const { search, title, weekdays, weeks } = page
  const table = useDayKeys()
  const today = weeks.flat().find(({ isToday }) => isToday)?.date ?? ""
  const isPast = ({ date }: CalendarDay) => date < today
  return (
    <table className="cal month" id={earlierDays} ref={table}>
      <caption className="vh">{title}</caption>
      <colgroup span={7} />
      <thead>
        <tr>
          {weekdays.map(({ short, long }) => (
            <th key={long} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.date}>
            {week.map((day) => (
              <DayCell key={day.date} day={day} search={search} isPast={isPast(day)} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
