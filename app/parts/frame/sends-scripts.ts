import { useMatches } from "@remix-run/react"
import type { RouteHandle } from "#app/session/access.ts"
import { useErrorStatus } from "#app/client/framework/page-state.ts"

/** False for pages that are complete without scripts: those whose handle says so, and error screens (quality P7). */
export function useSendsScripts(): boolean {
  const leaf = useMatches().at(-1)?.handle as RouteHandle | undefined
  return useErrorStatus() === undefined && leaf?.scripts !== false
}
