import { Form } from "@remix-run/react"
import type { ReactNode } from "react"
import { idempotencyField } from "#app/lib/form-field-names.ts"
import { OwnerField } from "./owner-field.tsx"

type ButtonFormProps = {
  /** What it sends beside its key. */
  sends?: Readonly<Record<string, string | number>>
  /** Makes a second press harmless (FORM-07), from the loader. */
  idempotencyKey?: string
  className?: string
  /** Which record is meant, for screen readers, where several such buttons stand on a page. */
  label?: string
  /** Shown when it is pointed at. */
  title?: string
  /** The page that does it, where it is another one. */
  action?: string
  /** It leads to another page, which begins at its top. */
  isLeaving?: boolean
  children: ReactNode
}

/** A form of one button: what it sends is known beforehand, and nothing is asked. */
export function ButtonForm({
  sends = {},
  idempotencyKey,
  className = "btn quiet",
  label,
  title,
  action,
  isLeaving = false,
  children,
}: ButtonFormProps) {
  return (
    <Form method="post" action={action} preventScrollReset={!isLeaving}>
      <OwnerField />
      {Object.entries(sends).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {idempotencyKey !== undefined && <input type="hidden" name={idempotencyField} value={idempotencyKey} />}
      <button className={className} aria-label={label} title={title}>
        {children}
      </button>
    </Form>
  )
}
