import { FreshOutlet } from "#app/parts/frame/fresh-outlet.tsx"
import type { RouteHandle } from "#app/session/access.ts"

export { pageLinks as links } from "#app/parts/frame/page-links.ts"

export const handle = { access: "member" } satisfies RouteHandle

/** Nothing of its own; the guard stands before it. */
export const loader = () => null

/** Every page of a member but the dashboard: they wear forms and written texts as well. */
export default function Pages() {
  return <FreshOutlet />
}
