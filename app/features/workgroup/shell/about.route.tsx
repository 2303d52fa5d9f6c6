import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { workgroupPaths } from "#app/lib/paths/workgroup.ts"
import { shellScopeFrom } from "#app/lib/route-params.ts"
import { AskLink } from "#app/parts/confirm/ask-link.tsx"
import { CreateMenu } from "#app/parts/create/create-menu.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { RichText } from "#app/parts/rich-text/rich-text.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { Facts, PageHead, Section, Split } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { Time } from "#app/ui/time.tsx"
import { lazyPart } from "#app/ui/lazy-part.tsx"
import { JoinNote } from "./join-note.tsx"
import type { LeaveView } from "../members/leave.server.ts"
import { MeetingsWidget } from "./meetings-widget.tsx"
import { Officers } from "./officers.tsx"
import { ProposalsWidget } from "./proposals-widget.tsx"
import { getWorkgroup } from "../workgroup.server.ts"
import { aboutView, type AboutView, aboutWidgets, joinState } from "./about.server.ts"
import { workgroupSymbols, workgroupStatusTexts, workgroupTypeTexts } from "../workgroup.status.ts"

export const handle = { access: "group", title: "workgroup.about.title" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { acronym = "" } = params
  const scope = shellScopeFrom(params)
  const [group, join, widgets] = await Promise.all([
    getWorkgroup(context, acronym),
    joinState(context, acronym),
    aboutWidgets(context, request, acronym),
  ])
  return {
    group: aboutView(group, context),
    join,
    allMeetings: paths.meetings(scope),
    allProposals: paths.proposals(scope),
    // who only administers the group has no lists of its records
    ...(group.is_accessible ? widgets : undefined),
  }
}

/** A group's purpose, its officers and its next meetings (WG-02). */
export default function WorkgroupAbout() {
  const { group, join, allMeetings, allProposals, meetings, proposals } = useLoaderData<typeof loader>()
  const isOver = group.status === "disband"
  return (
    <>
      <PageHead
        actions={
          <>
            <CreateMenu modules={["meeting", "ballot", "notice", "task", "topic_call"]} acronym={group.acronym} />
            {join?.canAsk && <AskToJoinLink acronym={group.acronym} />}
            {group.canLeave && <LeaveLink acronym={group.acronym} />}
          </>
        }
      />
      <Split
        main={
          <>
            {join?.isPending && <JoinNote acronym={group.acronym} />}
            <RichText html={group.description} />
            <Officers offices={group.offices} />
            {meetings && <MeetingsWidget from={meetings} all={allMeetings} isOver={isOver} hasZone />}
            {proposals && <ProposalsWidget from={proposals} all={allProposals} isOver={isOver} />}
          </>
        }
        aside={<GroupFacts group={group} />}
      />
    </>
  )
}

/** Link to the page where people outside the group ask to join (WG-06). */
function AskToJoinLink({ acronym }: { acronym: string }) {
  const intl = useIntl()
  const { url } = useFrameAlliance()
  return (
    <a className="btn" {...linkTo(workgroupPaths.join(url, acronym))}>
      {intl.formatMessage({ id: "join-request.ask.link" })}
    </a>
  )
}

const LeaveQuestion = lazyPart(async () => ({ default: (await import("../members/leave-question.tsx")).LeaveQuestion }))

/** Link to leave a group: a page that asks, with JavaScript a dialog (WG-04, FORM-06). */
function LeaveLink({ acronym }: { acronym: string }) {
  const intl = useIntl()
  const { url } = useFrameAlliance()
  return (
    <AskLink<LeaveView>
      href={workgroupPaths.leave(url, acronym)}
      text={intl.formatMessage({ id: "workgroup-roles.leave.title" })}
      title={intl.formatMessage({ id: "workgroup-roles.leave.of" }, { acronym })}
      kind="plain"
    >
      {(view, leave) => <LeaveQuestion view={view} leave={leave} />}
    </AskLink>
  )
}

/** The facts of a group, next to its description. */
function GroupFacts({ group }: { group: AboutView }) {
  const intl = useIntl()
  const { type, status, memberTotal, organizationTotal, created, roles } = group
  return (
    <Section title={intl.formatMessage({ id: "workgroup.facts" })}>
      <Facts
        items={[
          {
            term: intl.formatMessage({ id: "workgroup.type" }),
            value: intl.formatMessage({ id: workgroupTypeTexts[type] }),
          },
          {
            term: intl.formatMessage({ id: "workgroup.status" }),
            value: (
              <StatusTag symbol={workgroupSymbols[status]}>
                {intl.formatMessage({ id: workgroupStatusTexts[status] })}
              </StatusTag>
            ),
          },
          {
            term: intl.formatMessage({ id: "workgroup.members" }),
            value: intl.formatMessage({ id: "workgroup.members-from" }, { memberTotal, organizationTotal }),
          },
          { term: intl.formatMessage({ id: "workgroup.my-role" }), value: roles },
          { term: intl.formatMessage({ id: "workgroup.created" }), value: <Time moment={created} /> },
        ]}
      />
    </Section>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
