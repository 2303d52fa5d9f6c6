import { Link } from "@remix-run/react"
import type { ReactNode } from "react"
import { SchemaForm } from "./schema-form.tsx"
import { SubmitButton } from "./submit-button.tsx"
import type { SchemaFormState } from "./use-schema-form.ts"

type ConfirmFormProps = {
  form: SchemaFormState
  /** Address of the confirmation page, which also does it. */
  action: string
  /** What it will change and that it cannot be undone. */
  consequence: ReactNode
  /** Verb and object: "Disband group". */
  submit: ReactNode
  /** The safe way out, by what stays: "Keep group". */
  keep: ReactNode
  keepHref: string
  /** In a dialog: closes it instead of following `keepHref`. */
  onKeep?: () => void
  /** The reason's field, where one is asked for. */
  children?: ReactNode
}

/** The question before an irreversible action (FORM-06): consequence, reason, the red button and the safe way out. */
export function ConfirmForm({ form, action, consequence, submit, keep, keepHref, onKeep, children }: ConfirmFormProps) {
  return (
    <SchemaForm form={form} action={action}>
      <div className="stack tight">
        <p>{consequence}</p>
        {children}
      </div>
      <div className="acts">
        <SubmitButton kind="danger">{submit}</SubmitButton>
        {onKeep ? (
          <button type="button" className="btn" onClick={onKeep}>
            {keep}
          </button>
        ) : (
          <Link className="btn" to={keepHref}>
            {keep}
          </Link>
        )}
      </div>
    </SchemaForm>
  )
}
