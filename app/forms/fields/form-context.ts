import type { FormMetadata, SubmissionResult } from "@conform-to/react"
import { createContext, useContext, useEffect, useId } from "react"
import { useIntl } from "react-intl"
import { labelOf, type Labels, labelText } from "./labels.ts"

/** The form data that fields, buttons and the error summary use. */
export type FormContextValue = {
  form: FormMetadata<Record<string, unknown>>
  labels: Labels
  lastResult: SubmissionResult<string[]> | undefined
  isBusy: boolean
  work: FormWork
}

/** State of a field's background work, such as an upload, that must finish before the form can be sent. */
export type WorkState = "idle" | "running" | "failed"

/** The combined work of all fields of a form; `running` takes precedence over `failed`. */
export type FormWork = {
  state: WorkState
  /** The user has submitted the form, and the submit waits for the work. */
  isAwaited: boolean
  report: (fieldId: string, state: WorkState) => void
}

/** Provides the form to its fields. */
export const FormContext = createContext<FormContextValue | undefined>(undefined)

/** Returns the form of a field. @throws outside of `SchemaForm` */
export function useFormContext(): FormContextValue {
  const context = useContext(FormContext)
  if (!context) throw new Error("a form field needs a SchemaForm around it")
  return context
}

/** Reports the state of a field's work to its form, which is sent only when all work has finished without failures. */
export function useFieldWork(state: WorkState): void {
  const { report } = useFormContext().work
  const id = useId()
  useEffect(() => {
    report(id, state)
    return () => report(id, "idle")
  }, [id, state, report])
}

/** The label of a field in the interface language. @throws if the form has no label for the field */
export function useLabel(name: string): string {
  const intl = useIntl()
  const id = labelOf(useFormContext().labels, name)
  if (!id) throw new Error(`no label for the field ${name}`)
  return labelText(intl, id, name)
}
