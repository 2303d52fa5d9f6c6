import { useSyncExternalStore } from "react"

let isHydrated = false

/** Called when the page has been hydrated. */
export function noteHydrated(): void {
  isHydrated = true
}

/**
 * Whether the page was hydrated before this rendering: false on the server and during hydration. Not a hook, so nothing is rendered again
 * for it; for what counts when an element is inserted, such as `autoFocus`.
 */
export const wasHydrated = (): boolean => isHydrated

const never = () => () => undefined

/**
 * False on the server and during hydration, true afterwards. Elements that need scripts are added then, so hydration always matches. The
 * component is rendered a second time for it: it should be a small one.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
