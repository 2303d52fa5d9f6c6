import type { ReactNode } from "react"
import { useIntl } from "react-intl"
import { AttachmentField } from "#app/parts/attachments/attachment-field.tsx"
import { RichTextField } from "#app/parts/rich-text/rich-text-field.tsx"
import type { RichTextMeta } from "#app/parts/rich-text/use-rich-text.ts"
import type { Field } from "#app/forms/fields/field.ts"
import { TextField } from "#app/forms/fields/fields.tsx"
import { FormSection } from "#app/forms/submit/form.tsx"

/** Message ids of the field labels. */
export const topicLabels = {
  subject: "meeting-topic.subject",
  description: "meeting-topic.description",
  attachment_ids: "meeting-topic.attachments",
} as const

type TopicFieldsProps = {
  fields: { subject: Field; description: RichTextMeta; attachment_ids: Field }
  /** The contract's module for its files. */
  module: "meeting" | "topic_call"
  /** Says who sees the topic, and when. */
  intro: ReactNode
}

/** The fields of a topic of a meeting or call (MEET-06, TOPIC-02). */
export function TopicFields({ fields, module, intro }: TopicFieldsProps) {
  const intl = useIntl()
  return (
    <FormSection title={intl.formatMessage({ id: "meeting-topic.what" })} intro={intro}>
      <TextField field={fields.subject} isRequired />
      <RichTextField images={module} field={fields.description} isRequired />
      <AttachmentField field={fields.attachment_ids} module={module} />
    </FormSection>
  )
}
