import { type FormEvent, useEffect, useId, useRef, type ReactNode } from "react"

type DialogProps = {
  title: ReactNode
  isOpen: boolean
  /** Called on Escape. */
  onClose: () => void
  /** The text, with the buttons in a `footer` at the end. */
  children: ReactNode
  /** Red edge for actions that cannot be undone. */
  tone?: "stop"
}

/**
 * The native modal dialog: traps the focus, closes on Escape, restores the focus and makes the page behind it inert. It needs
 * scripts, so every question also has its own page (FORM-06). The content is rendered only while the dialog is open.
 */
export function Dialog({ title, isOpen, onClose, children, tone }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  // Compared after every render: a dialog that Escape closed and that is asked for again at once never renders with `isOpen` false.
  useEffect(() => {
    const dialog = ref.current
    if (!dialog || dialog.open === isOpen) return
    if (isOpen) dialog.showModal()
    else dialog.close()
  })

  // The close event fires asynchronously: if the dialog was reopened in the meantime, ignore it.
  const closed = () => ref.current?.open || onClose()
  // React also passes events to the ancestors in the code: a form around the dialog's link must not handle this submit.
  const keepSubmit = (event: FormEvent) => event.stopPropagation()

  return (
    <dialog className="dialog" data-s={tone} aria-labelledby={titleId} ref={ref} onClose={closed} onSubmit={keepSubmit}>
      {isOpen && (
        <>
          <h2 id={titleId}>{title}</h2>
          {children}
        </>
      )}
    </dialog>
  )
}
