import type { SubmissionResult } from "@conform-to/react"
import { useIntl } from "react-intl"
import { applyPaths } from "#app/lib/paths/apply.ts"
import { AttachmentField } from "#app/parts/attachments/attachment-field.tsx"
import { AttachmentList } from "#app/parts/attachments/attachment-list.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { TextArea } from "#app/forms/fields/fields.tsx"
import { IdempotencyKey, SchemaForm } from "#app/forms/submit/form.tsx"
import { SubmitButton } from "#app/forms/fields/submit-button.tsx"
import { UnsavedGuard } from "#app/forms/recovery/unsaved-guard.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { useSuccessCount } from "#app/forms/submit/use-success-count.ts"
import { Avatar } from "#app/ui/layout/avatar.tsx"
import { Stack } from "#app/ui/layout/page.tsx"
import { Time } from "#app/ui/time.tsx"
import { fileModule } from "../form/upload-modules.ts"
import type { StatusView } from "./status.server.ts"

const formId = "apply-feedback"

type ApplicationFeedbackProps = { view: StatusView; lastResult: SubmissionResult<string[]> | undefined }

/**
 * The messages between the applicant and the administrators, and the form for a new one. If a message is refused because the application
 * was closed meanwhile, the form stays with its content (FORM-08).
 */
export function ApplicationFeedback({ view: { feedbacks, can, key, draft }, lastResult }: ApplicationFeedbackProps) {
  const intl = useIntl()
  const successCount = useSuccessCount(formId, lastResult)
  return (
    <Stack>
      {feedbacks.length === 0 && (
        <p className="hint">
          {intl.formatMessage({ id: can.feedback ? "apply.feedback.none" : "apply.feedback.closed" })}
        </p>
      )}
      {feedbacks.length > 0 && (
        <ul className="rows">
          {feedbacks.map((feedback) => (
            <Feedback key={feedback.id} feedback={feedback} />
          ))}
        </ul>
      )}
      {(can.feedback || lastResult) && (
        <FeedbackForm key={successCount} idempotencyKey={key} draft={draft} lastResult={lastResult} />
      )}
    </Stack>
  )
}

function Feedback({ feedback: { author, side, time, text, files } }: { feedback: StatusView["feedbacks"][number] }) {
  const intl = useIntl()
  return (
    <li>
      <span className="who">
        <Avatar name={author} />
        <span>
          {author}
          <small>
            {intl.formatMessage({ id: side === "applicant" ? "apply.side.applicant" : "apply.side.administrator" })}
            {intl.formatMessage({ id: "person.fact-separator" })}
            <Time moment={time} />
          </small>
        </span>
      </span>
      <p className="lines">{text}</p>
      <AttachmentList files={files} />
    </li>
  )
}

type FeedbackFormProps = {
  idempotencyKey: string
  draft: SubmissionResult<string[]> | undefined
  lastResult: SubmissionResult<string[]> | undefined
}

/** Form for the applicant's feedback, with files (ADM-09). */
function FeedbackForm({ idempotencyKey, draft, lastResult }: FeedbackFormProps) {
  const intl = useIntl()
  const { url } = useFrameAlliance()
  const [form, fields] = useSchemaForm({
    id: formId,
    schema: () => import("../apply.schema.ts").then((module) => module.feedbackSchema),
    lastResult,
    draft,
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
        <SubmitButton kind="plain">{intl.formatMessage({ id: "apply.feedback.submit" })}</SubmitButton>
      </div>
    </SchemaForm>
  )
}
