import { useIntl } from "react-intl"
import type { FormMetadata } from "@conform-to/react"
import type { Field } from "#app/forms/fields/field.ts"
import { type Option, SelectField, TextArea } from "#app/forms/fields/fields.tsx"
import { RowList, type Rows } from "#app/forms/fields/row-list.tsx"
import { HiddenField } from "#app/forms/submit/form.tsx"
import { maxDecisions } from "./limits.ts"

export type DecisionRow = Field & { getFieldset(): Record<"decision_id" | "text" | "ballot_id", Field> }

type DecisionRowsProps = {
  form: FormMetadata<Record<string, unknown>>
  rows: Rows<DecisionRow>
  /** The ballots about the meeting. */
  ballots: Option[]
}

const texts = {
  name: "meeting-summary.decision",
  add: "meeting-summary.decision-add",
  added: "meeting-summary.decision-added",
  remove: "meeting-summary.decision-remove",
  removed: "meeting-summary.decision-removed",
} as const

/** The decisions under a topic: the text of each, and the ballot that decided it (MEET-15). */
export function DecisionRows({ ballots, form, rows }: DecisionRowsProps) {
  const intl = useIntl()
  return (
    <RowList form={form} field={rows} first="text" most={maxDecisions} className="option" texts={texts}>
      {(row, remove) => {
        const { decision_id, text, ballot_id } = row.getFieldset()
        return (
          <>
            <HiddenField field={decision_id} />
            <div className="inline">
              <TextArea field={text} isRequired rows={2} />
              {remove}
            </div>
            {ballots.length > 0 && (
              <SelectField
                field={ballot_id}
                options={ballots}
                empty={intl.formatMessage({ id: "meeting-summary.no-ballot" })}
              />
            )}
          </>
        )
      }}
    </RowList>
  )
}
