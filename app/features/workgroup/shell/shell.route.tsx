import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { workgroupPaths } from "#app/lib/paths/workgroup.ts"
import { FreshOutlet } from "#app/client/framework/fresh-outlet.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { Note } from "#app/ui/feedback/note.tsx"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { type ShellFrame, ShellFrameContext } from "#app/ui/layout/shell.tsx"
import { Tabs } from "#app/ui/layout/tabs.tsx"
import { getWorkgroup, workgroupFrame, type WorkgroupFrame } from "../workgroup.server.ts"
import { workgroupSymbols, workgroupStatusTexts, workgroupTypeTexts } from "../workgroup.status.ts"

export const handle = { access: "group" } satisfies RouteHandle

export async function loader({ params, context }: LoaderFunctionArgs) {
  return workgroupFrame(await getWorkgroup(context, params.acronym), context)
}

/** Frame of all pages of a group: its name, its tabs, and a note if it is disbanded (WG-02, WG-05). */
export default function WorkgroupShell() {
  const intl = useIntl()
  const group = useLoaderData<typeof loader>()
  return (
    <ShellFrameContext.Provider value={useWorkgroupShell(group)}>
      {group.status === "disband" && (
        <div className="banners">
          <Note tone="hold" title={intl.formatMessage({ id: "workgroup.disbanded.title" })}>
            {intl.formatMessage({ id: "workgroup.disbanded.text" })}
          </Note>
        </div>
      )}
      <FreshOutlet />
    </ShellFrameContext.Provider>
  )
}

/** The group's part of the page heads: breadcrumbs, names, tabs with counts (WG-02). */
function useWorkgroupShell(group: WorkgroupFrame): ShellFrame {
  const intl = useIntl()
  const { url } = useFrameAlliance()
  const { acronym, name } = group
  return {
    name,
    crumbs: [
      { href: paths.groups(url), text: intl.formatMessage({ id: "workgroup.list.title" }) },
      { href: paths.workgroupAbout(url, acronym), text: acronym },
    ],
    kicker: <Kicker group={group} />,
    tabs: <GroupTabs group={group} />,
  }
}

function Kicker({ group: { acronym, otherName, otherLang, type, status } }: { group: WorkgroupFrame }) {
  const intl = useIntl()
  return (
    <>
      <span className="ref">{acronym}</span>
      {otherName && <span lang={otherLang}>{otherName}</span>}
      {type === "restricted" && <span className="mark">{intl.formatMessage({ id: workgroupTypeTexts[type] })}</span>}
      {status === "disband" && (
        <StatusTag symbol={workgroupSymbols[status]} isBoxed>
          {intl.formatMessage({ id: workgroupStatusTexts[status] })}
        </StatusTag>
      )}
    </>
  )
}

/** The tabs of a group; for who administers a restricted group from outside, only those of its administration (ROLE-07). */
function GroupTabs({ group }: { group: WorkgroupFrame }) {
  const intl = useIntl()
  const { acronym, name, memberTotal, isContentOpen, canReadLog } = group
  const { url } = useFrameAlliance()
  const content = useContentTabs(group)
  const [proposals, ...others] = isContentOpen ? content : []
  return (
    <Tabs
      label={name}
      items={[
        { href: paths.workgroupAbout(url, acronym), text: intl.formatMessage({ id: "workgroup.about.title" }) },
        ...(isContentOpen
          ? [{ href: workgroupPaths.dashboard(url, acronym), text: intl.formatMessage({ id: "dashboard.title" }) }]
          : []),
        ...(proposals ? [proposals] : []),
        {
          href: workgroupPaths.members(url, acronym),
          text: <Counted id="workgroup.member.title" total={memberTotal} />,
        },
        ...others,
        ...(canReadLog
          ? [{ href: workgroupPaths.log(url, acronym), text: intl.formatMessage({ id: "operation-log.title" }) }]
          : []),
      ]}
    />
  )
}

/** The tabs with the records of a group, proposals first. */
function useContentTabs(group: WorkgroupFrame) {
  const scope = { alliance: useFrameAlliance().url, acronym: group.acronym }
  const tab = (href: string, id: FormatjsIntl.Message["ids"], total: number) => ({
    href,
    text: <Counted id={id} total={total} />,
  })
  return [
    tab(paths.proposals(scope), "proposal.list.title", group.proposalTotal),
    tab(paths.meetings(scope), "meeting.list.title", group.meetingTotal),
    tab(paths.ballots(scope), "ballot.list.title", group.ballotTotal),
    tab(paths.notices(scope), "notice.list.title", group.noticeTotal),
    tab(paths.topicCalls(scope), "topic-call.list.title", group.topicCallTotal),
    tab(paths.downloads(scope), "download.list.title", group.downloadTotal),
    tab(paths.tasks(scope), "task.list.title", group.taskTotal),
  ]
}

function Counted({ id, total }: { id: FormatjsIntl.Message["ids"]; total: number }) {
  const intl = useIntl()
  return (
    <>
      {intl.formatMessage({ id })} <span className="n">{intl.formatNumber(total)}</span>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
