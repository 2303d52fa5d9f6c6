import type { SubmissionResult } from "@conform-to/react"
import { useIntl } from "react-intl"
import { AttachmentField } from "#app/parts/attachments/attachment-field.tsx"
import { CheckboxField, TextArea } from "#app/forms/fields/fields.tsx"
import { IdempotencyKey, SchemaForm } from "#app/forms/submit/form.tsx"
import { SubmitButton } from "#app/forms/fields/submit-button.tsx"
import { UnsavedGuard } from "#app/forms/recovery/unsaved-guard.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"

type FeedbackFormProps = {
  id: string
  /** The topic that the feedback is about; undefined for feedback on the meeting itself. */
  topic: { id: string; canComplete: boolean } | undefined
  idempotencyKey: string
  lastResult: SubmissionResult<string[]> | undefined
  /** Input kept from before the session ended (FORM-08). */
  draft: SubmissionResult<string[]> | undefined
}

/** Form for feedback with files; on a topic it can also complete the topic (MEET-06, MEET-07). */
export default function FeedbackForm({ id, topic, idempotencyKey, lastResult, draft }: FeedbackFormProps) {
  const intl = useIntl()
  const [form, fields] = useSchemaForm({
    id,
    schema: () => import("../meeting.schema.ts").then((module) => module.feedbackSchema),
    lastResult,
    draft,
    defaultValue: { topic: topic?.id ?? "" },
    labels: {
      text: "meeting-feedback.text",
      attachment_ids: "meeting-feedback.files",
      is_completed: "meeting-feedback.complete",
    },
  })
  return (
    <SchemaForm form={form} hasFiles>
      <UnsavedGuard />
      <IdempotencyKey value={idempotencyKey} />
      <input type="hidden" name="topic" value={topic?.id ?? ""} />
      <TextArea
        field={fields.text}
        isRequired
        rows={3}
        hint={intl.formatMessage({ id: "meeting-feedback.told" }, { of: topic ? "topic" : "meeting" })}
      />
      <AttachmentField field={fields.attachment_ids} module="meeting" />
      {topic?.canComplete && (
        <CheckboxField
          field={fields.is_completed}
          hint={intl.formatMessage({ id: "meeting-feedback.complete.hint" })}
        />
      )}
      <div className="acts">
        <SubmitButton kind="plain">{intl.formatMessage({ id: "meeting-feedback.submit" })}</SubmitButton>
      </div>
    </SchemaForm>
  )
}
