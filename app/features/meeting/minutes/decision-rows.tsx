import type { FormMetadata } from "@conform-to/react"
import { useIntl } from "react-intl"
import type { Field } from "#app/forms/fields/field.ts"
import { FieldGroup } from "#app/forms/fields/field-group.tsx"
import { type Option, SelectField, TextArea } from "#app/forms/fields/fields.tsx"
import { AddRowButton, RemoveRowButton } from "#app/forms/fields/row-buttons.tsx"
import { useChangedRows } from "#app/forms/fields/use-changed-rows.ts"
import { HiddenField } from "#app/forms/submit/form.tsx"
import { maxDecisions } from "./limits.ts"

export type DecisionRow = Field & { getFieldset(): Record<"decision_id" | "text" | "ballot_id", Field> }

type DecisionRowsProps = {
  form: FormMetadata<Record<string, unknown>>
  rows: Field & { getFieldList(): DecisionRow[] }
  /** The ballots about the meeting. */
  ballots: Option[]
}

/** The decisions under a topic, with buttons that add and remove one and work without scripts (MEET-15). */
export function DecisionRows({ form, rows: field, ballots }: DecisionRowsProps) {
  const intl = useIntl()
  const rows = field.getFieldList()
  const [announced, expect] = useChangedRows(rows.map((row) => row.getFieldset().text.id))
  return (
    <FieldGroup field={field}>
      {rows.map((row, index) => {
        const { decision_id, text, ballot_id } = row.getFieldset()
        const label = intl.formatMessage({ id: "meeting-summary.decision" }, { number: index + 1 })
        return (
          <div key={row.key} className="option" role="group" aria-label={label}>
            <HiddenField field={decision_id} />
            <div className="inline">
              <TextArea field={text} isRequired rows={2} />
              <RemoveRowButton
                {...form.remove.getButtonProps({ name: field.name, index })}
                label={intl.formatMessage({ id: "meeting-summary.decision-remove" }, { number: index + 1 })}
                onClick={() => expect({ message: "meeting-summary.decision-removed", index, count: rows.length - 1 })}
              />
            </div>
            {ballots.length > 0 && (
              <SelectField
                field={ballot_id}
                options={ballots}
                empty={intl.formatMessage({ id: "meeting-summary.no-ballot" })}
              />
            )}
          </div>
        )
      })}
      {rows.length < maxDecisions && (
        <p className="acts">
          <AddRowButton
            {...form.insert.getButtonProps({ name: field.name })}
            adds={`${form.id}-${field.name}[${rows.length}].text`}
            onClick={() =>
              expect({ message: "meeting-summary.decision-added", index: rows.length, count: rows.length + 1 })
            }
          >
            {intl.formatMessage({ id: "meeting-summary.decision-add" })}
          </AddRowButton>
        </p>
      )}
      <p className="vh" role="status">
        {announced && intl.formatMessage({ id: announced.message }, { number: announced.index + 1 })}
      </p>
    </FieldGroup>
  )
}
