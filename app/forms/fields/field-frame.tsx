import type { ReactNode } from "react"
import { useIntl } from "react-intl"
import { errorText } from "#app/ui/error-text.ts"
import type { FieldProps } from "./field.ts"
import { useLabel } from "./form-context.ts"

type FieldFrameProps = FieldProps & { children: ReactNode }

/** Label, hint and error of one control, in this order. */
export function FieldFrame({ field, isRequired, hint, children }: FieldFrameProps) {
  return (
    <div className="field">
      <label htmlFor={field.id}>
        <FieldLabel name={field.name} isRequired={isRequired} />
      </label>
      <FieldNotes field={field} hint={hint} />
      {children}
    </div>
  )
}

/** The text of a label, with a star if the field is required. */
export function FieldLabel({ name, isRequired }: { name: string; isRequired: boolean | undefined }) {
  const label = useLabel(name)
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
export function FieldNotes({ field, hint }: Pick<FieldProps, "field" | "hint">) {
  const intl = useIntl()
  const label = useLabel(field.name)
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
