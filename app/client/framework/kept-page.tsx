import { type ReactNode, useLayoutEffect } from "react"
import { UNSAFE_DataRouterStateContext as DataRouterState } from "react-router"
import { useKeptState } from "./failed-submit.ts"

/**
 * Keeps the answers of a page whose submit failed: its forms stand as they were, refused ones with their errors; and returns to its
 * scroll position, from which the router has moved to the top (FORM-08). It stands around the whole document.
 */
export function KeptPage({ children }: { children: ReactNode }) {
  const { state, scroll } = useKeptState()
  const key = state?.location.key
  useLayoutEffect(() => {
    if (scroll !== undefined) window.scrollTo(0, scroll)
  }, [key, scroll])
  return <DataRouterState.Provider value={state}>{children}</DataRouterState.Provider>
}
