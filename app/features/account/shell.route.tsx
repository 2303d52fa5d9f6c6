import { AccountPages } from "#app/parts/frame/account-pages.tsx"
import { FreshOutlet } from "#app/client/framework/fresh-outlet.tsx"
import type { RouteHandle } from "#app/session/access.ts"

export const handle = { access: "member" } satisfies RouteHandle

/** Loads no data: each account page loads its own. */
export const loader = () => null

/** Layout of the user's account pages, with their tabs (SHELL-02). */
export default function AccountShell() {
  return (
    <AccountPages>
      <FreshOutlet />
    </AccountPages>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
