import type { SubmissionResult } from "@conform-to/react"
import type { ReactNode } from "react"
import { FormattedMessage } from "react-intl"
import { Consequences } from "#app/parts/consequences/consequences.tsx"
import type { ConsequencesView } from "#app/parts/consequences/consequences-view.server.ts"
import { Note } from "#app/ui/feedback/note.tsx"
import { ConfirmForm } from "#app/ui/form/confirm-form.tsx"
import { IdempotencyKey } from "#app/ui/form/form.tsx"
import { useSchemaForm } from "#app/ui/form/use-schema-form.ts"

type GroupQuestionProps = {
  /** The page that asks, which also does it. */
  action: string
  view: { isLastChair: boolean; consequences: ConsequencesView | undefined; key: string }
  text: ReactNode
  submit: ReactNode
  keep: ReactNode
  /** Where the way out leads; in a dialog, what closes it. */
  leave: string | (() => void)
  lastResult?: SubmissionResult<string[]> | undefined
}

/** The question before somebody is less in a group than before; that it loses its last chair is said (openapi/states/workgroup.yaml). */
export function GroupQuestion({ action, view, text, submit, keep, leave, lastResult }: GroupQuestionProps) {
  const [form] = useSchemaForm({
    id: "group-question",
    lastResult,
    labels: {},
    schema: () => import("#app/parts/confirm/confirm.schema.ts").then((module) => module.emptySchema),
  })
  return (
    <ConfirmForm form={form} action={action} consequence={text} submit={submit} keep={keep} leave={leave}>
      <IdempotencyKey value={view.key} />
      {view.isLastChair && (
        <Note tone="hold">
          <FormattedMessage id="workgroup-roles.last-chair" />
        </Note>
      )}
      {view.consequences && <Consequences consequences={view.consequences} />}
    </ConfirmForm>
  )
}
