import { useEffect, useState } from "react"

/** Milliseconds before the flag is shown; shorter activity is not shown (SHELL-03). */
export const quietTime = 200

/** Minimum milliseconds for which the flag stays, so that it never flashes. */
export const shownTime = 400

/** Returns a flag that follows `active` after 200 ms and then stays for at least 400 ms. */
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
