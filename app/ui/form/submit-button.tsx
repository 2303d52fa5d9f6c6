import type { ReactNode } from "react"
import { classNames } from "../class-names.ts"
import { useFormContext } from "./form-context.ts"

type SubmitButtonProps = {
  kind?: "primary" | "danger" | "plain"
  /** Name and value sent along, where a form has several submits. */
  name?: string
  value?: string
  children: ReactNode
}

/** The button of a `SchemaForm`: verb and object. Stays focusable while the form is on its way, but does nothing then. */
export function SubmitButton({ kind = "primary", name, value, children }: SubmitButtonProps) {
  const { isBusy } = useFormContext()
  return (
    <button
      type="submit"
      className={classNames("btn", kind !== "plain" && kind)}
      name={name}
      value={value}
      // The field being left would be validated between press and release, and what then moves carries the button away.
      onMouseDown={(event) => event.preventDefault()}
      aria-disabled={isBusy || undefined}
    >
      {children}
    </button>
  )
}
