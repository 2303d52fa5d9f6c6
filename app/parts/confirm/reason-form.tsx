import type { SubmissionResult } from "@conform-to/react"
import type { ReactNode } from "react"
import { Consequences } from "#app/parts/consequences/consequences.tsx"
import type { ConsequencesView } from "#app/parts/consequences/consequences-view.server.ts"
import { ConfirmForm } from "#app/ui/form/confirm-form.tsx"
import { TextArea } from "#app/ui/form/fields.tsx"
import { IdempotencyKey, StaleNote, VersionField } from "#app/ui/form/form.tsx"
import { useSchemaForm } from "#app/ui/form/use-schema-form.ts"

type ReasonFormProps = {
  /** The page that asks, and the record's own page, to which its way out leads. */
  href: { question: string; record: string }
  /** The version the question is about, its key, and what it changes; absent where that is no longer told. */
  view: { version: number; key: string; consequences: ConsequencesView | undefined }
  /** What is done. */
  text: ReactNode
  /** Who reads the reason. */
  hint: ReactNode
  submit: ReactNode
  /** The safe way out, by what stays. */
  keep: ReactNode
  lastResult: SubmissionResult<string[]> | undefined
}

/** The question on a page of its own before something is done that needs a reason (FORM-06, FORM-10). */
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
