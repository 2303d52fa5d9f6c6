import type { SubmissionResult } from "@conform-to/react"
import { useEffect, useRef } from "react"

/**
 * After a refusal with field errors, moves the focus to the first control that has one. conform does the same, but if the refusal also has an
 * error of the whole form (the field ""), it takes every control without a name for invalid, such as the file input of an attachment field.
 */
export function useFirstInvalid(formId: string, lastResult: SubmissionResult<string[]> | undefined): void {
  const seen = useRef(lastResult) // the first result came with the page: `autoFocus`
  useEffect(() => {
    if (seen.current === lastResult) return
    seen.current = lastResult
    const { "": ofForm, ...errors } = lastResult?.error ?? {}
    const form = document.getElementById(formId)
    if (!ofForm || !(form instanceof HTMLFormElement)) return
    for (const control of form.elements)
      if (control instanceof HTMLElement && errors[control.getAttribute("name") ?? ""]) return control.focus()
  }, [formId, lastResult])
}
