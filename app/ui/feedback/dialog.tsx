import type { ReactNode } from "react"
import { Modal } from "./modal.tsx"

type DialogProps = {
  title: ReactNode
  isOpen: boolean
  /** Called on Escape, and on a gesture that closes. */
  onClose: () => void
  /** The text, with the buttons in a `footer` at the end. */
  children: ReactNode
  /** Red edge for actions that cannot be undone. */
  tone?: "stop" | undefined
}

/** A question or a form over the page. It needs scripts, so every question also has its own page (FORM-06). */
export function Dialog({ title, isOpen, onClose, children, tone }: DialogProps) {
  if (!isOpen) return null
  return (
    <Modal title={title} tone={tone} onClose={onClose}>
      {children}
    </Modal>
  )
}
