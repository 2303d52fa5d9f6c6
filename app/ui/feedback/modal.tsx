import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
} from "react"
import { classNames } from "../class-names.ts"

type ModalProps = {
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
 * browsers only.
 */
export function Modal({ title, onClose, kind, tone, children }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const opener = useRef<Element | null>(null)
  const titleId = useId()

  useLayoutEffect(() => {
    opener.current = document.activeElement
    ref.current?.showModal()
  }, [])
  // Not by `close()` while React removes the dialog: its fields would check themselves by a submit that React does not see.
  useEffect(
    () => () => {
      if (document.activeElement === document.body && opener.current instanceof HTMLElement) opener.current.focus()
    },
    [],
  )

  // React also passes events of what is rendered elsewhere, for example of the question before a changed form is left
  const isOwn = ({ target }: SyntheticEvent) => target instanceof Node && ref.current?.contains(target)

  // A browser closes several dialogs by one Escape, and the second of two Escapes cannot be prevented any more: the key is taken before.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented || event.nativeEvent.isComposing || !isOwn(event)) return
    event.preventDefault()
    onClose()
  }
  // By a gesture, or by Escape while nothing has the focus. If it cannot be prevented, the close event follows.
  const onCancel = (event: SyntheticEvent) => {
    if (event.target !== ref.current || !event.cancelable) return
    event.preventDefault()
    onClose()
  }
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
