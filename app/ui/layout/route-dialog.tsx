import { useNavigate } from "@remix-run/react"
import { useEffect, useId, useRef, useState, type ReactNode } from "react"
import { classNames } from "../class-names.ts"
import { useHydrated } from "../use-hydrated.ts"

type RouteDialogProps = {
  title: ReactNode
  /** URL of the parent page, to which closing navigates. */
  closeTo: string
  /** A drawer is at the edge of the window and has its full height. */
  kind?: "drawer"
  children: ReactNode
}

/**
 * A page that is shown as a dialog over its parent after client-side navigation. If it is loaded directly, or without scripts, it is a
 * panel next to the parent's content. It has its own URL, so it can be shared and reloaded, and the back button works.
 */
export function RouteDialog({ title, closeTo, kind, children }: RouteDialogProps) {
  const isHydrated = useHydrated()
  const [isModal] = useState(isHydrated)
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const navigate = useNavigate()

  useEffect(() => {
    const dialog = ref.current
    if (!isModal || !dialog) return
    const opener = document.activeElement
    dialog.showModal()
    return () => {
      dialog.close()
      // the dialog is already removed from the document, so closing it does not restore the focus
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [isModal])

  const heading = <h2 id={titleId}>{title}</h2>
  if (!isModal) {
    return (
      <section className="panel" aria-labelledby={titleId}>
        {heading}
        {children}
      </section>
    )
  }
  const leave = () => navigate(closeTo, { preventScrollReset: true })
  // React also passes both events of a dialog inside to this one, for example of the question before a changed form is left
  return (
    <dialog
      ref={ref}
      className={classNames("dialog", kind)}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== ref.current) return
        event.preventDefault()
        leave()
      }}
      onClose={(event) => {
        if (event.target !== ref.current) return
        // at a second Escape in a row a browser closes the dialog whatever `onCancel` says: it stays open until the page is left
        ref.current.showModal()
        leave()
      }}
    >
      <div className="stack tight">
        {heading}
        {children}
      </div>
    </dialog>
  )
}
