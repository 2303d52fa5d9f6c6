import { Link } from "@remix-run/react"
import { useState, type MouseEvent, type ReactNode } from "react"
import { classNames } from "../class-names.ts"
import { Dialog } from "../feedback/dialog.tsx"

type ConfirmLinkProps = {
  /** The page that asks the same, for those without scripts (FORM-06). */
  href: string
  text: ReactNode
  /** The question, in the dialog. */
  title: ReactNode
  kind?: "danger" | "plain"
  /** The form of that page; gets the function that closes the dialog for its "Keep …" button. */
  children: (close: () => void) => ReactNode
}

/** A link to an irreversible action: leads to its confirmation page, or asks in a dialog where there are scripts. */
export function ConfirmLink({ href, text, title, kind = "danger", children }: ConfirmLinkProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)

  const ask = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setOpen(true)
  }

  return (
    <>
      <Link className={classNames("btn", kind === "danger" && "danger")} to={href} onClick={ask}>
        {text}
      </Link>
      <Dialog title={title} tone={kind === "danger" ? "stop" : undefined} isOpen={isOpen} onClose={close}>
        {children(close)}
      </Dialog>
    </>
  )
}
