import type { ReactNode } from "react"
import { Link } from "#app/ui/link.tsx"
import { SchemaForm } from "./form.tsx"
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
  /** `primary` for what is not irreversible, but reaches many. */
  kind?: "danger" | "primary"
  /** The safe way out, by what stays: "Keep group". */
  keep: ReactNode
  /** Where the way out leads; in a dialog, what closes it. */
  leave: string | (() => void)
  /** The reason's field, where one is asked for. */
  children?: ReactNode
}

/** The question before an irreversible action (FORM-06): consequence, reason, the red button and the safe way out. */
export function ConfirmForm(props: ConfirmFormProps) {
  const { form, action, consequence, submit, kind = "danger", keep, leave, children } = props
  return (
    <SchemaForm form={form} action={action}>
      <div className="stack tight">
        <p>{consequence}</p>
        {children}
      </div>
      <div className="acts">
        <SubmitButton kind={kind}>{submit}</SubmitButton>
        {typeof leave === "string" ? (
          <Link className="btn" to={leave}>
            {keep}
          </Link>
        ) : (
          <button type="button" className="btn" onClick={leave}>
            {keep}
          </button>
        )}
      </div>
    </SchemaForm>
  )
}
