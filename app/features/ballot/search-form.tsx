import { type ReactNode, useId } from "react"
import { useIntl } from "react-intl"

type SearchFormProps = {
  label: string
  /** Name of the parameter in the URL. */
  name: string
  value: string
  /** Part of the page that is shown then; by default its beginning. */
  at?: `#${string}`
  /** Stands behind the button. */
  children?: ReactNode
}

/** One field that searches a list on the page of a ballot; it works without scripts. */
export function SearchForm({ label, name, value, at, children }: SearchFormProps) {
  const intl = useIntl()
  const field = useId()
  return (
    <form method="get" action={at} role="search" className="cluster">
      <label htmlFor={field}>{label}</label>
      <input id={field} type="search" name={name} defaultValue={value} autoComplete="off" />
      <button type="submit" className="btn">
        {intl.formatMessage({ id: "ballot.papers.search" })}
      </button>
      {children}
    </form>
  )
}
