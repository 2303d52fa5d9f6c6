import { useEffect, type ReactNode } from "react"
import { linkTo } from "#app/ui/link.tsx"
import { SchemaForm } from "./form.tsx"
import { SubmitButton } from "../fields/submit-button.tsx"
import type { SchemaFormState } from "./use-schema-form.ts"
import { useIntl } from "react-intl"
import { textLang } from "#app/ui/text-lang.ts"

type ConfirmFormProps = {
  form: SchemaFormState
  /** URL of the confirmation page, whose action performs the change. */
  action: string
  /** Text that says what will change and that it cannot be undone. */
  consequence: ReactNode
  /** Verb and object: "Disband group". */
  submit: ReactNode
  /** `primary` for an action that can be undone but affects many people. */
  kind?: "danger" | "primary"
  /** Label of the cancel button, named after what is kept: "Keep group". */
  keep: ReactNode
  /** Target of the cancel button; in a dialog, the function that closes it. */
  leave: string | (() => void)
  /** The field for a reason, if one is required. */
  children?: ReactNode
}

/**
 * The confirmation of an irreversible action (FORM-06): consequence, reason, the red submit button and the cancel button. In a dialog that
 * opened before its form was loaded, it takes the focus to the first field, without one to the cancel button.
 */
export function ConfirmForm(props: ConfirmFormProps) {
  const intl = useIntl()
  const { form, action, consequence, submit, kind = "danger", keep, leave, children } = props

  useEffect(() => {
    const dialog = document.activeElement
    if (dialog instanceof HTMLDialogElement)
      dialog.querySelector<HTMLElement>("input:not([type=hidden]), textarea, [data-safe]")?.focus()
  }, [])

  return (
    <SchemaForm form={form} action={action}>
      <div className="stack tight">
        <p>{consequence}</p>
        {children}
      </div>
      <div className="acts">
        <SubmitButton kind={kind}>{submit}</SubmitButton>
        {typeof leave === "string" ? (
          <a lang={textLang(keep, intl.locale)} className="btn" {...linkTo(leave)}>
            {keep}
          </a>
        ) : (
          <button type="button" className="btn" onClick={leave} data-safe>
            {keep}
          </button>
        )}
      </div>
    </SchemaForm>
  )
}
