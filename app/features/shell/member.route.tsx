import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { paths } from "#app/lib/paths.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { MemberNav } from "./member-nav.tsx"
import { MemberTools } from "./member-tools.tsx"
import { memberFrame } from "./member.server.ts"
import { FreshOutlet } from "#app/parts/frame/fresh-outlet.tsx"
import { PortalFrame } from "#app/parts/frame/portal-frame.tsx"
import { LeftFormContext } from "#app/ui/form/left-form.ts"

export const handle = { access: "member" } satisfies RouteHandle

export function loader({ request, context }: LoaderFunctionArgs) {
  return memberFrame(context, request)
}

/** The frame of every page behind the login. */
export default function MemberShell() {
  const frame = useLoaderData<typeof loader>()
  return (
    <PortalFrame
      tools={<MemberTools frame={frame} />}
      nav={<MemberNav frame={frame} />}
      messages={frame.messages}
      home={paths.dashboard}
    >
      <LeftFormContext.Provider value={frame.left}>
        <FreshOutlet />
      </LeftFormContext.Provider>
    </PortalFrame>
  )
}
