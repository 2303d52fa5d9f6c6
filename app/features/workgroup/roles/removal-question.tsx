import type { SubmissionResult } from "@conform-to/react"
import { useIntl } from "react-intl"
import { GroupQuestion } from "./group-question.tsx"
import type { RemovalView } from "./removal.server.ts"

type RemovalQuestionProps = { view: RemovalView; lastResult: SubmissionResult<string[]> | undefined }

/** Asks before somebody loses a role: an officer stays a member, a member loses all roles (ROLE-06). */
export function RemovalQuestion({ view, lastResult }: RemovalQuestionProps) {
  const intl = useIntl()
  const { group, name, role, href } = view
  const values = { name: <strong>{name}</strong>, group, role }
  return (
    <GroupQuestion
      action={href.question}
      view={view}
      text={intl.formatMessage(
        { id: role === "member" ? "workgroup-roles.remove.member" : "workgroup-roles.remove.office" },
        values,
      )}
      submit={intl.formatMessage({ id: "workgroup-roles.remove.submit" }, { role })}
      keep={intl.formatMessage({ id: "workgroup-roles.remove.keep" })}
      leave={href.all}
      lastResult={lastResult}
    />
  )
}
