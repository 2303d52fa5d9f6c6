import type { ReactNode } from "react"
import type { Tone } from "./tone.ts"

type NoteProps = {
  tone: Tone
  title?: ReactNode
  /** Announces the note when it appears: `alert` interrupts, `status` waits. */
  role?: "alert" | "status" | undefined
  children?: ReactNode
}

/** A message within the page. */
export function Note({ tone, title, role, children }: NoteProps) {
  return (
    <div className="note" data-s={tone} role={role}>
      <div>
        {title && <strong className="title">{title}</strong>} {children}
      </div>
    </div>
  )
}
