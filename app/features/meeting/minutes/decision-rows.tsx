import { useIntl } from "react-intl"
import type { FormMetadata } from "@conform-to/react"
import type { Field } from "#app/forms/fields/field.ts"
import { type Option, SelectField, TextArea } from "#app/forms/fields/fields.tsx"
import { HiddenField } from "#app/forms/submit/form.tsx"
import { maxDecisions } from "./limits.ts"
import { MinutesRows, type Rows } from "./minutes-rows.tsx"

export type DecisionRow = Field & { getFieldset(): Record<"decision_id" | "text" | "ballot_id", Field> }

type DecisionRowsProps = {
  form: FormMetadata<Record<string, unknown>>
  rows: Rows<DecisionRow>
  /** The ballots about the meeting. */
  ballots: Option[]
}

/** The decisions under a topic: the text of each, and the ballot that decided it (MEET-15). */
export function DecisionRows({ ballots, ...rows }: DecisionRowsProps) {
  const intl = useIntl()
  return (
    <MinutesRows {...rows} kind="decision" most={maxDecisions}>
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
    </MinutesRows>
  )
}
