import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { FormattedMessage } from "react-intl"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead } from "#app/ui/layout/page-head.tsx"
import { Stack } from "#app/ui/layout/stack.tsx"
import { Split } from "#app/ui/layout/split.tsx"
import { ActivityWidget } from "./activity-widget.tsx"
import { CalendarWidget } from "./calendar-widget.tsx"
import { dashboardWidgets } from "./dashboard.server.ts"
import { NoticesWidget } from "./notices-widget.tsx"
import { PublicNoticeWidget } from "./public-notice-widget.tsx"
import { RecentWidget } from "./recent-widget.tsx"
import { StatisticsWidget } from "./statistics-widget.tsx"
import { WaitingWidget } from "./waiting-widget.tsx"

export const handle = { access: "member", title: "dashboard.title" } satisfies RouteHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const widgets = await dashboardWidgets(context, request)
  return { ...widgets, isUtc: context.zone.isUtc }
}

export default function Dashboard() {
  const { recent, calendar, statistics, activity, notices, publicNotice, waiting, isUtc } =
    useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={<FormattedMessage id="dashboard.title" />} />
      <Stack>
        <StatisticsWidget from={statistics} />
        <Split
          kind="even"
          main={
            <>
              <WaitingWidget from={waiting} />
              <RecentWidget from={recent} isUtc={isUtc} />
              <PublicNoticeWidget from={publicNotice} />
            </>
          }
          aside={
            <>
              <CalendarWidget from={calendar} />
              <NoticesWidget from={notices} />
            </>
          }
        />
        <ActivityWidget from={activity} />
      </Stack>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
