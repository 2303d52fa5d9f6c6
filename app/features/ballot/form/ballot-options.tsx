import type { FormMetadata } from "@conform-to/react"
import { type IntlShape, useIntl } from "react-intl"
import type { Field } from "#app/forms/fields/field.ts"
import { CheckboxField, TextField } from "#app/forms/fields/fields.tsx"
import { RowList, type Rows } from "#app/forms/fields/row-list.tsx"
import { FormSection, HiddenField } from "#app/forms/submit/form.tsx"
import { minOptions, maxOptions } from "./limits.ts"

/** One option of the ballot. */
type OptionRow = Field & { getFieldset(): Record<"id" | "text" | "is_abstention", Field> }

type BallotOptionsProps = {
  form: FormMetadata<Record<string, unknown>>
  options: Rows<OptionRow>
}

const texts = {
  name: "ballot-form.option",
  add: "ballot-form.option-add",
  added: "ballot-form.option-added",
  remove: "ballot-form.option-remove",
  removed: "ballot-form.option-removed",
} as const

/** The options of a ballot (VOTE-02). */
export function BallotOptions({ form, options }: BallotOptionsProps) {
  const intl = useIntl()
  return (
    <FormSection
      title={intl.formatMessage({ id: "ballot-form.choices" })}
      intro={intl.formatMessage({ id: "ballot-form.options-intro" })}
    >
      <RowList
        form={form}
        field={options}
        isRequired
        first="text"
        most={maxOptions}
        least={{ count: minOptions, problem: "min_options" }}
        usual={{ text: "ballot-form.option-usual", rows: usualOptions(intl) }}
        className="option"
        texts={texts}
      >
        {(row, remove) => {
          const { id, text, is_abstention } = row.getFieldset()
          return (
            <>
              <HiddenField field={id} />
              <div className="inline">
                <TextField field={text} isRequired />
                {remove}
              </div>
              <CheckboxField field={is_abstention} />
            </>
          )
        }}
      </RowList>
    </FormSection>
  )
}

/** The options of most ballots, in the language of the page. */
const usualOptions = (intl: IntlShape) => [
  { text: intl.formatMessage({ id: "ballot-form.usual.approve" }) },
  { text: intl.formatMessage({ id: "ballot-form.usual.disapprove" }) },
  { text: intl.formatMessage({ id: "ballot-form.usual.abstain" }), is_abstention: "on" },
]
