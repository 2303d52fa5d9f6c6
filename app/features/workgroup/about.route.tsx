import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { paths } from "#app/lib/paths.ts"
import { shellScopeFrom } from "#app/lib/shell-scope.ts"
import { CreateMenu } from "#app/parts/create/create-menu.tsx"
import { RichText } from "#app/parts/rich-text/rich-text.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead } from "#app/ui/layout/page-head.tsx"
import { Split } from "#app/ui/layout/split.tsx"
import { LeaveLink } from "./leave-link.tsx"
import { GroupFacts } from "./group-facts.tsx"
import { MeetingsWidget } from "./meetings-widget.tsx"
import { Officers } from "./officers.tsx"
import { ProposalsWidget } from "./proposals-widget.tsx"
import { AskToJoinLink } from "./ask-to-join-link.tsx"
import { JoinNote } from "./join-note.tsx"
import { joinState } from "./join-state.server.ts"
import { aboutView, aboutWidgets } from "./workgroup-about.server.ts"
import { getWorkgroup } from "./workgroup.server.ts"

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
    ...widgets,
  }
}

/** What a group is for, who leads it, what comes next (WG-02). */
export default function WorkgroupAbout() {
  const { group, join, allMeetings, allProposals, meetings, proposals } = useLoaderData<typeof loader>()
  const isOver = group.status === "disband"
  return (
    <>
      <PageHead
        acts={
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
            <MeetingsWidget from={meetings} all={allMeetings} isOver={isOver} />
            <ProposalsWidget from={proposals} all={allProposals} isOver={isOver} />
          </>
        }
        aside={<GroupFacts group={group} />}
      />
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
