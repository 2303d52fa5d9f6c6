import type { ReactNode } from "react"
import { classNames } from "../class-names.ts"
import { FieldLabel, FieldNotes } from "./field-frame.tsx"
import { useControlProps, type FieldProps } from "./field.ts"

type FieldGroupProps = FieldProps & { className?: string; children: ReactNode }

/** A group of controls with one name, with legend, hint and error. The error summary links to the group. */
export function FieldGroup({ className, children, ...props }: FieldGroupProps) {
  const { field, isRequired, hint } = props
  const control = useControlProps(props)
  return (
    <fieldset
      className={classNames("field", className)}
      id={control.id}
      tabIndex={-1}
      aria-describedby={control["aria-describedby"]}
    >
      <legend>
        <FieldLabel name={field.name} isRequired={isRequired} />
      </legend>
      <FieldNotes field={field} hint={hint} />
      {children}
    </fieldset>
  )
}
