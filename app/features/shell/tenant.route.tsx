import { FreshOutlet } from "#app/client/framework/fresh-outlet.tsx"
import type { RouteHandle } from "#app/session/access.ts"

export const handle = { access: "public" } satisfies RouteHandle

/** Loads nothing; the guard before every loader accepts only known alliances (TEN-02, TEN-06, TEN-08). */
export const loader = () => null

export default function Tenant() {
  return <FreshOutlet />
}
