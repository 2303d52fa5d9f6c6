import { useSyncExternalStore } from "react"

const never = () => () => undefined

/** False on the server and during hydration, true afterwards. Elements that need scripts are added then, so hydration always matches. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
