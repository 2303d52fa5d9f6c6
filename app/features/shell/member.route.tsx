import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { FreshOutlet } from "#app/client/framework/fresh-outlet.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { MemberPortal } from "./member-portal.tsx"
import { memberFrame } from "./member.server.ts"

export const handle = { access: "member", showsCounts: true } satisfies RouteHandle

export function loader({ request, context }: LoaderFunctionArgs) {
  return memberFrame(context, request)
}

/** Frame of every page that requires a login. */
export default function MemberShell() {
  const frame = useLoaderData<typeof loader>()
  return (
    <MemberPortal frame={frame}>
      <FreshOutlet />
    </MemberPortal>
  )
}
