import type { SubmissionResult } from "@conform-to/react"
import { useIntl } from "react-intl"
import { AttachmentField } from "#app/parts/attachments/attachment-field.tsx"
import { TextArea } from "#app/forms/fields/fields.tsx"
import { IdempotencyKey, SchemaForm } from "#app/forms/submit/form.tsx"
import { SubmitButton } from "#app/forms/fields/submit-button.tsx"
import { UnsavedGuard } from "#app/forms/recovery/unsaved-guard.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"

type FeedbackFormProps = {
  /** The revision that the feedback is about, and the form's idempotency key. */
  view: { revision: string; key: string }
  lastResult: SubmissionResult<string[]> | undefined
}

/** Id of the form; also for `useSuccessCount`. */
export const feedbackFormId = "proposal-feedback"

/** Form for feedback with files on a revision (PROP-05). */
export function FeedbackForm({ view, lastResult }: FeedbackFormProps) {
  const intl = useIntl()
  const [form, fields] = useSchemaForm({
    id: feedbackFormId,
    schema: () => import("../proposal.schema.ts").then((module) => module.feedbackSchema),
    lastResult,
    labels: { text: "proposal.feedback.text", attachments: "proposal.attachments" },
  })
  return (
    <SchemaForm form={form} hasFiles>
      <UnsavedGuard />
      <IdempotencyKey value={view.key} />
      <input type="hidden" name="revision" value={view.revision} />
      <TextArea field={fields.text} isRequired rows={4} hint={intl.formatMessage({ id: "proposal.feedback.told" })} />
      <AttachmentField field={fields.attachments} module="proposal" />
      <div className="acts">
        <SubmitButton>{intl.formatMessage({ id: "proposal.feedback.submit" })}</SubmitButton>
      </div>
    </SchemaForm>
  )
}
