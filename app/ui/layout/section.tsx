import { useId, type ReactNode } from "react"

type SectionProps = {
  title: ReactNode
  /** Links or small print at the end of the section's head. */
  aside?: ReactNode
  /** For links from elsewhere on the page. */
  id?: string
  children: ReactNode
}

/** A section of a page under a ruled head. */
export function Section({ title, aside, id, children }: SectionProps) {
  const headingId = useId()
  return (
    <section className="sec" id={id} aria-labelledby={headingId}>
      <header>
        <h2 id={headingId}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  )
}
