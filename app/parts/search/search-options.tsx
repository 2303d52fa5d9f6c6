import { useEffect } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { Link } from "#app/ui/link.tsx"
import type { RecentRecord } from "./recent-records.ts"

type Hit = RecentRecord & { group?: string; excerpt?: string }

type SearchOptionsProps = {
  id: string
  hits: Hit[]
  /** The option that Enter opens. */
  active: Hit | undefined
  onOpen: (hit: Hit) => void
}

/** The records found: links that the arrow keys of the search field select. */
export function SearchOptions({ id, hits, active, onOpen }: SearchOptionsProps) {
  const intl = useIntl()
  const activeId = active && `${id}${active.key}`
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" })
  }, [activeId])
  return (
    <div id={id} role="listbox" className="hits" aria-label={intl.formatMessage({ id: "search.results" })}>
      {hits.map((hit) => (
        <Link
          key={hit.key}
          id={`${id}${hit.key}`}
          role="option"
          tabIndex={-1}
          aria-selected={hit === active}
          to={hit.href}
          onClick={() => onOpen(hit)}
        >
          <strong>{hit.title}</strong>
          <small className="muted">
            {hit.module && <FormattedMessage id={`search.one.${hit.module}`} />}
            {hit.reference && ` · ${hit.reference}`}
            {hit.group && ` · ${hit.group}`}
          </small>
          {hit.excerpt && <small className="muted">{hit.excerpt}</small>}
        </Link>
      ))}
    </div>
  )
}
