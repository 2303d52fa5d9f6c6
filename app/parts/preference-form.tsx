import { useLocation } from "@remix-run/react"
import type { FormEvent, ReactNode } from "react"
import { sendForm } from "#app/api/send-form.ts"
import { paths } from "#app/lib/paths.ts"

/**
 * Keeps the preference and loads the document anew. A reload leaves the scroll position as it is, which following the form's
 * redirect does not; without scripts that stays the way.
 */
async function keepAndReload(event: FormEvent<HTMLFormElement>) {
  event.preventDefault()
  await sendForm(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter).catch(() => undefined)
  location.reload()
}

/** The form that keeps a preference and comes back to this page; the document is loaded anew with it (I18N-01). */
export function PreferenceForm({ className, children }: { className?: string; children: ReactNode }) {
  const { pathname, search } = useLocation()
  return (
    <form
      method="post"
      action={paths.preferences()}
      className={className}
      onSubmit={(event) => void keepAndReload(event)}
    >
      <input type="hidden" name="back" value={pathname + search} />
      {children}
    </form>
  )
}
