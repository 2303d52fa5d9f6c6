import { useActionData } from "@remix-run/react"
import { type ReactNode, type RefObject, useEffect, useRef } from "react"
import type { Tone } from "./tone.ts"

type NoteProps = {
  tone: Tone
  title?: ReactNode
  /** Announces the note when it appears: `alert` interrupts, `status` waits. */
  role?: "alert" | "status" | undefined
  children?: ReactNode
}

/** A message within the page. */
export function Note({ tone, title, role, children, focus }: NoteProps & { focus?: RefObject<HTMLDivElement> }) {
  return (
    <div className="note" data-s={tone} role={role} {...(focus && { ref: focus, tabIndex: -1 })}>
      <div>
        {title && <strong className="title">{title}</strong>} {children}
      </div>
    </div>
  )
}

/** Why what the user did has failed: it takes the focus with each answer, as the messages of forms do, even if it says the same. */
export function AnswerNote({ title, children }: Pick<NoteProps, "title" | "children">) {
  const answer = useActionData()
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [answer])
  return (
    <Note tone="stop" role="alert" title={title} focus={ref}>
      {children}
    </Note>
  )
}
