import { useLocation } from "@remix-run/react"
import type { FormEvent, ReactNode } from "react"
import { sendForm } from "#app/api/send-form.ts"
import { paths } from "#app/lib/paths.ts"

/**
 * Saves the preference and reloads the document. A reload keeps the scroll position, which the form's redirect does not; without scripts
 * the redirect is used.
 */
async function saveAndReload(event: FormEvent<HTMLFormElement>) {
  event.preventDefault()
  await sendForm(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter).catch(() => undefined)
  location.reload()
}

/** A form that saves a preference and reloads this page with it (I18N-01). */
export function PreferenceForm({ className, children }: { className?: string; children: ReactNode }) {
  const { pathname, search } = useLocation()
  return (
    <form
      method="post"
      action={paths.preferences()}
      className={className}
      onSubmit={(event) => void saveAndReload(event)}
    >
      <input type="hidden" name="back" value={pathname + search} />
      {children}
    </form>
  )
}
