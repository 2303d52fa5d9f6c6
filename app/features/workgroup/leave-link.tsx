import { lazy } from "react"
import { FormattedMessage } from "react-intl"
import { workgroupPaths } from "#app/lib/paths/workgroup.ts"
import { AskLink } from "#app/parts/confirm/ask-link.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { LeaveView } from "./leave.server.ts"

const LeaveQuestion = lazy(async () => ({ default: (await import("./leave-question.tsx")).LeaveQuestion }))

/** The way out of a group: a page that asks, with scripts a dialog (WG-04, FORM-06). */
export function LeaveLink({ acronym }: { acronym: string }) {
  const { url } = useFrameAlliance()
  const text = <FormattedMessage id="workgroup-roles.leave.title" />
  return (
    <AskLink<LeaveView> href={workgroupPaths.leave(url, acronym)} text={text} title={text} kind="plain">
      {(view, leave) => <LeaveQuestion view={view} leave={leave} />}
    </AskLink>
  )
}
