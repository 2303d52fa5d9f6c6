import type { FormMetadata, SubmissionResult } from "@conform-to/react"
import { createContext, useContext, useEffect, useId } from "react"
import { useIntl, type IntlShape } from "react-intl"
import type { MessageId } from "../message-id.ts"

/** The label of each field by its name; rows of a list share one: `options[].text`. */
export type Labels = Record<string, MessageId>

/** What fields, buttons and the error summary know of their form. */
export type FormContextValue = {
  form: FormMetadata<Record<string, unknown>>
  labels: Labels
  lastResult: SubmissionResult<string[]> | undefined
  isBusy: boolean
  work: FormWork
}

/** What a field does by itself before its form can be sent: files on their way, or one that did not arrive. */
export type WorkState = "idle" | "running" | "failed"

/** The work of all fields of a form; `running` goes before `failed`. */
export type FormWork = {
  state: WorkState
  /** The person has sent the form, and it waits. */
  isAwaited: boolean
  report: (fieldId: string, state: WorkState) => void
}

/** Gives the fields the form they stand in. */
export const FormContext = createContext<FormContextValue | undefined>(undefined)

/** The form a field stands in. @throws outside of `SchemaForm` */
export function useFormContext(): FormContextValue {
  const context = useContext(FormContext)
  if (!context) throw new Error("a form field needs a SchemaForm around it")
  return context
}

/** Tells the form how the work of one of its fields stands: it is sent when the work is done, and not while some has failed. */
export function useFieldWork(state: WorkState): void {
  const { report } = useFormContext().work
  const id = useId()
  useEffect(() => {
    report(id, state)
    return () => report(id, "idle")
  }, [id, state, report])
}

/** The label of a field, undefined where the form names none. A part of a field (`description.text`) has the field's own. */
export function labelOf(labels: Labels, name: string): MessageId | undefined {
  const row = name.replace(/\[\d+\]/g, "[]")
  return labels[name] ?? labels[row] ?? labels[row.replace(/(?<=[^\]])\.\w+$/, "")]
}

/** The number of the row in which a field of a list stands, from 1; undefined of any other. */
function rowOf(name: string): number | undefined {
  const index = /\[(\d+)\][^[]*$/.exec(name)?.[1]
  return index === undefined ? undefined : Number(index) + 1
}

/** The words of a label; those of a row's field may say its `number`. */
export function labelText(intl: IntlShape, id: MessageId, name: string): string {
  return intl.formatMessage({ id }, { number: rowOf(name) })
}

/** The label of a field in the interface language. @throws for a field the form has no label for */
export function useLabel(name: string): string {
  const intl = useIntl()
  const id = labelOf(useFormContext().labels, name)
  if (!id) throw new Error(`no label for the field ${name}`)
  return labelText(intl, id, name)
}
