import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { FreshOutlet } from "#app/client/framework/fresh-outlet.tsx"
import { LanguageButton } from "#app/parts/frame/language-button.tsx"
import { PortalFrame } from "#app/parts/frame/portal-frame.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { MemberPortal } from "./member-portal.tsx"
import { memberFrame } from "./member.server.ts"

export const handle = { access: "public" } satisfies RouteHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  return { frame: context.viewer && (await memberFrame(context, request)) }
}

/** Frame of pages that are for everybody, and of unknown URLs: that of members for a signed-in person, otherwise the public one (ERR-02). */
export default function UnknownShell() {
  const { frame } = useLoaderData<typeof loader>()
  if (frame)
    return (
      <MemberPortal frame={frame}>
        <FreshOutlet />
      </MemberPortal>
    )
  return (
    <PortalFrame tools={<LanguageButton />}>
      <FreshOutlet />
    </PortalFrame>
  )
}
