import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode, type SyntheticEvent } from "react"
import { classNames } from "../class-names.ts"

type DialogProps = {
  title: ReactNode
  /** Called on Escape, and on a gesture that closes. The dialog stays open until it is no longer rendered. */
  onClose: () => void
  /** A drawer is at the edge of the window and has its full height. */
  kind?: "drawer" | undefined
  /** Red edge for actions that cannot be undone. */
  tone?: "stop" | undefined
  children: ReactNode
}

/**
 * The native modal dialog, open while it is rendered: traps the focus, gives it back, and makes the page behind it inert. Rendered in
 * browsers only, so every question also has its own page (FORM-06).
 */
export function Dialog({ title, onClose, kind, tone, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useLayoutEffect(() => {
    const opener = document.activeElement
    ref.current?.showModal()
    // After React has removed the dialog: fields that lose the focus before check themselves by a submit that React does not see.
    return () => queueMicrotask(() => giveFocusBack(opener))
  }, [])

  const requestClose = (event: SyntheticEvent) => {
    event.preventDefault()
    onClose()
  }
  // A browser closes several dialogs by one Escape, and the second of two Escapes cannot be prevented any more: the key is taken before.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && !event.defaultPrevented && !event.nativeEvent.isComposing) requestClose(event)
  }
  // By a gesture, or by Escape while nothing has the focus. Events of a dialog or a file field inside also come here.
  const onCancel = (event: SyntheticEvent) => event.target === ref.current && event.cancelable && requestClose(event)
  const onClosed = (event: SyntheticEvent) => {
    if (event.target !== ref.current) return
    ref.current.showModal()
    onClose()
  }
  // a form around the dialog's link must not handle this submit
  const onSubmit = (event: SyntheticEvent) => event.stopPropagation()

  return (
    <dialog
      className={classNames("dialog", kind)}
      data-s={tone}
      aria-labelledby={titleId}
      ref={ref}
      onKeyDown={onKeyDown}
      onCancel={onCancel}
      onClose={onClosed}
      onSubmit={onSubmit}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
    </dialog>
  )
}

/** Returns the focus to the element that had it, or to its menu's button if the menu has closed. */
function giveFocusBack(opener: Element | null): void {
  const target = opener?.checkVisibility() ? opener : opener?.closest("details")?.querySelector("summary")
  if (target instanceof HTMLElement) target.focus()
}
