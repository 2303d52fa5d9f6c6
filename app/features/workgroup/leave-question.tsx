import type { SubmissionResult } from "@conform-to/react"
import { FormattedMessage } from "react-intl"
import { workgroupPaths } from "#app/lib/paths/workgroup.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { GroupQuestion } from "./group-question.tsx"
import type { LeaveView } from "./leave.server.ts"

type LeaveQuestionProps = {
  view: LeaveView
  /** Where the way out leads; in a dialog, what closes it. */
  leave: string | (() => void)
  lastResult?: SubmissionResult<string[]> | undefined
}

/** The question before one leaves a group; the same on its page and in the dialog (WG-04, FORM-06). */
export function LeaveQuestion({ view, leave, lastResult }: LeaveQuestionProps) {
  const { acronym, name, type } = view
  const { url } = useFrameAlliance()
  return (
    <GroupQuestion
      action={workgroupPaths.leave(url, acronym)}
      view={view}
      text={<FormattedMessage id="workgroup-roles.leave.text" values={{ name: <strong>{name}</strong>, type }} />}
      submit={<FormattedMessage id="workgroup-roles.leave.submit" />}
      keep={<FormattedMessage id="workgroup-roles.leave.keep" />}
      leave={leave}
      lastResult={lastResult}
    />
  )
}
