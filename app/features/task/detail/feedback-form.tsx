import type { SubmissionResult } from "@conform-to/react"
import { useIntl } from "react-intl"
import { AttachmentField } from "#app/parts/attachments/attachment-field.tsx"
import { TextArea } from "#app/forms/fields/fields.tsx"
import { IdempotencyKey, SchemaForm } from "#app/forms/submit/form.tsx"
import { SubmitButton } from "#app/forms/fields/submit-button.tsx"
import { UnsavedGuard } from "#app/forms/recovery/unsaved-guard.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"

type FeedbackFormProps = {
  id: string
  idempotencyKey: string
  lastResult: SubmissionResult<string[]> | undefined
  draft: SubmissionResult<string[]> | undefined
}

/** Form for feedback with files on a task (TASK-01). */
export default function FeedbackForm({ id, idempotencyKey, lastResult, draft }: FeedbackFormProps) {
  const intl = useIntl()
  const [form, fields] = useSchemaForm({
    id,
    schema: () => import("../task.schema.ts").then((module) => module.feedbackSchema),
    lastResult,
    draft,
    labels: { text: "task.feedback", attachment_ids: "task.attachments" },
  })
  return (
    <SchemaForm form={form} hasFiles>
      <UnsavedGuard />
      <IdempotencyKey value={idempotencyKey} />
      <input type="hidden" name="intent" value="feedback" />
      <TextArea field={fields.text} isRequired rows={3} hint={intl.formatMessage({ id: "task.feedback.told" })} />
      <AttachmentField field={fields.attachment_ids} module="task" />
      <div className="acts">
        <SubmitButton kind="plain">{intl.formatMessage({ id: "task.feedback.submit" })}</SubmitButton>
      </div>
    </SchemaForm>
  )
}
