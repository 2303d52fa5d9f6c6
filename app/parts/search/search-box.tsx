import { Form, useNavigate } from "@remix-run/react"
import { useId, useState, type FormEvent, type KeyboardEvent, useEffect } from "react"
import { useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { linkTo } from "#app/ui/link.tsx"
import { recentRecords, type RecentRecord } from "./recent-records.ts"
import { longestWords } from "./search-query.ts"
import { portalJson } from "#app/api/portal-json.ts"
import { Time } from "#app/ui/time.tsx"
import type { FoundView, SearchView } from "./search-view.server.ts"

type SearchBoxProps = {
  onClose: () => void
  /** Initial text. */ typed: string
  owner: string
}

/**
 * A combobox: the arrow keys select a record, Enter opens it. Without text it lists the recently opened records. While results are loading,
 * Enter opens the page with all results.
 */
export function SearchBox({ onClose, typed, owner }: SearchBoxProps) {
  const { url } = useFrameAlliance()
  const id = useId()
  const intl = useIntl()
  const navigate = useNavigate()
  const { words, found, isPending, isFailed, search } = useSearch(typed)
  const [chosen, setChosen] = useState(0)
  const recent = recentRecords(`${url} ${owner}`)
  const isFresh = words === ""
  const hits = isFresh
    ? recent.list()
    : (found?.items ?? []).filter((item): item is RecentRecord & typeof item => item.href !== undefined)
  const active = hits[Math.min(chosen, hits.length - 1)]

  const open = ({ key, module, title, reference, href }: RecentRecord) => {
    recent.add({ key, module, title, reference, href })
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || hits.length === 0) return
    event.preventDefault()
    setChosen((at) => (Math.min(at, hits.length - 1) + step + hits.length) % hits.length)
  }
  const onSubmit = (event: FormEvent) => {
    if (!isPending && active) {
      event.preventDefault()
      open(active)
      navigate(active.href)
    } else onClose()
  }

  return (
    <search className="stack tight">
      <Form action={paths.search(url)} onSubmit={onSubmit}>
        <input
          defaultValue={typed}
          type="search"
          name="q"
          role="combobox"
          aria-expanded={hits.length > 0}
          aria-controls={id}
          aria-activedescendant={active && `${id}${active.key}`}
          aria-label={intl.formatMessage({ id: "search.field" })}
          placeholder={intl.formatMessage({ id: "search.field" })}
          autoComplete="off"
          maxLength={longestWords}
          onChange={({ target }) => {
            setChosen(0)
            search(target.value)
          }}
          onKeyDown={onKeyDown}
        />
      </Form>
      <p role="status" className="hint">
        <Summary isFresh={isFresh} isFailed={isFailed} recent={hits.length} total={found?.total} />
      </p>
      <SearchOptions id={id} hits={hits} active={active} onOpen={open} />
      <footer className="acts">
        {found && found.total > 0 && (
          <a className="btn" onClick={onClose} {...linkTo(`${paths.search(url)}?${new URLSearchParams({ q: words })}`)}>
            {intl.formatMessage({ id: "search.all" })}
          </a>
        )}
        <button type="button" className="btn" onClick={onClose}>
          {intl.formatMessage({ id: "search.close" })}
        </button>
        <small className="muted">{intl.formatMessage({ id: "search.keys" })}</small>
      </footer>
    </search>
  )
}

type SummaryProps = { isFresh: boolean; isFailed: boolean; recent: number; total: number | undefined }

function Summary({ isFresh, isFailed, recent, total }: SummaryProps) {
  const intl = useIntl()
  if (isFresh) return intl.formatMessage({ id: recent > 0 ? "search.recent" : "search.hint" })
  if (isFailed) return intl.formatMessage({ id: "search.failed" })
  if (total === undefined) return intl.formatMessage({ id: "search.pending" })
  return intl.formatMessage({ id: "search.found" }, { total })
}

/** Milliseconds without a keystroke after which the search starts. */
const searchDelay = 250

/**
 * Searches while the user types, first for `initial`. Results stay until the next response; `isPending` means that they belong to an
 * earlier text, `isFailed` that there was no response for this one.
 */
function useSearch(initial: string) {
  const { url } = useFrameAlliance()
  const [words, setWords] = useState(initial.trim())
  const [found, setFound] = useState<{ q: string; view?: SearchView }>()

  useEffect(() => {
    if (words === "") return
    const controller = new AbortController()
    const ask = async () => {
      const address = `${paths.searchResults(url)}?${new URLSearchParams({ q: words })}`
      const view = await portalJson<SearchView>(address, controller.signal)
      if (!controller.signal.aborted) setFound({ q: words, view })
    }
    const timer = setTimeout(() => void ask(), searchDelay)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [url, words])

  return {
    words,
    found: words === "" ? undefined : found?.view,
    isPending: words !== "" && words !== found?.q,
    isFailed: words !== "" && words === found?.q && found.view === undefined,
    search: (typed: string) => setWords(typed.trim()),
  }
}

type Hit = RecentRecord & Partial<Pick<FoundView, "group" | "excerpt" | "updated" | "status">>

type SearchOptionsProps = {
  id: string
  hits: Hit[]
  /** The option that Enter opens. */
  active: Hit | undefined
  onOpen: (hit: Hit) => void
}

/** The records found: links that the arrow keys of the search field select. */
function SearchOptions({ id, hits, active, onOpen }: SearchOptionsProps) {
  const intl = useIntl()
  const activeId = active && `${id}${active.key}`
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" })
  }, [activeId])
  return (
    <div id={id} role="listbox" className="hits" aria-label={intl.formatMessage({ id: "search.results" })}>
      {hits.map((hit) => (
        <a
          key={hit.key}
          id={`${id}${hit.key}`}
          role="option"
          tabIndex={-1}
          aria-selected={hit === active}
          onClick={() => onOpen(hit)}
          {...linkTo(hit.href)}
        >
          <strong>{hit.title}</strong>
          <small className="muted">
            {hit.module && intl.formatMessage({ id: `search.one.${hit.module}` })}
            {hit.reference && ` · ${hit.reference}`}
            {hit.group && ` · ${hit.group}`}
            {hit.updated && (
              <>
                {" · "}
                {intl.formatMessage({ id: "search.updated" }, { time: <Time moment={hit.updated} /> })}
              </>
            )}
            {hit.status && (
              <>
                {" · "}
                {intl.formatMessage({ id: hit.status })}
              </>
            )}
          </small>
          {hit.excerpt && <small className="muted">{hit.excerpt}</small>}
        </a>
      ))}
    </div>
  )
}
