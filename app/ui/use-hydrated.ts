import { useSyncExternalStore } from "react"

const never = () => () => undefined

/** False on the server and during hydration, true afterwards: what needs a script is added then, so the markup never differs. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
