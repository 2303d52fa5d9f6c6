import { useIntl } from "react-intl"
import { AttachmentField } from "#app/parts/attachments/attachment-field.tsx"
import { LongForm, type RecordFormProps } from "#app/forms/drafts/long-form.tsx"
import { RichTextField } from "#app/parts/rich-text/rich-text-field.tsx"
import { TextArea, TextField } from "#app/forms/fields/fields.tsx"
import { FoldedFields } from "#app/forms/fields/folded-fields.tsx"
import { FormSection, RequiredHint } from "#app/forms/submit/form.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { Time } from "#app/ui/time.tsx"
import type { NoticeFormView } from "./form.server.ts"
import { maxReplyTo, maxAttachmentBytes } from "../notice.limits.ts"

const labels = {
  subject: "event.subject",
  content: "notice.content",
  subject_english: "notice.subject-english",
  content_english: "notice.content-english",
  reply_to: "notice.reply-to",
  attachments: "notice.attachments",
} as const

/** Form of a notice: content in one language, in a second one on request, reply-to addresses, files (NOTICE-03, NOTICE-04). */
export function NoticeForm({ view, answer, submit, cancelTo, children }: RecordFormProps<NoticeFormView>) {
  const intl = useIntl()
  const [form, fields] = useSchemaForm({
    id: "notice",
    schema: () => import("../notice.schema.ts").then((module) => module.noticeSchema),
    lastResult: answer,
    draft: view.draft?.result,
    defaultValue: view.values,
    labels,
  })
  return (
    <LongForm form={form} draft={view.draft} hasFiles submit={submit} cancelTo={cancelTo}>
      {children}
      <RequiredHint />
      <FormSection
        title={intl.formatMessage({ id: "notice.form.what" })}
        intro={
          view.planned
            ? intl.formatMessage({ id: "notice.form.planned-intro" }, { time: <Time moment={view.planned} /> })
            : intl.formatMessage({ id: "notice.form.what-intro" })
        }
      >
        <TextField field={fields.subject} isRequired />
        <RichTextField images="notice" field={fields.content} isRequired />
      </FormSection>
      <FormSection
        title={intl.formatMessage({ id: "notice.form.english" })}
        intro={intl.formatMessage({ id: "notice.form.english-intro" })}
      >
        <FoldedFields
          title={intl.formatMessage({ id: "notice.form.add-english" })}
          fields={[fields.subject_english, fields.content_english.getFieldset().text]}
        >
          <TextField field={fields.subject_english} />
          <RichTextField images="notice" field={fields.content_english} />
        </FoldedFields>
      </FormSection>
      <FormSection title={intl.formatMessage({ id: "notice.form.files" })}>
        <TextArea
          field={fields.reply_to}
          isRequired
          rows={2}
          hint={intl.formatMessage({ id: "notice.reply-to.hint" }, { most: maxReplyTo })}
        />
        <AttachmentField field={fields.attachments} module="notice" together={maxAttachmentBytes} />
      </FormSection>
    </LongForm>
  )
}
