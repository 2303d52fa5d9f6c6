import { useNavigate } from "@remix-run/react"
import { useId, useState, type ReactNode } from "react"
import { Dialog } from "../feedback/dialog.tsx"
import { wasHydrated } from "../use-hydrated.ts"

type RouteDialogProps = {
  title: ReactNode
  /** URL of the parent page, to which closing navigates. */
  closeTo: string
  kind?: "drawer"
  children: ReactNode
}

/**
 * A page that is shown as a dialog over its parent after client-side navigation. If it is loaded directly, or without scripts, it is a
 * panel next to the parent's content. It has its own URL, so it can be shared and reloaded, and the back button works.
 */
export function RouteDialog({ title, closeTo, kind, children }: RouteDialogProps) {
  const [isDialog] = useState(wasHydrated)
  const titleId = useId()
  const navigate = useNavigate()

  if (!isDialog) {
    return (
      <section className="panel" aria-labelledby={titleId}>
        <h2 id={titleId}>{title}</h2>
        {children}
      </section>
    )
  }
  const leave = () => navigate(closeTo, { preventScrollReset: true })
  return (
    <Dialog title={title} kind={kind} onClose={leave}>
      <div className="stack tight">{children}</div>
    </Dialog>
  )
}
