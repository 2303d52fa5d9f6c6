import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { FormattedMessage } from "react-intl"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { paths } from "#app/lib/paths.ts"
import { calendarPaths } from "#app/lib/paths/calendar.ts"
import { CreateMenu } from "#app/parts/create/create-menu.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { Link } from "#app/ui/link.tsx"
import { calendarView } from "./calendar.server.ts"
import { CalendarAgenda } from "./calendar-agenda.tsx"
import { CalendarGrid } from "./calendar-grid.tsx"
import { parseCalendar } from "./list.query.ts"
import { CalendarTimetable } from "./calendar-timetable.tsx"
import { CalendarTools } from "./calendar-tools.tsx"

/** Two days of which neither is broken over two lines. */
function DaySpan({ from, to }: { from: string; to: string }) {
  const whole = (day: string) => <span className="nowrap">{day}</span>
  return <FormattedMessage id="calendar.span" values={{ from: whole(from), to: whole(to) }} />
}

export const handle = { access: "member", title: "calendar.title" } satisfies RouteHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = await calendarView(context, parseCalendar(request.url))
  const title = serverIntl(context.locale).formatMessage({ id: "calendar.title-of" }, { span: page.title })
  return { page, windowTitle: title }
}

const views = { month: CalendarGrid, week: CalendarTimetable, day: CalendarTimetable, agenda: CalendarAgenda }

/** Calendar of everything with a date, by month, by week, by day or as an agenda (CAL-01, DASH-02). */
export default function Calendar() {
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
            <Link className="btn" to={paths.schedules(url)}>
              <FormattedMessage id="schedule.list.title" />
            </Link>
            <Link className="btn" to={calendarPaths.feed(url)}>
              <FormattedMessage id="calendar-feed.title" />
            </Link>
          </>
        }
      />
      <CalendarTools page={page} />
      <View page={page} />
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
