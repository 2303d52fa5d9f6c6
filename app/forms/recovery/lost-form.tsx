import type { SubmissionResult } from "@conform-to/react"
import { createContext, type ReactNode, useContext, useEffect, useState } from "react"
import { useIntl } from "react-intl"
import { UNSAFE_DataRouterStateContext as DataRouterState } from "react-router"
import { formField, labelsField } from "../schema/form-field-names.ts"
import { fieldsIn, labelsValue, typedIn } from "../schema/typed-texts.ts"
import { errorTexts } from "#app/ui/error-text.ts"
import type { Labels } from "../fields/labels.ts"
import { TypedList } from "./typed-list.tsx"

/** Collects the ids of the forms that the server has rendered so far. */
const RenderedForms = createContext<Set<string> | undefined>(undefined)

/** Notes that a form is on the page. Only the server needs it: the browser finds its element. */
export function useRenderedForm(id: string): void {
  const forms = useContext(RenderedForms)
  if (typeof document === "undefined") forms?.add(id)
}

/** Hidden fields that tell which form was sent, and how its fields are called where the form cannot be shown again. */
export function formNames(id: string, labels: Labels) {
  return (
    <>
      <input type="hidden" name={formField} value={id} />
      <input type="hidden" name={labelsField} value={labelsValue(labels)} />
    </>
  )
}

type Answer = SubmissionResult<string[]> & { initialValue?: Record<string, unknown> | null }

/** The answer that refuses a form of this page, and the form's id. */
function useRefusal() {
  const answers = Object.values(useContext(DataRouterState)?.actionData ?? {}) as (Answer | undefined)[]
  const answer = answers.find((one) => one?.status === "error")
  const form = answer?.initialValue?.[formField]
  return { answer, form: typeof form === "string" ? form : undefined }
}

/**
 * Shows an answer whose form its page does not contain: somebody else has deleted or changed the record, so that the page offers it no longer.
 * It says why the form was refused and shows what was typed (FORM-08). Stands around a page, below which it renders nothing otherwise.
 */
export function WithLostForm({ children }: { children: ReactNode }) {
  const [forms] = useState(() => new Set<string>())
  return (
    <RenderedForms.Provider value={forms}>
      {children}
      <LostForm />
    </RenderedForms.Provider>
  )
}

function LostForm() {
  const intl = useIntl()
  const forms = useContext(RenderedForms)
  const { answer, form } = useRefusal()
  const find = () =>
    form !== undefined &&
    (typeof document === "undefined" ? !forms?.has(form) : document.forms.namedItem(form) === null)
  const [isMissing, setMissing] = useState(find)
  useEffect(() => {
    // the next frame shows whether the page has the form
    const frame = requestAnimationFrame(() => setMissing(form !== undefined && document.forms.namedItem(form) === null))
    return () => cancelAnimationFrame(frame)
  }, [form, answer])
  if (!answer || !isMissing) return null
  const codes = Object.values(answer.error ?? {}).flatMap((all) => all ?? [])
  return (
    <div className="stack">
      <div className="summary" role="alert" tabIndex={-1} {...{ autoFocus: true }}>
        <h2>{errorTexts(intl, codes)}</h2>
      </div>
      <TypedList typed={typedIn(fieldsIn(answer.initialValue))} />
    </div>
  )
}
