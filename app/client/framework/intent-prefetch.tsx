import { PrefetchPageLinks } from "@remix-run/react"
import { useEffect, useState } from "react"
import { routedLink } from "./links.ts"

/** Milliseconds for which a link is pointed at before its page is fetched, as in Remix. */
const intent = 100

/**
 * Fetches the page of an entry of the navigation as soon as somebody points at it or gives it the focus: what `prefetch="intent"` of Remix
 * does with a component and five listeners for each link.
 */
export function IntentPrefetch() {
  const [page, setPage] = useState<string>()
  useEffect(() => {
    const over = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    const begin = ({ target }: Event) => {
      clearTimeout(timer)
      const link = routedLink(target)
      const isMeant = link !== undefined && "prefetch" in link.dataset
      timer = setTimeout(() => setPage(isMeant ? link.pathname + link.search : undefined), intent)
    }
    for (const kind of ["mouseover", "focusin", "touchstart"])
      document.addEventListener(kind, begin, { passive: true, signal: over.signal })
    return () => {
      over.abort()
      clearTimeout(timer)
    }
  }, [])
  return page === undefined ? null : <PrefetchPageLinks page={page} />
}
