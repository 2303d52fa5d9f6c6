import { useLocation, useMatches } from "@remix-run/react"
import { useEffect } from "react"
import { PAGE_SHOWN } from "#app/lib/live.ts"

/** Says in the document that what was read stands on the page now, and of which location it is: the router has it earlier. */
export function useShownSignal(): void {
  // a new list whenever data have come, also if they are the same
  const matches = useMatches()
  const { key } = useLocation()
  useEffect(() => {
    document.dispatchEvent(new CustomEvent(PAGE_SHOWN, { detail: key }))
  }, [matches, key])
}
