import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { FormattedMessage } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { placeFrom } from "#app/lib/place.ts"
import { RichText } from "#app/parts/rich-text/rich-text.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead } from "#app/ui/layout/page-head.tsx"
import { Split } from "#app/ui/layout/split.tsx"
import { LeaveLink } from "./leave-link.tsx"
import { GroupFacts } from "./group-facts.tsx"
import { MeetingsWidget } from "./meetings-widget.tsx"
import { Officers } from "./officers.tsx"
import { ProposalsWidget } from "./proposals-widget.tsx"
import { aboutView, aboutWidgets } from "./workgroup-about.server.ts"
import { getWorkgroup } from "./workgroup.server.ts"

export const handle = { access: "group", title: "workgroup.about.title" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { acronym = "" } = params
  const [group, widgets] = await Promise.all([getWorkgroup(context, acronym), aboutWidgets(context, request, acronym)])
  return { group: aboutView(group, context), allMeetings: paths.meetings(placeFrom(params)), ...widgets }
}

/** What a group is for, who leads it, what comes next (WG-02). */
export default function WorkgroupAbout() {
  const { group, allMeetings, meetings, proposals } = useLoaderData<typeof loader>()
  const isOver = group.status === "disband"
  return (
    <>
      <PageHead
        title={<FormattedMessage id="workgroup.about.title" />}
        acts={group.canLeave && <LeaveLink acronym={group.acronym} />}
      />
      <Split
        main={
          <>
            <RichText html={group.description} />
            <Officers offices={group.offices} />
            <MeetingsWidget from={meetings} all={allMeetings} isOver={isOver} />
            <ProposalsWidget from={proposals} isOver={isOver} />
          </>
        }
        aside={<GroupFacts group={group} />}
      />
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
