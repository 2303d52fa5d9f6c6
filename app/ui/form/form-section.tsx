import { useId, type ReactNode } from "react"

type FormSectionProps = { title: ReactNode; intro?: ReactNode; children: ReactNode }

/** A subject of a form: left what it is about, right its fields. */
export function FormSection({ title, intro, children }: FormSectionProps) {
  const id = useId()
  return (
    <section className="form-sec" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {intro && <p>{intro}</p>}
      </header>
      <div>{children}</div>
    </section>
  )
}
