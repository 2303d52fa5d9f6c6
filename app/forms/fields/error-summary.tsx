import { useEffect, useId, useRef } from "react"
import { useIntl } from "react-intl"
import { wasHydrated } from "#app/ui/use-hydrated.ts"
import { errorText } from "#app/ui/error-text.ts"
import { invalidFields } from "./field.ts"
import { useFormContext } from "./form-context.ts"
import { labelOf, labelText } from "./labels.ts"

/** The errors of a form at its top, with links to the fields (FORM-02). Receives the focus if no field has an error. */
export function ErrorSummary() {
  const { form, labels, lastResult } = useFormContext()
  const intl = useIntl()
  const titleId = useId()
  const ref = useRef<HTMLDivElement>(null)
  const ofForm = form.allErrors[""] ?? []
  const [title, ...more] = ofForm.map((code) => errorText(intl, code))
  const invalid = invalidFields(form.allErrors, labels)
  const hasFieldErrors = invalid.length > 0
  const problems = invalid.flatMap((name) => {
    const id = labelOf(labels, name)
    const label = id ? labelText(intl, id, name) : name
    return (form.allErrors[name] ?? []).map((code) => ({
      name,
      label,
      isKnown: Boolean(id),
      text: errorText(intl, code, label),
    }))
  })

  useEffect(() => {
    if (lastResult?.error && !hasFieldErrors) ref.current?.focus()
  }, [lastResult, hasFieldErrors])

  return (
    <div
      className="summary"
      role="alert"
      tabIndex={-1}
      aria-labelledby={titleId}
      ref={ref}
      {...(!wasHydrated() && !hasFieldErrors && { autoFocus: true })}
    >
      <h2 id={titleId}>{title ?? intl.formatMessage({ id: "form.problems" }, { count: problems.length })}</h2>
      {more.length > 0 && <p>{more.join(" ")}</p>}
      {hasFieldErrors && (
        <ul>
          {problems.map(({ name, label, isKnown, text }) => (
            <li key={`${name} ${text}`}>
              {isKnown ? <a href={`#${form.id}-${name}`}>{withLabel(text, label)}</a> : text}
            </li>
          ))}
        </ul>
      )}
    </div>
  )

  function withLabel(text: string, label: string): string {
    return text.includes(label) ? text : intl.formatMessage({ id: "form.problem" }, { label, text })
  }
}
