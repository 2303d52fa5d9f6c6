import { FreshOutlet } from "#app/client/framework/fresh-outlet.tsx"
import type { RouteHandle } from "#app/session/access.ts"

export { pageLinks as links } from "#app/parts/frame/page-links.ts"

export const handle = { access: "member" } satisfies RouteHandle

/** Loads nothing; the loader exists so that the access guard runs. */
export const loader = () => null

/** All pages of a member except the dashboard; they also load the styles for forms and rich text. */
export default function Pages() {
  return <FreshOutlet />
}
