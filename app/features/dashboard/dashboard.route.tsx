import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import type { Eventually } from "#app/lib/settle.ts"
import { CreateMenu } from "#app/parts/create/create-menu.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { RowsWidget } from "#app/parts/widget/rows-widget.tsx"
import { WidgetBody } from "#app/parts/widget/widget-body.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { otherZone } from "#app/session/request-context.server.ts"
import { EmptyState } from "#app/ui/feedback/empty-state.tsx"
import { PageHead, Section, Split, Stack } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { Time } from "#app/ui/time.tsx"
import { ActivityWidget } from "./activity-widget.tsx"
import { CalendarWidget } from "./calendar-widget.tsx"
import { dashboardWidgets, type WidgetView } from "./dashboard.server.ts"
import { FirstDays } from "./first-days.tsx"
import { firstDays, hideFirstDays } from "./first-days.server.ts"
import { GroupLink } from "./links.tsx"
import { PublicNoticeWidget } from "./public-notice-widget.tsx"
import { RecentWidget } from "./recent-widget.tsx"
import { StatisticsWidget } from "./statistics-widget.tsx"
import { WaitingWidget } from "./waiting-widget.tsx"
import { textLang } from "#app/ui/text-lang.ts"

export const handle = { access: "member", title: "dashboard.title", showsCounts: true } satisfies RouteHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [widgets, first] = await Promise.all([dashboardWidgets(context, request), firstDays(context)])
  return { ...widgets, first, otherZone: otherZone(context) }
}

export const action = hideFirstDays

export default function Dashboard() {
  const intl = useIntl()
  const { first, recent, calendar, statistics, activity, notices, topicCalls, publicNotice, waiting, otherZone } =
    useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { url } = useFrameAlliance()
  return (
    <>
      <PageHead
        title={intl.formatMessage({ id: "dashboard.title" })}
        actions={<CreateMenu modules={["meeting", "ballot", "notice", "schedule", "topic_call", "task"]} />}
      />
      <Stack>
        {first && <FirstDays done={first} answer={answer} />}
        <Split
          kind="even"
          main={
            <>
              <WaitingWidget from={waiting} />
              <RecentWidget from={recent} otherZone={otherZone} />
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
                  <a {...linkTo(paths.topicCalls({ alliance: url }))}>
                    {intl.formatMessage({ id: "workgroup.dashboard.all-calls" })}
                  </a>
                }
              />
            </>
          }
        />
        <StatisticsWidget from={statistics} />
        <ActivityWidget from={activity} />
      </Stack>
    </>
  )
}

type View = WidgetView<"notices">

/** The latest notices; new ones are marked (DASH-05). */
function NoticesWidget({ from }: { from: Eventually<View> }) {
  const intl = useIntl()
  const { url } = useFrameAlliance()
  const all = (
    <a {...linkTo(paths.notices({ alliance: url }))}>{intl.formatMessage({ id: "workgroup.dashboard.all-notices" })}</a>
  )
  return (
    <Section title={intl.formatMessage({ id: "dashboard.notices.title" })} aside={all}>
      <WidgetBody from={from} lines={6}>
        {(notices) => (notices.length === 0 ? <NoNotices /> : <NoticeRows notices={notices} />)}
      </WidgetBody>
    </Section>
  )
}

function NoNotices() {
  const intl = useIntl()
  return (
    <EmptyState title={intl.formatMessage({ id: "dashboard.notices.empty" })}>
      {intl.formatMessage({ id: "dashboard.notices.empty-why" })}
    </EmptyState>
  )
}

function NoticeRows({ notices }: { notices: View }) {
  const intl = useIntl()
  return (
    <ul className="rows">
      {notices.map(({ id, href, subject, isNew, group, sent }) => (
        <li key={id}>
          <a lang={textLang(subject, intl.locale)} {...linkTo(href)}>
            {subject}
          </a>{" "}
          {isNew && <span className="mark">{intl.formatMessage({ id: "dashboard.notices.new" })}</span>}
          <br />
          <small>
            {group ? <GroupLink group={group} /> : intl.formatMessage({ id: "dashboard.notices.alliance" })} ·{" "}
            <Time moment={sent} />
          </small>
        </li>
      ))}
    </ul>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
