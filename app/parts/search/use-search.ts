import { useEffect, useState } from "react"
import { portalJson } from "#app/api/portal-json.ts"
import { paths } from "#app/lib/paths.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { SearchView } from "./search-view.server.ts"

/** Milliseconds without a keystroke after which the search starts. */
const searchDelay = 250

/**
 * Searches while the user types, first for `initial`. Results stay until the next response; `isPending` means that they belong to an
 * earlier text, `isFailed` that there was no response for this one.
 */
export function useSearch(initial: string) {
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
