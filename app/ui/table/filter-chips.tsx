import type { ReactNode } from "react"
import { useIntl } from "react-intl"
import { linkTo } from "#app/ui/link.tsx"

/** A filter that is set: its words, and the URL of the list without it. */
export type Chip = { name: string; label?: string | undefined; text: string; href: string }

type FilterChipsProps = { chips: Chip[]; clearedHref: string; /** A link after them. */ children?: ReactNode }

/** The filters that are set, each with a link that removes it, and one that removes all (SHELL-06). */
export function FilterChips({ chips, clearedHref, children }: FilterChipsProps) {
  const intl = useIntl()
  if (chips.length === 0) return children ? <p className="facets">{children}</p> : null
  return (
    <ul className="facets" aria-label={intl.formatMessage({ id: "ui.filter.chosen" })}>
      {chips.map(({ name, label, text, href }) => (
        <li key={name}>
          <a data-filter={name} {...linkTo(href, { staysInPlace: true })}>
            <span className="vh">{intl.formatMessage({ id: "ui.filter.remove" })} </span>
            {label ? intl.formatMessage({ id: "ui.filter.chip" }, { label, text }) : text}
          </a>
        </li>
      ))}
      <li>
        <a className="quiet" {...linkTo(clearedHref, { staysInPlace: true })}>
          {intl.formatMessage({ id: "ui.filter.clear" })}
        </a>
      </li>
      {children && <li>{children}</li>}
    </ul>
  )
}
