import type { SubmissionResult } from "@conform-to/react"
import type { ReactNode } from "react"
import { FormattedMessage } from "react-intl"
import { AttachmentField } from "#app/parts/attachments/attachment-field.tsx"
import { DraftKeeper, DraftNote } from "#app/parts/drafts/draft.tsx"
import { RichTextField } from "#app/parts/rich-text/rich-text-field.tsx"
import { TextArea, TextField } from "#app/ui/form/fields.tsx"
import { EnterSubmit, FormBar, FormSection, RequiredHint, SchemaForm } from "#app/ui/form/form.tsx"
import { SubmitButton } from "#app/ui/form/submit-button.tsx"
import { useSchemaForm } from "#app/ui/form/use-schema-form.ts"
import { Link } from "#app/ui/link.tsx"
import type { NoticeFormView } from "./notice-form.server.ts"
import { maxReplyTo, maxAttachmentBytes } from "./notice.status.ts"

type NoticeFormProps = {
  view: NoticeFormView
  answer: SubmissionResult<string[]> | undefined
  /** Label of the submit button, a verb and an object. */
  submit: ReactNode
  cancelTo: string
  /** Hidden fields: idempotency key or version. */
  children: ReactNode
}

const labels = {
  subject: "event.subject",
  content: "notice.content",
  reply_to: "notice.reply-to",
  attachments: "notice.attachments",
} as const

/** Form of a draft: content, reply-to addresses, files (NOTICE-03). */
export function NoticeForm({ view, answer, submit, cancelTo, children }: NoticeFormProps) {
  const [form, fields] = useSchemaForm({
    id: "notice",
    schema: () => import("./notice.schema.ts").then((module) => module.noticeSchema),
    lastResult: answer,
    draft: view.draft?.result,
    defaultValue: view.values,
    labels,
  })
  return (
    <>
      <DraftNote draft={view.draft} form={form} />
      <SchemaForm form={form} hasFiles>
        <EnterSubmit />
        {children}
        <RequiredHint />
        <FormSection
          title={<FormattedMessage id="notice.form.what" />}
          intro={<FormattedMessage id="notice.form.what-intro" />}
        >
          <TextField field={fields.subject} isRequired />
          <RichTextField field={fields.content} isRequired />
          <TextArea
            field={fields.reply_to}
            isRequired
            rows={2}
            hint={<FormattedMessage id="notice.reply-to.hint" values={{ most: maxReplyTo }} />}
          />
        </FormSection>
        <FormSection title={<FormattedMessage id="notice.form.files" />}>
          <AttachmentField field={fields.attachments} module="notice" together={maxAttachmentBytes} />
        </FormSection>
        <FormBar state={<DraftKeeper />}>
          <SubmitButton>{submit}</SubmitButton>
          <Link className="btn" to={cancelTo}>
            <FormattedMessage id="event-form.cancel" />
          </Link>
        </FormBar>
      </SchemaForm>
    </>
  )
}
