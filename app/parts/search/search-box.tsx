import { Form, useNavigate } from "@remix-run/react"
import { useId, useState, type FormEvent, type KeyboardEvent, useEffect } from "react"
import { useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { Link } from "#app/ui/link.tsx"
import { type Command, matchingCommands } from "./command.ts"
import { recentRecords, type RecentRecord } from "./recent-records.ts"
import { loadCommands, setPreference } from "./run-command.ts"
import { commandOption, inGroups, recordOption, type SearchOption, SearchOptions } from "./search-options.tsx"
import { longestWords } from "./search-query.ts"
import { useSearch } from "./use-search.ts"

type SearchBoxProps = {
  onClose: () => void
  onShowKeys: () => void
  /** Initial text. */ typed: string
  owner: string
}

/**
 * A combobox: the arrow keys select a page, an action or a record, Enter takes it. Without text it lists the recently opened records. While
 * records are loading, Enter opens the page with all results, unless a page or an action is selected.
 */
export function SearchBox({ onClose, onShowKeys, typed, owner }: SearchBoxProps) {
  const { url } = useFrameAlliance()
  const id = useId()
  const intl = useIntl()
  const navigate = useNavigate()
  const { words, found, isPending, isFailed, search } = useSearch(typed)
  const [chosen, setChosen] = useState(0)
  const recent = recentRecords(`${url} ${owner}`)
  const isFresh = words === ""
  const commands = matchingCommands(useCommands(url), words).map((command) => commandOption(command, words))
  const records = isFresh
    ? recent.list().map((hit) => recordOption(hit, false, words))
    : (found?.items ?? [])
        .filter((item): item is RecentRecord & typeof item => item.href !== undefined)
        .map((hit) => recordOption(hit, true, words))
  const options = inGroups([...commands, ...records])
  const active = options[Math.min(chosen, options.length - 1)]

  const take = ({ record, sets }: SearchOption) => {
    if (record) recent.add(record)
    if (sets) void setPreference(sets)
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || options.length === 0) return
    event.preventDefault()
    setChosen((at) => (Math.min(at, options.length - 1) + step + options.length) % options.length)
  }
  const onSubmit = (event: FormEvent) => {
    if (!active || (isPending && active.record)) return onClose()
    event.preventDefault()
    take(active)
    if (active.href !== undefined) navigate(active.href)
  }

  return (
    <search className="stack tight">
      <Form action={paths.search(url)} onSubmit={onSubmit}>
        <input
          defaultValue={typed}
          type="search"
          name="q"
          role="combobox"
          aria-expanded={options.length > 0}
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
        <Summary isFresh={isFresh} isFailed={isFailed} recent={records.length} total={found?.total} />
      </p>
      <SearchOptions id={id} options={options} active={active} onTake={take} />
      <div className="acts">
        {found && found.total > 0 && (
          <Link className="btn" onClick={onClose} to={`${paths.search(url)}?${new URLSearchParams({ q: words })}`}>
            {intl.formatMessage({ id: "search.all" })}
          </Link>
        )}
        <button type="button" className="btn" onClick={onClose}>
          {intl.formatMessage({ id: "search.close" })}
        </button>
        <button type="button" className="btn quiet" onClick={onShowKeys}>
          {intl.formatMessage({ id: "search.key.title" })}
        </button>
        <small className="muted">{intl.formatMessage({ id: "search.keys" })}</small>
      </div>
    </search>
  )
}

/** The commands of this person; none until they are loaded. */
function useCommands(url: string): Command[] {
  const [commands, setCommands] = useState<Command[]>([])
  useEffect(() => {
    let isGone = false
    void loadCommands(url).then((loaded) => isGone || setCommands(loaded))
    return () => void (isGone = true)
  }, [url])
  return commands
}

type SummaryProps = { isFresh: boolean; isFailed: boolean; recent: number; total: number | undefined }

function Summary({ isFresh, isFailed, recent, total }: SummaryProps) {
  const intl = useIntl()
  if (isFresh) return intl.formatMessage({ id: recent > 0 ? "search.recent" : "search.hint" })
  if (isFailed) return intl.formatMessage({ id: "search.failed" })
  if (total === undefined) return intl.formatMessage({ id: "search.pending" })
  return intl.formatMessage({ id: "search.found" }, { total })
}
