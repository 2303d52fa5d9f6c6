import type { LoaderFunctionArgs } from "@remix-run/node"
import { Outlet } from "@remix-run/react"
import type { RouteHandle } from "#app/session/access.ts"
import { noSuchPage } from "#app/parts/frame/no-such-page.server.ts"

export const handle = { access: "public" } satisfies RouteHandle

/** Lets only known alliances through (TEN-02, TEN-06, TEN-08). */
export function loader({ context }: LoaderFunctionArgs) {
  if (context.allianceState.kind !== "known") throw noSuchPage(context)
  return null
}

export default function Tenant() {
  return <Outlet />
}
