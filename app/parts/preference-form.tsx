import { useLocation } from "@remix-run/react"
import type { ReactNode } from "react"
import { paths } from "#app/lib/paths.ts"

/** The form that keeps a preference and comes back to this page; the document is loaded anew with it (I18N-01). */
export function PreferenceForm({ className, children }: { className?: string; children: ReactNode }) {
  const { pathname, search } = useLocation()
  return (
    <form method="post" action={paths.preferences()} className={className}>
      <input type="hidden" name="back" value={pathname + search} />
      {children}
    </form>
  )
}
