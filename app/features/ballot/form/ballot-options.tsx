import type { FormMetadata } from "@conform-to/react"
import { type ButtonHTMLAttributes, useState } from "react"
import { type IntlShape, useIntl } from "react-intl"
import { fieldCode } from "#app/lib/message-code.ts"
import type { Field } from "#app/forms/fields/field.ts"
import { FieldGroup } from "#app/forms/fields/field-group.tsx"
import { CheckboxField, TextField } from "#app/forms/fields/fields.tsx"
import { AddRowButton, RemoveRowButton } from "#app/forms/fields/row-buttons.tsx"
import { useChangedRows } from "#app/forms/fields/use-changed-rows.ts"
import { FormSection, HiddenField } from "#app/forms/submit/form.tsx"
import { minOptions, maxOptions } from "./limits.ts"

/** One option of the ballot. */
type OptionRow = Field & { getFieldset(): Record<"id" | "text" | "is_abstention", Field> }

type BallotOptionsProps = {
  form: FormMetadata<Record<string, unknown>>
  options: Field & { getFieldList(): OptionRow[] }
}

/** The options of a ballot. The buttons that add and remove an option are submit buttons, so they work without JavaScript (VOTE-02). */
export function BallotOptions({ form, options }: BallotOptionsProps) {
  const intl = useIntl()
  const [isKept, setKept] = useState(false)
  const rows = options.getFieldList()
  const ids = rows.map((row) => row.getFieldset().text.id)
  const [announced, expect] = useChangedRows(ids)

  const added = () => {
    setKept(false)
    expect({ message: "ballot-form.option-added", index: rows.length, count: rows.length + 1 })
  }
  /** @returns false if fewer than two options would remain: the option stays and an error is shown */
  const removed = (index: number) => {
    const isPossible = rows.length > minOptions
    setKept(!isPossible)
    if (isPossible) expect({ message: "ballot-form.option-removed", index, count: rows.length - 1 })
    return isPossible
  }

  return (
    <FormSection
      title={intl.formatMessage({ id: "ballot-form.choices" })}
      intro={intl.formatMessage({ id: "ballot-form.options-intro" })}
    >
      <FieldGroup field={withProblem(options, isKept)} isRequired>
        {rows.map((row, index) => (
          <BallotOption
            key={row.key}
            row={row}
            number={index + 1}
            remove={form.remove.getButtonProps({ name: options.name, index })}
            onRemove={() => removed(index)}
          />
        ))}
        {rows.length < maxOptions && (
          <p className="acts">
            <AddRowButton
              {...form.insert.getButtonProps({ name: options.name })}
              adds={`${form.id}-${options.name}[${rows.length}].text`}
              onClick={added}
            >
              {intl.formatMessage({ id: "ballot-form.option-add" })}
            </AddRowButton>
            {rows.every(isEmpty) && (
              <AddRowButton
                {...form.update.getButtonProps({ name: options.name, value: usualOptions(intl) })}
                adds={`${form.id}-${options.name}[0].text`}
                onClick={() => expect({ message: "ballot-form.option-added", index: 2, count: 3 })}
              >
                {intl.formatMessage({ id: "ballot-form.option-usual" })}
              </AddRowButton>
            )}
          </p>
        )}
        <p className="vh" role="status">
          {announced && intl.formatMessage({ id: announced.message }, { number: announced.index + 1 })}
        </p>
      </FieldGroup>
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

type BallotOptionProps = {
  row: OptionRow
  number: number
  /** Attributes of the remove button. */
  remove: Pick<ButtonHTMLAttributes<HTMLButtonElement>, "name" | "value" | "form" | "formNoValidate">
  /** @returns false if the option must stay */
  onRemove: () => boolean
}

/** One option of a ballot: its text, whether it is an abstention, and a remove button. */
function BallotOption({ row, number, remove, onRemove }: BallotOptionProps) {
  const intl = useIntl()
  const { id, text, is_abstention } = row.getFieldset()
  return (
    <div className="option" role="group" aria-label={intl.formatMessage({ id: "ballot-form.option" }, { number })}>
      <HiddenField field={id} />
      <div className="inline">
        <TextField field={text} isRequired />
        <RemoveRowButton
          {...remove}
          label={intl.formatMessage({ id: "ballot-form.option-remove" }, { number })}
          onClick={(event) => {
            if (!onRemove()) event.preventDefault()
          }}
        />
      </div>
      <CheckboxField field={is_abstention} />
    </div>
  )
}

function withProblem({ key, id, name, errorId, descriptionId, errors, initialValue }: Field, isKept: boolean): Field {
  const problems = new Set([...(errors ?? []), ...(isKept ? [fieldCode("min_options")] : [])])
  const all = problems.size > 0 ? [...problems] : undefined
  return { key, id, name, errorId, descriptionId, initialValue, errors: all }
}
