import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { paths } from "#app/lib/paths.ts"
import { calendarPaths } from "#app/lib/paths/calendar.ts"
import { CreateMenu } from "#app/parts/create/create-menu.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { calendarView } from "./calendar.server.ts"
import { CalendarAgenda } from "./calendar-agenda.tsx"
import { CalendarGrid } from "./calendar-grid.tsx"
import { parseCalendar } from "./list.query.ts"
import { CalendarTimetable } from "./calendar-timetable.tsx"
import { CalendarTools } from "./calendar-tools.tsx"

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

const views = { month: CalendarGrid, week: CalendarTimetable, day: CalendarTimetable, agenda: CalendarAgenda }

/** Calendar of everything with a date, by month, by week, by day or as an agenda (CAL-01, DASH-02). */
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
