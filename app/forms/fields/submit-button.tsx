import type { ReactNode } from "react"
import { classNames } from "#app/ui/class-names.ts"
import { useFormContext } from "./form-context.ts"

type SubmitButtonProps = {
  kind?: "primary" | "danger" | "plain"
  /** Name and value to send, if a form has several submit buttons. */
  name?: string
  value?: string
  children: ReactNode
}

/** The submit button of a `SchemaForm`, labelled with verb and object. During a submit it stays focusable but does nothing. */
export function SubmitButton({ kind = "primary", name, value, children }: SubmitButtonProps) {
  const { isBusy } = useFormContext()
  return (
    <button
      type="submit"
      className={classNames("btn", kind !== "plain" && kind)}
      name={name}
      value={value}
      // Keeps the focus: blur would validate the field between mouse down and up, and the new error could move the button away.
      onMouseDown={(event) => event.preventDefault()}
      aria-disabled={isBusy || undefined}
    >
      {children}
    </button>
  )
}
