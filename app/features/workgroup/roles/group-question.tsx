import type { SubmissionResult } from "@conform-to/react"
import type { ReactNode } from "react"
import { useIntl } from "react-intl"
import { Consequences } from "#app/parts/consequences/consequences.tsx"
import type { ConsequencesView } from "#app/parts/consequences/consequences-view.ts"
import { Note } from "#app/ui/feedback/note.tsx"
import { ConfirmForm } from "#app/forms/submit/confirm-form.tsx"
import { IdempotencyKey } from "#app/forms/submit/form.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"

type GroupQuestionProps = {
  /** URL of the page that asks; the form posts to it. */
  action: string
  view: { isLastChair: boolean; consequences: ConsequencesView | undefined; key: string }
  text: ReactNode
  submit: ReactNode
  keep: ReactNode
  /** URL of the cancel link; in a dialog, the function that closes it. */
  leave: string | (() => void)
  lastResult?: SubmissionResult<string[]> | undefined
}

/**
 * Asks before somebody loses a role or leaves a group, with a warning if the group loses its last chair (openapi/states/workgroup.yaml).
 */
export function GroupQuestion({ action, view, text, submit, keep, leave, lastResult }: GroupQuestionProps) {
  const intl = useIntl()
  const [form] = useSchemaForm({
    id: "group-question",
    lastResult,
    labels: {},
    schema: () => import("#app/parts/confirm/confirm.schema.ts").then((module) => module.emptySchema),
  })
  return (
    <ConfirmForm form={form} action={action} consequence={text} submit={submit} keep={keep} leave={leave}>
      <IdempotencyKey value={view.key} />
      {view.isLastChair && <Note tone="hold">{intl.formatMessage({ id: "workgroup-roles.last-chair" })}</Note>}
      {view.consequences && <Consequences consequences={view.consequences} />}
    </ConfirmForm>
  )
}
