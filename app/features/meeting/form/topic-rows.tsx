import type { FormMetadata } from "@conform-to/react"
import type { Field } from "#app/forms/fields/field.ts"
import { type Option, TextArea, TextField } from "#app/forms/fields/fields.tsx"
import { RowList, type Rows } from "#app/forms/fields/row-list.tsx"
import { HiddenField } from "#app/forms/submit/form.tsx"
import { maxTopics } from "./limits.ts"

type TopicRow = Field & {
  getFieldset(): Record<"subject" | "minutes", Field> & {
    description: { getFieldset(): Record<"format" | "text", Field> }
  }
}

export type TopicRowsProps = {
  form: FormMetadata<Record<string, unknown>>
  field: Rows<TopicRow>
  isRequired?: boolean
}

/** The rows in the form of a new meeting, with the choice of a template. */
export type NewTopicsProps = TopicRowsProps & {
  /** The field of the chosen template. */
  template: Field
  /** The templates that can be chosen. */
  templates: Option[] | undefined
}

const texts = {
  name: "meeting-form.topic",
  add: "meeting-form.topic-add",
  added: "meeting-form.topic-added",
  remove: "meeting-form.topic-remove",
  removed: "meeting-form.topic-removed",
} as const

/** The topics with which a meeting is created (MEET-16). */
export function TopicRows({ form, field, isRequired = false }: TopicRowsProps) {
  return (
    <RowList
      form={form}
      field={field}
      isRequired={isRequired}
      first="subject"
      most={maxTopics}
      className="option stack tight"
      texts={texts}
    >
      {(row, remove) => {
        const { subject, minutes, description } = row.getFieldset()
        const { format, text } = description.getFieldset()
        return (
          <>
            <div className="inline">
              <TextField field={subject} isRequired />
              <TextField field={minutes} inputMode="numeric" />
              {remove}
            </div>
            <HiddenField field={format} />
            <TextArea field={text} rows={2} />
          </>
        )
      }}
    </RowList>
  )
}
