import { Form } from "@remix-run/react"
import { useId } from "react"
import { createPortal } from "react-dom"
import { FormattedMessage } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { Dialog } from "#app/ui/feedback/dialog.tsx"
import { Link } from "#app/ui/link.tsx"
import { longestWords } from "./search-query.ts"
import { SearchResults } from "./search-results.tsx"
import { useSearch } from "./use-search.ts"

type SearchDialogProps = { isOpen: boolean; onClose: () => void }

/** The search over the page: what is found shows while one types; Enter leads to the page with all of it (SHELL-10). */
export function SearchDialog({ isOpen, onClose }: SearchDialogProps) {
  return createPortal(
    <Dialog title={<FormattedMessage id="search.title" />} isOpen={isOpen} onClose={onClose}>
      <SearchBox onClose={onClose} />
    </Dialog>,
    document.body,
  )
}

function SearchBox({ onClose }: Pick<SearchDialogProps, "onClose">) {
  const { url } = useFrameAlliance()
  const id = useId()
  const { words, found, search } = useSearch()
  return (
    <search className="stack tight">
      <Form action={paths.search(url)} onSubmit={onClose}>
        <div className="field">
          <label htmlFor={id}>
            <FormattedMessage id="search.words" />
          </label>
          <input
            id={id}
            type="search"
            name="q"
            autoComplete="off"
            maxLength={longestWords}
            onChange={({ target }) => search(target.value)}
            onKeyDown={(event) => {
              // a search field would only be emptied by it
              if (event.key === "Escape") onClose()
            }}
          />
        </div>
      </Form>
      <p role="status" className={found ? "muted" : "vh"}>
        {found && <FormattedMessage id="search.found" values={{ total: found.total }} />}
      </p>
      {found && <SearchResults items={found.items} onOpen={onClose} />}
      <footer className="acts">
        {found && found.total > found.items.length && (
          <Link className="btn" to={`${paths.search(url)}?${new URLSearchParams({ q: words })}`} onClick={onClose}>
            <FormattedMessage id="search.all" />
          </Link>
        )}
        <button type="button" className="btn" onClick={onClose}>
          <FormattedMessage id="search.close" />
        </button>
      </footer>
    </search>
  )
}
