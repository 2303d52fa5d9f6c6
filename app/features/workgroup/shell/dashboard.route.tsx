import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import type { components } from "#openapi/generated/schema.d.ts"
import { paths } from "#app/lib/paths.ts"
import { workgroupPaths } from "#app/lib/paths/workgroup.ts"
import { type ShellScope, shellScopeFrom } from "#app/lib/route-params.ts"
import { zoneHere } from "#app/lib/time.server.ts"
import { CreateMenu } from "#app/parts/create/create-menu.tsx"
import { RowsWidget } from "#app/parts/widget/rows-widget.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { Facts, PageHead, Split, Stack } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import type { MessageId } from "#app/ui/message-id.ts"
import { groupDashboardWidgets } from "./dashboard.server.ts"
import { MeetingsWidget } from "./meetings-widget.tsx"
import { ProposalsWidget } from "./proposals-widget.tsx"
import { getOpenWorkgroup } from "../workgroup.server.ts"

export const handle = { access: "group", title: "dashboard.title" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { acronym = "" } = params
  const [{ counts, status }, widgets] = await Promise.all([
    getOpenWorkgroup(context, acronym),
    groupDashboardWidgets(context, request, acronym),
  ])
  return {
    scope: shellScopeFrom(params),
    acronym,
    counts,
    isOver: status === "disband",
    zone: zoneHere(context),
    ...widgets,
  }
}

/** Current activity in a group: meetings, ballots, proposals, topic calls, notices and tasks (WG-02, DASH-07). */
export default function GroupDashboard() {
  const intl = useIntl()
  const { scope, acronym, counts, isOver, zone, ...widgets } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead
        title={intl.formatMessage({ id: "dashboard.title" })}
        intro={intl.formatMessage({ id: "workgroup.about.zone" }, { zone })}
        actions={<CreateMenu modules={["meeting", "ballot", "notice", "task", "topic_call"]} acronym={acronym} />}
      />
      <Stack>
        <GroupNumbers counts={counts} scope={scope} />
        <Split
          kind="even"
          main={
            <>
              <MeetingsWidget from={widgets.meetings} all={paths.meetings(scope)} isOver={isOver} />
              <ProposalsWidget from={widgets.proposals} all={paths.proposals(scope)} isOver={isOver} />
            </>
          }
          aside={
            <>
              <RowsWidget
                title="workgroup.dashboard.ballots"
                empty="workgroup.dashboard.no-ballots"
                from={widgets.ballots}
                all={<AllLink to={paths.ballots(scope)} text="dashboard.recent.all-ballots" />}
              />
              <RowsWidget
                title="workgroup.dashboard.tasks"
                empty="workgroup.dashboard.no-tasks"
                from={widgets.tasks}
                all={<AllLink to={paths.tasks(scope)} text="workgroup.dashboard.all-tasks" />}
              />
              <RowsWidget
                title="topic-call.list.title"
                empty="workgroup.dashboard.no-calls"
                from={isOver ? noRows : widgets.topicCalls}
                all={<AllLink to={paths.topicCalls(scope)} text="workgroup.dashboard.all-calls" />}
              />
              <RowsWidget
                title="dashboard.notices.title"
                empty="dashboard.notices.empty"
                from={widgets.notices}
                all={<AllLink to={paths.notices(scope)} text="workgroup.dashboard.all-notices" />}
              />
            </>
          }
        />
      </Stack>
    </>
  )
}

/** A disbanded group accepts no topics, whatever the status of its calls. */
const noRows = { state: "ready" as const, value: [] }

function AllLink({ to, text }: { to: string; text: MessageId }) {
  const intl = useIntl()
  return <a {...linkTo(to)}>{intl.formatMessage({ id: text })}</a>
}

type GroupNumbersProps = { counts: components["schemas"]["WorkgroupTotals"]; scope: ShellScope }

/** Key numbers of a group, each linking to its list (WG-02). */
function GroupNumbers({ counts, scope }: GroupNumbersProps) {
  const intl = useIntl()
  const members = workgroupPaths.members(scope.alliance, scope.acronym ?? "")
  const numbers = [
    { id: "workgroup.member.title", href: members, total: counts.member },
    { id: "meeting.list.title", href: paths.meetings(scope), total: counts.meeting },
    { id: "ballot.list.title", href: paths.ballots(scope), total: counts.ballot },
    { id: "proposal.list.title", href: paths.proposals(scope), total: counts.proposal },
    { id: "download.list.title", href: paths.downloads(scope), total: counts.download },
  ] as const
  return (
    <section aria-label={intl.formatMessage({ id: "dashboard.statistics.title" })}>
      <Facts
        kind="stats"
        items={numbers.map(({ id, href, total }) => ({
          term: <a {...linkTo(href)}>{intl.formatMessage({ id })}</a>,
          value: intl.formatNumber(total),
        }))}
      />
    </section>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
