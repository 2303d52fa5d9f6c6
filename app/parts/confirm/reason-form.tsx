import type { SubmissionResult } from "@conform-to/react"
import type { ReactNode } from "react"
import { Consequences } from "#app/parts/consequences/consequences.tsx"
import type { ConsequencesView } from "#app/parts/consequences/consequences-view.server.ts"
import { ConfirmForm } from "#app/ui/form/confirm-form.tsx"
import { TextArea } from "#app/ui/form/fields.tsx"
import { IdempotencyKey, StaleNote, VersionField } from "#app/ui/form/form.tsx"
import { useSchemaForm } from "#app/ui/form/use-schema-form.ts"

type ReasonFormProps = {
  /** URLs of the confirmation page, and of the record's page, which the "keep" button opens. */
  href: { question: string; record: string }
  /** The record's version, the idempotency key and the effects; effects are undefined if the backend no longer returns a preview. */
  view: { version: number; key: string; consequences: ConsequencesView | undefined }
  /** Explains the effect. */
  text: ReactNode
  /** Says who reads the reason. */
  hint: ReactNode
  submit: ReactNode
  /** Label of the safe way out: says what stays as it is. */
  keep: ReactNode
  lastResult: SubmissionResult<string[]> | undefined
}

/** The confirmation form, on its own page, for actions that need a reason (FORM-06, FORM-10). */
export function ReasonForm({ href, view, text, hint, submit, keep, lastResult }: ReasonFormProps) {
  const [form, fields] = useSchemaForm({
    id: "reason",
    lastResult,
    labels: { reason: "confirm.reason" },
    schema: () => import("./confirm.schema.ts").then((module) => module.reasonSchema),
  })
  return (
    <ConfirmForm form={form} action={href.question} consequence={text} submit={submit} keep={keep} leave={href.record}>
      <VersionField value={view.version} />
      <IdempotencyKey value={view.key} />
      <StaleNote href={href.record} />
      {view.consequences && <Consequences consequences={view.consequences} />}
      <TextArea field={fields.reason} isRequired rows={3} hint={hint} />
    </ConfirmForm>
  )
}
