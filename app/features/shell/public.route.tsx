import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import type { RouteHandle } from "#app/session/access.ts"
import { flashTexts } from "#app/parts/frame/flash-texts.server.ts"
import { FreshOutlet } from "#app/client/framework/fresh-outlet.tsx"
import { LanguageButton } from "#app/parts/frame/language-button.tsx"
import { PortalFrame } from "#app/parts/frame/portal-frame.tsx"

export { pageLinks as links } from "#app/parts/frame/page-links.ts"

export const handle = { access: "public" } satisfies RouteHandle

export async function loader({ context }: LoaderFunctionArgs) {
  return { messages: await flashTexts(context) }
}

/** Frame of pages without a session: no navigation. */
export default function PublicShell() {
  const { messages } = useLoaderData<typeof loader>()
  return (
    <PortalFrame tools={<LanguageButton />} messages={messages}>
      <FreshOutlet />
    </PortalFrame>
  )
}
