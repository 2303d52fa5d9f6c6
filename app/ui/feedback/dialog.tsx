import { useEffect, useId, useRef, type ReactNode } from "react"

type DialogProps = {
  title: ReactNode
  isOpen: boolean
  /** Escape, or the way out in `children`. */
  onClose: () => void
  /** The text; a `footer` with the buttons last. */
  children: ReactNode
  /** Red edge for what cannot be undone. */
  tone?: "stop"
}

/**
 * The browser's own modal dialog: keeps the focus inside, closes on Escape, gives the focus back, makes the page behind it
 * inert. Needs a script; what it asks also has a page of its own (FORM-06). Its content is there only while it is open.
 */
export function Dialog({ title, isOpen, onClose, children, tone }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    if (isOpen) ref.current?.showModal()
    else ref.current?.close()
  }, [isOpen])

  // The word that it was closed comes a little later: who opens it again at once keeps it.
  const closed = () => ref.current?.open || onClose()

  return (
    <dialog className="dialog" data-s={tone} aria-labelledby={titleId} ref={ref} onClose={closed}>
      {isOpen && (
        <>
          <h2 id={titleId}>{title}</h2>
          {children}
        </>
      )}
    </dialog>
  )
}
