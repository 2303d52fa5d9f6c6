import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { FormattedMessage, FormattedNumber, useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { workgroupPaths } from "#app/lib/paths/workgroup.ts"
import { FreshOutlet } from "#app/parts/frame/fresh-outlet.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { Note } from "#app/ui/feedback/note.tsx"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { type ShellFrame, ShellFrameContext } from "#app/ui/layout/shell.tsx"
import { Tabs } from "#app/ui/layout/tabs.tsx"
import { getWorkgroup, workgroupFrame, type WorkgroupFrame } from "./workgroup.server.ts"
import { workgroupSymbols, workgroupStatusTexts, workgroupTypeTexts } from "./workgroup.status.ts"

export const handle = { access: "group" } satisfies RouteHandle

export async function loader({ params, context }: LoaderFunctionArgs) {
  return workgroupFrame(await getWorkgroup(context, params.acronym), context)
}

/** Frame of all pages of a group: its name, its tabs, and a note if it is disbanded (WG-02, WG-05). */
export default function WorkgroupShell() {
  const group = useLoaderData<typeof loader>()
  return (
    <ShellFrameContext.Provider value={useWorkgroupShell(group)}>
      {group.status === "disband" && (
        <div className="banners">
          <Note tone="hold" title={<FormattedMessage id="workgroup.disbanded.title" />}>
            <FormattedMessage id="workgroup.disbanded.text" />
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
  return (
    <>
      <span className="ref">{acronym}</span>
      {otherName && <span lang={otherLang}>{otherName}</span>}
      {type === "restricted" && (
        <span className="mark">
          <FormattedMessage id={workgroupTypeTexts[type]} />
        </span>
      )}
      {status === "disband" && (
        <StatusTag symbol={workgroupSymbols[status]} isBoxed>
          <FormattedMessage id={workgroupStatusTexts[status]} />
        </StatusTag>
      )}
    </>
  )
}

function GroupTabs({ group }: { group: WorkgroupFrame }) {
  const { acronym, name, memberTotal, meetingTotal, ballotTotal, noticeTotal, proposalTotal } = group
  const { topicCallTotal, downloadTotal, taskTotal, canReadLog } = group
  const { url } = useFrameAlliance()
  return (
    <Tabs
      label={name}
      items={[
        { href: paths.workgroupAbout(url, acronym), text: <FormattedMessage id="workgroup.about.title" /> },
        { href: workgroupPaths.dashboard(url, acronym), text: <FormattedMessage id="dashboard.title" /> },
        {
          href: paths.proposals({ alliance: url, acronym }),
          text: <Counted id="proposal.list.title" total={proposalTotal} />,
        },
        {
          href: workgroupPaths.members(url, acronym),
          text: <Counted id="workgroup.member.title" total={memberTotal} />,
        },
        {
          href: paths.meetings({ alliance: url, acronym }),
          text: <Counted id="meeting.list.title" total={meetingTotal} />,
        },
        {
          href: paths.ballots({ alliance: url, acronym }),
          text: <Counted id="ballot.list.title" total={ballotTotal} />,
        },
        {
          href: paths.notices({ alliance: url, acronym }),
          text: <Counted id="notice.list.title" total={noticeTotal} />,
        },
        {
          href: paths.topicCalls({ alliance: url, acronym }),
          text: <Counted id="topic-call.list.title" total={topicCallTotal} />,
        },
        {
          href: paths.downloads({ alliance: url, acronym }),
          text: <Counted id="download.list.title" total={downloadTotal} />,
        },
        {
          href: paths.tasks({ alliance: url, acronym }),
          text: <Counted id="task.list.title" total={taskTotal} />,
        },
        ...(canReadLog
          ? [{ href: workgroupPaths.log(url, acronym), text: <FormattedMessage id="operation-log.title" /> }]
          : []),
      ]}
    />
  )
}

function Counted({ id, total }: { id: FormatjsIntl.Message["ids"]; total: number }) {
  return (
    <>
      <FormattedMessage id={id} />{" "}
      <span className="n">
        <FormattedNumber value={total} />
      </span>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
