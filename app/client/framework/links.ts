/**
 * The link of `ui/link.tsx` around an element, if the portal follows it itself: it has `data-go`, with `keep` if the page stays where it is
 * scrolled. Not one to another site, into another window or of a file.
 */
export function routedLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  if (!(target instanceof Element)) return undefined
  const link = target.closest<HTMLAnchorElement>('a[data-go]:not([download], [target]:not([target="_self"]))')
  return link?.origin === location.origin ? link : undefined
}

type Click = Pick<MouseEvent, "button" | "metaKey" | "altKey" | "ctrlKey" | "shiftKey" | "defaultPrevented">

/** Whether the portal follows a click itself. With another button or a key, the browser opens a tab or a window, or saves the page. */
export const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey, defaultPrevented }: Click) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey || defaultPrevented)

/**
 * Follows the links of `ui/link.tsx` without loading a document. One listener for all of them: React Router's `Link` is three components and
 * reads four contexts for each link of a page, on every navigation. It is on the window, so what React calls for a click has been called.
 * Before the router exists, the browser follows the link.
 */
export function followLinks(): void {
  addEventListener("click", (event) => {
    const link = isPlainClick(event) ? routedLink(event.target) : undefined
    const router = window.__remixRouter as typeof window.__remixRouter | undefined
    if (!link || !router) return
    event.preventDefault()
    const to = link.pathname + link.search + link.hash
    const { pathname, search, hash } = router.state.location
    // a link to where the page already is replaces the entry, as a browser does
    void router.navigate(to, {
      preventScrollReset: link.dataset.go === "keep",
      replace: to === pathname + search + hash,
    })
  })
}
