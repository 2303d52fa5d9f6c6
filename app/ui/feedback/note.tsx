import type { ReactNode } from "react"
import type { Tone } from "./tone.ts"

type NoteProps = {
  tone: Tone
  title?: ReactNode
  /** Announces the note when it appears: `alert` interrupts, `status` waits. */
  role?: "alert" | "status" | undefined
  /** Takes the focus when it appears, as the messages of forms do: for the answer to what the user did. */
  takesFocus?: boolean
  children?: ReactNode
}

/** Called by React when the note appears. */
const focus = (note: HTMLElement | null) => note?.focus()

/** A message within the page. */
export function Note({ tone, title, role, takesFocus, children }: NoteProps) {
  return (
    <div className="note" data-s={tone} role={role} {...(takesFocus && { tabIndex: -1, ref: focus })}>
      <div>
        {title && <strong className="title">{title}</strong>} {children}
      </div>
    </div>
  )
}
