import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { Fragment } from "react"
import { useIntl } from "react-intl"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { paths } from "#app/lib/paths.ts"
import { calendarPaths } from "#app/lib/paths/calendar.ts"
import { CreateMenu } from "#app/parts/create/create-menu.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { type CalendarDay, type CalendarPage, calendarView } from "./calendar.server.ts"
import { CalendarAgenda } from "./calendar-agenda.tsx"
import { CalendarEntry } from "./calendar-entry.tsx"
import { CalendarGrid } from "./calendar-grid.tsx"
import { calendarHref, type CalendarSearch, parseCalendar } from "./list.query.ts"
import { CalendarTools } from "./calendar-tools.tsx"
import { useDayKeys } from "./use-day-keys.ts"

/** The hours that the week view always shows. */
const defaultHours = Array.from({ length: 10 }, (_, at) => 8 + at)

/** The default hours plus each other hour in which an entry begins: a meeting at midnight adds one row, not eight. */
function hoursOf(days: CalendarDay[]): number[] {
  const begun = days.flatMap(({ entries }) => entries.flatMap(({ hour }) => hour ?? []))
  return [...new Set([...defaultHours, ...begun])].sort((a, b) => a - b)
}

type DayProps = { day: CalendarDay; index: number }

function DayHead({ day, index, weekday, search }: DayProps & { weekday: string; search: CalendarSearch }) {
  const { date, words, entries, isToday } = day
  return (
    <th
      scope="col"
      data-n={index}
      data-empty={entries.length === 0 ? "" : undefined}
      aria-current={isToday ? "date" : undefined}
    >
      <a
        className="day"
        aria-label={words.long}
        data-day={date}
        {...linkTo(calendarHref(search, { view: "agenda", date }))}
      >
        <span className="short">
          {weekday} {words.short}
        </span>
        <span className="long">{words.long}</span>
      </a>
    </th>
  )
}

/** Entries that begin on a day in a given hour, or last all day. */
function Cell({ day, index, hour }: DayProps & { hour: number | undefined }) {
  const entries = day.entries.filter((entry) => entry.hour === hour)
  return (
    <td data-n={index}>
      {entries.map((entry) => (
        <CalendarEntry key={entry.id} entry={entry} hasEnd />
      ))}
    </td>
  )
}

const hourText = (hour: number) => `${String(hour).padStart(2, "0")}:00`

/** Placeholder row for hours that are left out. */
function Gap({ from, to, width }: { from: number; to: number; width: number }) {
  const intl = useIntl()
  if (from >= to) return null
  return (
    <tr className="gap">
      <td colSpan={width}>{intl.formatMessage({ id: "calendar.gap" }, { from: hourText(from), to: hourText(to) })}</td>
    </tr>
  )
}

/** One week as a table of days and hours; on narrow screens a list of the days with entries (CAL-01). */
function CalendarWeek({ page }: { page: CalendarPage }) {
  const intl = useIntl()
  const { search, title, weekdays, weeks } = page
  const table = useDayKeys()
  const days = weeks.flat()
  const rows = [undefined, ...hoursOf(days)]
  return (
    <table className="cal week" ref={table}>
      <caption className="vh">{title}</caption>
      <colgroup span={days.length + 1} />
      <thead>
        <tr>
          <td className="hour" />
          {days.map((day, index) => (
            <DayHead key={day.date} day={day} index={index} weekday={weekdays[index]?.short ?? ""} search={search} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((hour, at) => (
          <Fragment key={hour ?? "day"}>
            <Gap from={(rows[at - 1] ?? 24) + 1} to={hour ?? 0} width={days.length + 1} />
            <tr>
              <th scope="row" className="hour">
                {hour === undefined ? intl.formatMessage({ id: "calendar.mark.all-day" }) : hourText(hour)}
              </th>
              {days.map((day, index) => (
                <Cell key={day.date} day={day} index={index} hour={hour} />
              ))}
            </tr>
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

/** Two days of which neither is broken over two lines. */
function DaySpan({ from, to }: { from: string; to: string }) {
  const intl = useIntl()
  const whole = (day: string) => <span className="nowrap">{day}</span>
  return intl.formatMessage({ id: "calendar.span" }, { from: whole(from), to: whole(to) })
}

export const handle = { access: "member", title: "calendar.title" } satisfies RouteHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = await calendarView(context, parseCalendar(request.url))
  const title = serverIntl(context.locale).formatMessage({ id: "calendar.title-of" }, { span: page.title })
  return { page, windowTitle: title }
}

const views = { month: CalendarGrid, week: CalendarWeek, agenda: CalendarAgenda }

/** Calendar of everything with a date, by month, by week or as an agenda (CAL-01, DASH-02). */
export default function Calendar() {
  const intl = useIntl()
  const { page } = useLoaderData<typeof loader>()
  const { url } = useFrameAlliance()
  const View = views[page.search.view]
  return (
    <>
      <PageHead
        title={<span aria-live="polite">{page.ends ? <DaySpan {...page.ends} /> : page.title}</span>}
        actions={
          <>
            <CreateMenu modules={["meeting", "ballot", "schedule"]} />
            <a className="btn" {...linkTo(paths.schedules(url))}>
              {intl.formatMessage({ id: "schedule.list.title" })}
            </a>
            <a className="btn" {...linkTo(calendarPaths.feed(url))}>
              {intl.formatMessage({ id: "calendar-feed.title" })}
            </a>
          </>
        }
      />
      <CalendarTools page={page} />
      <View page={page} />
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
