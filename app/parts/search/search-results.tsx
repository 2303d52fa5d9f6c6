import { FormattedMessage } from "react-intl"
import { Link } from "#app/ui/link.tsx"
import { Time } from "#app/ui/time.tsx"
import type { FoundView } from "./search-view.server.ts"

/** Search results: the record, its location, and an excerpt around the match. */
export function SearchResults({ items }: { items: FoundView[] }) {
  return (
    <ul className="rows">
      {items.map(({ key, module, title, reference, href, group, excerpt, updated, status }) => (
        <li key={key}>
          {href ? <Link to={href}>{title}</Link> : <strong>{title}</strong>}{" "}
          {reference && <span className="ref muted">{reference}</span>}
          <br />
          <small>
            {module && <FormattedMessage id={`search.one.${module}`} />}
            {group && ` · ${group}`} ·{" "}
            <FormattedMessage id="search.updated" values={{ time: <Time key="time" moment={updated} /> }} />
            {status && (
              <>
                {" "}
                · <FormattedMessage id={status} />
              </>
            )}
          </small>
          {excerpt && <p className="muted">{excerpt}</p>}
        </li>
      ))}
    </ul>
  )
}
