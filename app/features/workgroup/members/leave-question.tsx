import type { SubmissionResult } from "@conform-to/react"
import { useIntl } from "react-intl"
import { workgroupPaths } from "#app/lib/paths/workgroup.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { GroupQuestion } from "../roles/group-question.tsx"
import type { LeaveView } from "./leave.server.ts"

type LeaveQuestionProps = {
  view: LeaveView
  /** URL of the cancel link; in a dialog, the function that closes it. */
  leave: string | (() => void)
  lastResult?: SubmissionResult<string[]> | undefined
}

/** Asks before the person leaves a group; used on its page and in the dialog (WG-04, FORM-06). */
export function LeaveQuestion({ view, leave, lastResult }: LeaveQuestionProps) {
  const intl = useIntl()
  const { acronym, name, type } = view
  const { url } = useFrameAlliance()
  return (
    <GroupQuestion
      action={workgroupPaths.leave(url, acronym)}
      view={view}
      text={intl.formatMessage({ id: "workgroup-roles.leave.text" }, { name: <strong>{name}</strong>, type })}
      submit={intl.formatMessage({ id: "workgroup-roles.leave.submit" })}
      keep={intl.formatMessage({ id: "workgroup-roles.leave.keep" })}
      leave={leave}
      lastResult={lastResult}
    />
  )
}
