import { lazy, Suspense, useEffect, useState } from "react"
import { FormattedMessage } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { Link } from "#app/ui/link.tsx"

const SearchDialog = lazy(async () => ({ default: (await import("./search-dialog.tsx")).SearchDialog }))

/** The way to the search, in the header (SHELL-10). With scripts Ctrl or Cmd K opens it in a dialog over the page, whose code comes then. */
export function QuickSearch() {
  const { url } = useFrameAlliance()
  const [state, setState] = useState<"never" | "open" | "closed">("never")

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "k" || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setState("open")
    }
    document.addEventListener("keydown", onKey)
    return () => document.removeEventListener("keydown", onKey)
  }, [])

  return (
    <>
      <Link className="btn quiet quick" to={paths.search(url)} aria-keyshortcuts="Control+K Meta+K">
        <FormattedMessage id="search.title" /> <kbd>Ctrl K</kbd>
      </Link>
      {state !== "never" && (
        <Suspense>
          <SearchDialog isOpen={state === "open"} onClose={() => setState("closed")} />
        </Suspense>
      )}
    </>
  )
}
