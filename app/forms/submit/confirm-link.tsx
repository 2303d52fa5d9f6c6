import { useState, type MouseEvent, type ReactNode } from "react"
import { createPortal } from "react-dom"
import { isPlainClick } from "#app/client/framework/links.ts"
import { Link } from "#app/ui/link.tsx"
import { classNames } from "#app/ui/class-names.ts"
import { Dialog } from "#app/ui/feedback/dialog.tsx"

export type ConfirmLinkProps = {
  /** The confirmation page, used without scripts: its loader returns the data for its form, its action does the work (FORM-06). */
  href: string
  text: ReactNode
  /** Accessible name, if the text says too little by itself: in a row of a list. */
  label?: string | undefined
  /** Title of the dialog: the question. */
  title: ReactNode
  kind?: "danger" | "plain" | "primary"
  /** Without a border, in a row of a list. */
  isQuiet?: boolean | undefined
  /** Renders the form of that page; receives the function that closes the dialog, for its "Keep …" button. */
  children: (close: () => void) => ReactNode
}

/**
 * A link to an irreversible action: opens its confirmation page, or a dialog if scripts are available. The dialog is rendered at the
 * end of the document, so that it stays visible when the menu with the link closes. While the page has unsaved input, the link
 * opens the confirmation page, which the user is asked about: if the dialog cannot be loaded, an error screen replaces the page (SHELL-05).
 */
export function ConfirmLink({ href, text, label, title, kind = "danger", isQuiet, children }: ConfirmLinkProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)

  const ask = (event: MouseEvent) => {
    if (!isPlainClick(event) || hasUnsavedForms()) return
    event.preventDefault()
    setOpen(true)
  }

  return (
    <>
      <Link
        className={classNames("btn", isQuiet && "quiet", kind !== "plain" && kind)}
        to={href}
        aria-label={label}
        onClick={ask}
      >
        {text}
      </Link>
      {isOpen &&
        createPortal(
          <Dialog title={title} tone={kind === "danger" ? "stop" : undefined} onClose={close}>
            {children(close)}
          </Dialog>,
          document.body,
        )}
    </>
  )
}

/** Asks the forms of the page as the browser does before it leaves them, without their code, which other pages do not need. */
const hasUnsavedForms = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }))
