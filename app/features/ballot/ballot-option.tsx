import type { ButtonHTMLAttributes } from "react"
import { useIntl } from "react-intl"
import { CheckboxField } from "#app/ui/form/checkbox-field.tsx"
import { HiddenField } from "#app/ui/form/hidden-field.tsx"
import { TextField } from "#app/ui/form/text-field.tsx"
import type { OptionRow } from "./ballot-fields.ts"

type BallotOptionProps = {
  row: OptionRow
  number: number
  /** What the button that removes it sends. */
  remove: Pick<ButtonHTMLAttributes<HTMLButtonElement>, "name" | "value" | "form" | "formNoValidate">
  /** @returns false where it has to stay */
  onRemove: () => boolean
}

/** One option of a ballot: its words, whether it is an abstention, and the button that removes it. */
export function BallotOption({ row, number, remove, onRemove }: BallotOptionProps) {
  const intl = useIntl()
  const { id, text, is_abstention } = row.getFieldset()
  return (
    <div className="option" role="group" aria-label={intl.formatMessage({ id: "ballot-form.option" }, { number })}>
      <HiddenField field={id} />
      <div className="inline">
        <TextField field={text} isRequired />
        <button
          {...remove}
          type="submit"
          className="btn quiet"
          aria-label={intl.formatMessage({ id: "ballot-form.option-remove" }, { number })}
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => {
            if (!onRemove()) event.preventDefault()
          }}
        >
          <span aria-hidden="true">×</span>
        </button>
      </div>
      <CheckboxField field={is_abstention} />
    </div>
  )
}
