import { useId, type ReactNode } from "react"

/** What this person can do now: a title, a sentence on the consequence, then the buttons. */
export function Panel({ title, id, children }: { title: ReactNode; id?: string; children: ReactNode }) {
  const headingId = useId()
  return (
    <section className="panel" id={id} aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      {children}
    </section>
  )
}
