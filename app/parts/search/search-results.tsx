import { useIntl } from "react-intl"
import { linkTo } from "#app/ui/link.tsx"
import { Time } from "#app/ui/time.tsx"
import { Marked } from "./marked.tsx"
import type { FoundView } from "./search-view.server.ts"
import { textLang } from "#app/ui/text-lang.ts"

type SearchResultsProps = { items: FoundView[]; /** What was searched for. */ words: string }

/** Search results: the record, its location, and an excerpt around the match, with the words marked. */
export function SearchResults({ items, words }: SearchResultsProps) {
  const intl = useIntl()
  return (
    <ul className="rows">
      {items.map(({ key, module, isThread, title, reference, href, group, excerpt, updated, status }) => (
        <li key={key}>
          {href ? (
            <a lang={textLang(title, intl.locale)} {...linkTo(href)}>
              <Marked text={title} words={words} />
            </a>
          ) : (
            <strong>
              <Marked text={title} words={words} />
            </strong>
          )}{" "}
          {reference && <span className="ref muted">{reference}</span>}
          <br />
          <small>
            {isThread && `${intl.formatMessage({ id: "thread.detail.title" })} · `}
            {module && intl.formatMessage({ id: `search.one.${module}` })}
            {group && ` · ${group}`} ·{" "}
            {intl.formatMessage({ id: "search.updated" }, { time: <Time key="time" moment={updated} /> })}
            {status && <> · {intl.formatMessage({ id: status })}</>}
          </small>
          {excerpt && (
            <p className="muted">
              <Marked text={excerpt} words={words} />
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
