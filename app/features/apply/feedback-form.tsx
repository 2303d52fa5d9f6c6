import type { SubmissionResult } from "@conform-to/react"
import { FormattedMessage } from "react-intl"
import { applyPaths } from "#app/lib/paths/apply.ts"
import { AttachmentField } from "#app/parts/attachments/attachment-field.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { IdempotencyKey } from "#app/ui/form/idempotency-key.tsx"
import { SchemaForm } from "#app/ui/form/schema-form.tsx"
import { SubmitButton } from "#app/ui/form/submit-button.tsx"
import { TextArea } from "#app/ui/form/text-area.tsx"
import { UnsavedGuard } from "#app/ui/form/unsaved-guard.tsx"
import { useSchemaForm } from "#app/ui/form/use-schema-form.ts"
import { fileModule } from "./application-files.ts"

type FeedbackFormProps = { idempotencyKey: string; lastResult: SubmissionResult<string[]> | undefined }

/** Feedback of the applicant, with files (ADM-09). */
export function FeedbackForm({ idempotencyKey, lastResult }: FeedbackFormProps) {
  const { url } = useFrameAlliance()
  const [form, fields] = useSchemaForm({
    id: "apply-feedback",
    schema: () => import("./apply.schema.ts").then((module) => module.feedbackSchema),
    lastResult,
    labels: { text: "apply.feedback.text", attachment_ids: "apply.feedback.files" },
  })
  return (
    <SchemaForm form={form} action={applyPaths.status(url)} hasFiles>
      <UnsavedGuard />
      <IdempotencyKey value={idempotencyKey} />
      <input type="hidden" name="intent" value="feedback" />
      <TextArea field={fields.text} isRequired rows={4} />
      <AttachmentField field={fields.attachment_ids} module={fileModule} uploadTo={applyPaths.upload} />
      <div className="acts">
        <SubmitButton kind="plain">
          <FormattedMessage id="apply.feedback.submit" />
        </SubmitButton>
      </div>
    </SchemaForm>
  )
}
