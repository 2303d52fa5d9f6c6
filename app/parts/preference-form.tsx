import { useLocation } from "@remix-run/react"
import type { FormEvent, ReactNode } from "react"
import { sendForm } from "#app/api/send-form.ts"
import { paths } from "#app/lib/paths.ts"
import { setFailed } from "#app/client/framework/failed-submit.ts"

/**
 * Saves the preference and reloads the document. A reload keeps the scroll position, which the form's redirect does not; without scripts
 * the redirect is used. Without a connection the page stays: a reload would lose it, with what was typed on it.
 */
async function saveAndReload(event: FormEvent<HTMLFormElement>, key: string) {
  event.preventDefault()
  const { submitter } = event.nativeEvent as SubmitEvent
  await sendForm(event.currentTarget, submitter).then(
    () => location.reload(),
    () => setFailed({ form: undefined, codes: ["form.connection"], key }),
  )
}

/** A form that saves a preference and reloads this page with it (I18N-01). */
export function PreferenceForm({ className, children }: { className?: string; children: ReactNode }) {
  const { pathname, search, key } = useLocation()
  return (
    <form
      method="post"
      action={paths.preferences()}
      className={className}
      onSubmit={(event) => void saveAndReload(event, key)}
    >
      <input type="hidden" name="back" value={pathname + search} />
      {children}
    </form>
  )
}
