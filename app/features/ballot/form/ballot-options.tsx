import type { FormMetadata } from "@conform-to/react"
import { useState } from "react"
import { type IntlShape, useIntl } from "react-intl"
import { fieldCode } from "#app/lib/message-code.ts"
import type { Field } from "#app/forms/fields/field.ts"
import { CheckboxField, TextField } from "#app/forms/fields/fields.tsx"
import { AddRowButton } from "#app/forms/fields/row-buttons.tsx"
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
  /** The number of options when somebody tried to remove one that had to stay. */
  const [keptAt, setKeptAt] = useState<number>()
  const rows = options.getFieldList()
  const canRemove = () => {
    const isPossible = rows.length > minOptions
    setKeptAt(isPossible ? undefined : rows.length)
    return isPossible
  }
  const usual = usualOptions(intl)
  return (
    <FormSection
      title={intl.formatMessage({ id: "ballot-form.choices" })}
      intro={intl.formatMessage({ id: "ballot-form.options-intro" })}
    >
      <RowList
        form={form}
        field={withProblem(options, keptAt === rows.length)}
        isRequired
        first="text"
        most={maxOptions}
        canRemove={canRemove}
        more={(expect) =>
          rows.every(isEmpty) && (
            <AddRowButton
              {...form.update.getButtonProps({ name: options.name, value: usual })}
              adds={`${form.id}-${options.name}[0].text`}
              onClick={() => expect({ message: texts.added, index: usual.length - 1, count: usual.length })}
            >
              {intl.formatMessage({ id: "ballot-form.option-usual" })}
            </AddRowButton>
          )
        }
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

const isEmpty = (row: OptionRow) => !row.getFieldset().text.initialValue

/** The options of most ballots, in the language of the page. */
const usualOptions = (intl: IntlShape) => [
  { text: intl.formatMessage({ id: "ballot-form.usual.approve" }) },
  { text: intl.formatMessage({ id: "ballot-form.usual.disapprove" }) },
  { text: intl.formatMessage({ id: "ballot-form.usual.abstain" }), is_abstention: "on" },
]

/** The list of options with the problem that there have to be two. */
function withProblem<Row>(field: Rows<Row>, isKept: boolean): Rows<Row> {
  if (!isKept) return field
  const { key, id, name, errorId, descriptionId, errors = [], initialValue } = field
  const all = [...new Set([...errors, fieldCode("min_options")])]
  return { key, id, name, errorId, descriptionId, initialValue, errors: all, getFieldList: () => field.getFieldList() }
}
