import { FormattedMessage, useIntl } from "react-intl"
import { Link } from "#app/ui/link.tsx"

/** A filter that is set: its words, and the URL of the list without it. */
export type Chip = { name: string; label?: string | undefined; text: string; href: string }

/** The filters that are set, each with a link that removes it, and one that removes all (SHELL-06). */
export function FilterChips({ chips, clearedHref }: { chips: Chip[]; clearedHref: string }) {
  const intl = useIntl()
  if (chips.length === 0) return null
  return (
    <ul className="facets" aria-label={intl.formatMessage({ id: "ui.filter.chosen" })}>
      {chips.map(({ name, label, text, href }) => (
        <li key={name}>
          <Link to={href} preventScrollReset data-filter={name}>
            <span className="vh">
              <FormattedMessage id="ui.filter.remove" />{" "}
            </span>
            {label ? <FormattedMessage id="ui.filter.chip" values={{ label, text }} /> : text}
          </Link>
        </li>
      ))}
      <li>
        <Link className="quiet" to={clearedHref} preventScrollReset>
          <FormattedMessage id="ui.filter.clear" />
        </Link>
      </li>
    </ul>
  )
}
