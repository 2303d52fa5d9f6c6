import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { FormattedMessage } from "react-intl"
import { CreateMenu } from "#app/parts/create/create-menu.tsx"
import { paths } from "#app/lib/paths.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { RowsWidget } from "#app/parts/widget/rows-widget.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead } from "#app/ui/layout/page-head.tsx"
import { Stack } from "#app/ui/layout/stack.tsx"
import { Split } from "#app/ui/layout/split.tsx"
import { Link } from "#app/ui/link.tsx"
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
  return { ...widgets, isUtc: context.isUtc }
}

export default function Dashboard() {
  const { recent, calendar, statistics, activity, notices, topicCalls, publicNotice, waiting, isUtc } =
    useLoaderData<typeof loader>()
  const { url } = useFrameAlliance()
  return (
    <>
      <PageHead
        title={<FormattedMessage id="dashboard.title" />}
        acts={<CreateMenu modules={["meeting", "ballot", "notice", "schedule", "topic_call", "task"]} />}
      />
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
              <RowsWidget
                title="topic-call.list.title"
                empty="workgroup.dashboard.no-calls"
                from={topicCalls}
                all={
                  <Link to={paths.topicCalls({ alliance: url })}>
                    <FormattedMessage id="workgroup.dashboard.all-calls" />
                  </Link>
                }
              />
            </>
          }
        />
        <ActivityWidget from={activity} />
      </Stack>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
