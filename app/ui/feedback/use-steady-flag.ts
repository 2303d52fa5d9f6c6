import { useEffect, useState } from "react"

/** What lasts less is not shown (SHELL-03). */
export const quietTime = 200

/** What is shown stays at least so long: it never flashes. */
export const shownTime = 400

/** A flag that follows `active` only after 200 ms and then stays for at least 400 ms. */
export function useSteadyFlag(active: boolean): boolean {
  const [shownSince, setShownSince] = useState<number>()
  const isShown = shownSince !== undefined

  useEffect(() => {
    if (active === isShown) return
    const wait = active ? quietTime : Math.max(0, (shownSince ?? 0) + shownTime - Date.now())
    const timer = setTimeout(() => setShownSince(active ? Date.now() : undefined), wait)
    return () => clearTimeout(timer)
  }, [active, isShown, shownSince])

  return isShown
}
