import { useCallback, useEffect, useRef, useState } from "react"
import { portalJson } from "#app/api/portal-json.ts"
import { paths } from "#app/lib/paths.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { SearchView } from "./search-view.server.ts"

/** Milliseconds without a keystroke after which is searched. */
const pause = 250

/** Searches while somebody types; an answer to words that have changed since is not shown. */
export function useSearch() {
  const { url } = useFrameAlliance()
  const [words, setWords] = useState("")
  const [found, setFound] = useState<SearchView>()
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const running = useRef<AbortController>()

  const stop = useCallback(() => {
    clearTimeout(timer.current)
    running.current?.abort()
  }, [])
  useEffect(() => stop, [stop])

  const search = useCallback(
    (typed: string) => {
      stop()
      const q = typed.trim()
      setWords(q)
      if (q === "") return setFound(undefined)
      const controller = new AbortController()
      running.current = controller
      const look = async () => {
        const address = `${paths.searchResults(url)}?${new URLSearchParams({ q })}`
        const answer = await portalJson<SearchView>(address, controller.signal)
        if (!controller.signal.aborted) setFound(answer)
      }
      timer.current = setTimeout(() => void look(), pause)
    },
    [stop, url],
  )
  return { words, found, search }
}
