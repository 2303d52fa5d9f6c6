import type { SubmissionResult } from "@conform-to/react"
import type { ComponentProps, ReactNode } from "react"
import { useIntl } from "react-intl"
import { EnterSubmit, FormBar, SchemaForm } from "../submit/form.tsx"
import { SubmitButton } from "../fields/submit-button.tsx"
import { withinSteps } from "../recovery/unsaved-forms.ts"
import type { SchemaFormState } from "../submit/use-schema-form.ts"
import { Link } from "#app/ui/link.tsx"
import type { DraftView } from "./draft.server.ts"
import { DraftKeeper, DraftNote } from "./draft.tsx"

/** Props of the form that creates and edits a record. */
export type RecordFormProps<View, Answer = SubmissionResult<string[]>> = {
  /** The loader's data. */
  view: View
  /** The action's response. */
  answer: Answer | undefined
  /** Label of the submit button: verb and object. */
  submit: ReactNode
  cancelTo: string
  /** Hidden fields: idempotency key or version. */
  children: ReactNode
}

type LongFormProps = {
  /** The first value that `useSchemaForm` returns. */
  form: SchemaFormState
  /** The result of `openDraft` in the loader. */
  draft: Pick<DraftView, "keptAt" | "address"> | undefined
  /** Label of the submit button: verb and object. */
  submit: ReactNode
  /** URL of the page that the link beside the submit button leads to; no link without it. */
  cancelTo?: string
  /** Label of that link, "Cancel" by default. */
  cancel?: ReactNode
  /** That link leads to another step of the same process: it does not ask, because the draft is kept. */
  isStep?: boolean
  /** The form contains file fields. */
  hasFiles?: boolean
  /** URL to which the form is posted; the page's own by default. */
  action?: string
  /** What Enter in a text field submits, if not the form: the props of `EnterSubmit`. */
  enter?: ComponentProps<typeof EnterSubmit>
  children: ReactNode
}

/**
 * A form whose input is saved as a draft (FORM-08), with its bar: submit button, link to leave it, state of the draft. Its loader restores
 * the draft with `openDraft`.
 */
export function LongForm({
  form,
  draft,
  submit,
  cancelTo,
  cancel,
  isStep,
  hasFiles,
  action,
  enter,
  children,
}: LongFormProps) {
  const intl = useIntl()
  return (
    <>
      <DraftNote draft={draft} form={form} hasFiles={hasFiles} />
      <SchemaForm form={form} hasFiles={hasFiles} action={action}>
        <EnterSubmit {...enter} />
        {children}
        <FormBar state={<DraftKeeper />}>
          <SubmitButton>{submit}</SubmitButton>
          {cancelTo && (
            <Link className="btn" to={cancelTo} state={isStep ? withinSteps : undefined}>
              {cancel ?? intl.formatMessage({ id: "event-form.cancel" })}
            </Link>
          )}
        </FormBar>
      </SchemaForm>
    </>
  )
}
