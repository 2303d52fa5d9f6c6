import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from "react"
import { createPortal } from "react-dom"
import { Link } from "#app/ui/link.tsx"
import { classNames } from "../class-names.ts"
import { Dialog } from "../feedback/dialog.tsx"

type ConfirmLinkProps = {
  /** The page that asks the same, for those without scripts (FORM-06). */
  href: string
  text: ReactNode
  /** The question, in the dialog. */
  title: ReactNode
  kind?: "danger" | "plain" | "primary"
  /** The form of that page; gets the function that closes the dialog for its "Keep …" button. */
  children: (close: () => void) => ReactNode
}

type Phase = "never" | "open" | "closed"

/**
 * A link to an irreversible action: leads to its confirmation page, or asks in a dialog where there are scripts. The dialog
 * stands at the end of the document, so that a menu which closes behind the link does not hide it.
 */
export function ConfirmLink({ href, text, title, kind = "danger", children }: ConfirmLinkProps) {
  const [phase, setPhase] = useState<Phase>("never")
  const link = useRef<HTMLAnchorElement>(null)
  const close = () => setPhase("closed")

  useEffect(() => {
    if (phase === "closed") giveFocusBack(link.current)
  }, [phase])

  const ask = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setPhase("open")
  }

  return (
    <>
      <Link className={classNames("btn", kind !== "plain" && kind)} to={href} onClick={ask} ref={link}>
        {text}
      </Link>
      {phase !== "never" &&
        createPortal(
          <Dialog title={title} tone={kind === "danger" ? "stop" : undefined} isOpen={phase === "open"} onClose={close}>
            {children(close)}
          </Dialog>,
          document.body,
        )}
    </>
  )
}

/** To the link, or to the menu that has closed over it. */
function giveFocusBack(link: HTMLElement | null): void {
  const isShown = link?.checkVisibility() ?? false
  const target = isShown ? link : link?.closest("details")?.querySelector("summary")
  target?.focus()
}
