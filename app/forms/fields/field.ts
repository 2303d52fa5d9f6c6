import type { ReactNode } from "react"
import type { MessageId } from "#app/ui/message-id.ts"
import { wasHydrated } from "#app/ui/use-hydrated.ts"
import { useFormContext } from "./form-context.ts"
import { labelOf, type Labels } from "./labels.ts"

/** The properties of conform's field that field components use. */
export type Field = {
  key: string | undefined
  id: string
  name: string
  errorId: string
  descriptionId: string
  errors: string[] | undefined
  initialValue: unknown
}

/** Props of every field component. The label comes from the form's `labels`. */
export type FieldProps = {
  field: Field
  isRequired?: boolean
  hint?: ReactNode
  /** The page was opened to fill in this field. */
  isFocused?: boolean | undefined
}

/**
 * On the server, returns the props with a copy of the field, so that each property is read only once: conform recomputes the field on
 * every property access, and a group of choices reads two for each choice. A browser shows one form, so the bytes are saved.
 */
export function readOnce<Props extends FieldProps>(props: Props): Props {
  if (!import.meta.env.SSR) return props
  const { key, id, name, errors, initialValue } = props.field
  const ids = { errorId: `${id}-error`, descriptionId: `${id}-description` } // in conform's format
  return { ...props, field: { key, id, name, errors, initialValue, ...ids } }
}

/** The initial text of a control. */
export function initialText(field: Field): string | undefined {
  return typeof field.initialValue === "string" ? field.initialValue : undefined
}

/** The initial values of a field as texts: one for a single control, several for a group. */
export function initialTexts(field: Field): string[] {
  const value = field.initialValue
  if (Array.isArray(value)) return value.filter((item): item is string => typeof item === "string")
  return typeof value === "string" ? [value] : []
}

/** The fields with an error, in the order of the labels; fields without a label last. */
export function invalidFields(errors: Record<string, unknown>, labels: Labels): string[] {
  const order: (MessageId | undefined)[] = Object.values(labels)
  const positionOf = (name: string) => {
    const index = order.indexOf(labelOf(labels, name))
    return index < 0 ? order.length : index
  }
  return Object.keys(errors)
    .filter((name) => name !== "")
    .sort((a, b) => positionOf(a) - positionOf(b))
}

/** Returns the attributes that connect a control to its hint and its error. */
export function useControlProps({ field, isRequired, hint, isFocused }: FieldProps) {
  const { form, labels } = useFormContext()
  const isInvalid = Boolean(field.errors)
  const describedBy = [hint && field.descriptionId, isInvalid && field.errorId].filter(Boolean).join(" ")
  // Without scripts `autoFocus` moves the focus to the first error (FORM-02); with scripts conform does.
  const isFirst = isInvalid && !wasHydrated() && invalidFields(form.allErrors, labels)[0] === field.name
  return {
    id: field.id,
    name: field.name,
    required: isRequired || undefined,
    "aria-invalid": isInvalid || undefined,
    "aria-describedby": describedBy || undefined,
    ...((isFirst || isFocused) && { autoFocus: true }),
  }
}
