import { useEffect, useId, useRef } from "react"
import { useIntl } from "react-intl"
import { useFailedSubmit } from "#app/client/framework/failed-submit.ts"
import { errorText } from "#app/ui/error-text.ts"

/** Opens the sections around an element that somebody has closed: nothing in them can be seen or have the focus. */
function openAround(element: Element | null): void {
  const section = element?.closest<HTMLDetailsElement>("details:not([open])")
  if (!section) return
  section.open = true
  openAround(section.parentElement)
}

/**
 * Says why a submit failed that left the page as it is, and takes the focus (ERR-03, FORM-08).
 * @param form id of the form above which it stands; undefined: for forms that the page does not know by an id
 */
export function FailedNote({ form }: { form?: string }) {
  const intl = useIntl()
  const failed = useFailedSubmit(form)
  const titleId = useId()
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    openAround(ref.current)
    ref.current?.focus()
  }, [failed])
  if (!failed) return null
  const [title, ...more] = failed.codes.map((code) => errorText(intl, code))
  return (
    <div className="summary" role="alert" tabIndex={-1} aria-labelledby={titleId} ref={ref}>
      <h2 id={titleId}>{title}</h2>
      {more.length > 0 && <p>{more.join(" ")}</p>}
    </div>
  )
}
