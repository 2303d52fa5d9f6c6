import type { SubmissionResult } from "@conform-to/react"
import { FormattedMessage } from "react-intl"
import { Consequences } from "#app/parts/consequences/consequences.tsx"
import { ConfirmForm } from "#app/ui/form/confirm-form.tsx"
import { IdempotencyKey } from "#app/ui/form/idempotency-key.tsx"
import { TextArea } from "#app/ui/form/text-area.tsx"
import { useSchemaForm } from "#app/ui/form/use-schema-form.ts"
import { VersionField } from "#app/ui/form/version-field.tsx"
import { Time } from "#app/ui/time.tsx"
import type { QuestionTexts, QuestionView } from "./question.ts"

type QuestionFormProps = {
  /** Unique on the page. */
  id: string
  view: QuestionView
  texts: QuestionTexts
  /** Address of the confirmation page, which also does it. */
  action: string
  /** Where the way out leads; in a dialog, what closes it. */
  leave: string | (() => void)
  lastResult?: SubmissionResult<string[]> | undefined
}

/** The question before something is done to a record; the same on its page and in the dialog (FORM-06, FORM-10). */
export function QuestionForm({ id, view, texts, action, leave, lastResult }: QuestionFormProps) {
  const { number, subject, start, end, status, consequences, lastReminder, reason, version, key } = view
  const [form, fields] = useSchemaForm({
    id,
    lastResult,
    labels: { reason: "confirm.reason" },
    schema: () => import("./confirm.schema.ts").then((module) => module.confirmSchema),
  })
  const values = {
    number,
    status,
    subject: <strong>{subject}</strong>,
    start: <Time moment={start} />,
    end: <Time moment={end} />,
  }
  return (
    <ConfirmForm
      form={form}
      action={action}
      consequence={<FormattedMessage id={texts.text} values={values} />}
      kind={texts.kind}
      submit={<FormattedMessage id={texts.link} />}
      keep={<FormattedMessage id={texts.keep} />}
      leave={leave}
    >
      <VersionField value={version} />
      <IdempotencyKey value={key} />
      {lastReminder && (
        <p>
          <FormattedMessage id="confirm.last-reminder" values={{ time: <Time moment={lastReminder} /> }} />
        </p>
      )}
      {consequences && <Consequences consequences={consequences} />}
      {reason && (
        <TextArea
          field={fields.reason}
          rows={3}
          isRequired={reason === "required"}
          hint={<FormattedMessage id={reason === "required" ? "confirm.reason.required" : "confirm.reason.optional"} />}
        />
      )}
    </ConfirmForm>
  )
}
