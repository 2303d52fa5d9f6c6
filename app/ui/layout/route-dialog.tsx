import { useNavigate } from "@remix-run/react"
import { useEffect, useId, useRef, useState, type ReactNode } from "react"
import { classNames } from "../class-names.ts"
import { useHydrated } from "../use-hydrated.ts"

type RouteDialogProps = {
  title: ReactNode
  /** Where closing leads: the page below. */
  closeTo: string
  /** A drawer stands at the edge and is as high as the window. */
  kind?: "drawer"
  children: ReactNode
}

/**
 * A page that stands as a dialog over its parent when one gets there with scripts; loaded by itself, and without scripts, it
 * is a panel beside the parent's content. Its address is that of a page, so it can be shared, reloaded and gone back from.
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
      // the dialog has left the page by now, so that closing it gives the focus to nobody
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
  return (
    <dialog
      ref={ref}
      className={classNames("dialog", kind)}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
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
