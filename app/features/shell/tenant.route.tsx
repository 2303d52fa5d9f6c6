import { FreshOutlet } from "#app/parts/frame/fresh-outlet.tsx"
import type { RouteHandle } from "#app/session/access.ts"

export const handle = { access: "public" } satisfies RouteHandle

/** Nothing to load: the guard before every loader lets only known alliances through (TEN-02, TEN-06, TEN-08). */
export const loader = () => null

export default function Tenant() {
  return <FreshOutlet />
}
