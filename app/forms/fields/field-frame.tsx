import type { ReactNode } from "react"
import { type IntlShape, useIntl } from "react-intl"
import { errorText } from "#app/ui/error-text.ts"
import type { FieldProps } from "./field.ts"
import { useLabel } from "./form-context.ts"

type FieldFrameProps = FieldProps & { children: ReactNode }

/** Label, hint and error of one control, in this order. */
export function FieldFrame({ children, ...props }: FieldFrameProps) {
  const { label, notes } = useFieldTexts(props)
  return (
    <div className="field">
      <label htmlFor={props.field.id}>{label}</label>
      {notes}
      {children}
    </div>
  )
}

/** The label of a field, and its hint and errors. They are elements and not components: a form has dozens of fields. */
export function useFieldTexts(props: FieldProps) {
  const intl = useIntl()
  const label = useLabel(props.field.name)
  return { label: labelOf(label, props.isRequired), notes: notesOf(intl, label, props) }
}

/** The text of a label, with a star if the field is required. */
function labelOf(label: string, isRequired: boolean | undefined) {
  return (
    <>
      {label}
      {isRequired && (
        <span className="req" aria-hidden="true">
          {" "}
          *
        </span>
      )}
    </>
  )
}

/** Hint and errors, with the ids in the control's `aria-describedby`. */
function notesOf(intl: IntlShape, label: string, { field, hint }: FieldProps) {
  return (
    <>
      {hint && (
        <span className="hint" id={field.descriptionId}>
          {hint}
        </span>
      )}
      {field.errors && (
        <span className="err" id={field.errorId}>
          {field.errors.map((code) => errorText(intl, code, label)).join("\n")}
        </span>
      )}
    </>
  )
}
