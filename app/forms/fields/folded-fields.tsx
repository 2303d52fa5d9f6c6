import { type ReactNode, useEffect, useRef } from "react"
import { initialTexts, type Field } from "./field.ts"

type FoldedFieldsProps = {
  /** What opens the fields. */
  title: string
  /** The controls below it. */
  fields: readonly Field[]
  children: ReactNode
}

/**
 * Optional fields that few people need: closed until they are asked for, open if they hold something or one of them has an error. Works
 * without scripts.
 */
export function FoldedFields({ title, fields, children }: FoldedFieldsProps) {
  const ref = useRef<HTMLDetailsElement>(null)
  const isNeeded = fields.some((field) => field.errors || initialTexts(field).some(Boolean))

  useEffect(() => {
    const details = ref.current
    const form = details?.closest("form")
    if (!details || !form) return
    // the validation that follows moves the focus to the first error, and a control in closed `details` cannot have it
    const open = () => (details.open ||= holdsText(details))
    form.addEventListener("submit", open, { capture: true })
    return () => form.removeEventListener("submit", open, { capture: true })
  }, [])

  return (
    <details ref={ref} open={isNeeded || undefined}>
      <summary>{title}</summary>
      <div className="stack">{children}</div>
    </details>
  )
}

const controls = "input:not([type=hidden]):not([hidden]), textarea"

function holdsText(details: HTMLElement): boolean {
  return [...details.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(controls)].some(({ value }) => value)
}
