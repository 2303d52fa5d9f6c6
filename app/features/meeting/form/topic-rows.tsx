import type { FormMetadata } from "@conform-to/react"
import { useIntl } from "react-intl"
import { FieldGroup } from "#app/forms/fields/field-group.tsx"
import type { Field } from "#app/forms/fields/field.ts"
import { TextArea, TextField } from "#app/forms/fields/fields.tsx"
import { AddRowButton, RemoveRowButton } from "#app/forms/fields/row-buttons.tsx"
import { useChangedRows } from "#app/forms/fields/use-changed-rows.ts"
import { HiddenField } from "#app/forms/submit/form.tsx"
import { maxTopics } from "./limits.ts"

type TopicRow = Field & {
  getFieldset(): Record<"subject" | "minutes", Field> & {
    description: { getFieldset(): Record<"format" | "text", Field> }
  }
}

export type TopicRowsProps = {
  form: FormMetadata<Record<string, unknown>>
  field: Field & { getFieldList(): TopicRow[] }
}

/** The topics with which a meeting is created: a row for each, with buttons that add and remove one and work without scripts (MEET-16). */
export function TopicRows({ form, field }: TopicRowsProps) {
  const intl = useIntl()
  const rows = field.getFieldList()
  const [announced, expect] = useChangedRows(rows.map((row) => row.getFieldset().subject.id))
  return (
    <FieldGroup field={field}>
      {rows.map((row, index) => {
        const { subject, minutes, description } = row.getFieldset()
        const { format, text } = description.getFieldset()
        const name = intl.formatMessage({ id: "meeting-form.topic" }, { number: index + 1 })
        return (
          <div key={row.key} className="option stack tight" role="group" aria-label={name}>
            <div className="inline">
              <TextField field={subject} isRequired />
              <TextField field={minutes} inputMode="numeric" />
              <RemoveRowButton
                {...form.remove.getButtonProps({ name: field.name, index })}
                label={intl.formatMessage({ id: "meeting-form.topic-remove" }, { number: index + 1 })}
                onClick={() => expect({ message: "meeting-form.topic-removed", index, count: rows.length - 1 })}
              />
            </div>
            <HiddenField field={format} />
            <TextArea field={text} rows={2} />
          </div>
        )
      })}
      {rows.length < maxTopics && (
        <p className="acts">
          <AddRowButton
            {...form.insert.getButtonProps({ name: field.name })}
            adds={`${form.id}-${field.name}[${rows.length}].subject`}
            onClick={() => expect({ message: "meeting-form.topic-added", index: rows.length, count: rows.length + 1 })}
          >
            {intl.formatMessage({ id: "meeting-form.topic-add" })}
          </AddRowButton>
        </p>
      )}
      <p className="vh" role="status">
        {announced && intl.formatMessage({ id: announced.message }, { number: announced.index + 1 })}
      </p>
    </FieldGroup>
  )
}
