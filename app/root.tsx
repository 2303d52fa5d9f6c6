import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node"
import { Links, Scripts, ScrollRestoration, useRouteLoaderData } from "@remix-run/react"
import type { ReactNode } from "react"
import { useIntl } from "react-intl"
import { DocumentHead } from "./parts/frame/document-head.tsx"
import { FreshOutlet } from "./client/framework/fresh-outlet.tsx"
import { IntentPrefetch } from "./client/framework/intent-prefetch.tsx"
import { KeptPage } from "./client/framework/kept-page.tsx"
import { pageFrame, type PageFrame } from "./parts/frame/page-frame.server.ts"
import { useSendsScripts } from "./parts/frame/sends-scripts.ts"
import { useNonce } from "./ui/nonce.ts"
import styles from "./ui/styles/index.css?url"

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }]

/** Headers of error screens, such as `Retry-After` (TEN-06). */
export { errorHeaders as headers } from "#app/session/error-headers.ts"

export function loader({ context }: LoaderFunctionArgs) {
  return pageFrame(context)
}

/** The document around every page, error screens included. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <KeptPage>
      <Document>{children}</Document>
    </KeptPage>
  )
}

function Document({ children }: { children: ReactNode }) {
  const frame = useRouteLoaderData<PageFrame>("root")
  const sendsScripts = useSendsScripts()
  const nonce = useNonce()
  const { locale } = useIntl()
  const theme = frame?.appearance === "system" ? undefined : frame?.appearance
  return (
    <html lang={locale} data-theme={theme}>
      <head>
        <DocumentHead frame={frame} sendsScripts={sendsScripts} />
        <Links />
      </head>
      <body>
        {children}
        {sendsScripts && <IntentPrefetch />}
        {sendsScripts && <ScrollRestoration nonce={nonce} />}
        {sendsScripts && <Scripts nonce={nonce} />}
      </body>
    </html>
  )
}

export default function Root() {
  return <FreshOutlet />
}

export { RootError as ErrorBoundary } from "./parts/frame/route-error.tsx"
