import { Form } from "@remix-run/react"
import type { ReactNode } from "react"
import { idempotencyField } from "../schema/form-field-names.ts"
import { OwnerField } from "./owner-field.tsx"

type ButtonFormProps = {
  /** Values of hidden fields, besides the idempotency key. */
  sends?: Readonly<Record<string, string | number>>
  /** Idempotency key from the loader, so that a second click has no effect (FORM-07). */
  idempotencyKey?: string
  className?: string
  /** Accessible name that includes the record, if a page has several such buttons. */
  label?: string
  /** Tooltip. */
  title?: string
  /** URL of the page whose action handles the form, if it is another page. */
  action?: string
  /** The action redirects to another page, which is shown from its top. */
  isLeaving?: boolean
  children: ReactNode
}

/** A form with a single button and only hidden values, submitted without a confirmation. */
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
