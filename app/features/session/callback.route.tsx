import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { readForm } from "#app/forms/schema/read-form.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { useNonce } from "#app/ui/nonce.ts"
import { exchangeTicket, readSignOn } from "./exchange.server.ts"
import { sendWithHash } from "./hash.ts"

export const handle = {
  access: "guest",
  noSchema: "comes from the login host: readSignOn checks it",
  title: "session.callback.title",
  scripts: false,
} satisfies RouteHandle

/** Page shown while the login completes. With `go` it exchanges the ticket, for browsers without JavaScript (SES-02). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const signOn = readSignOn(searchParams)
  if (searchParams.has("go")) throw await exchangeTicket(context, signOn)
  const onward = new URLSearchParams({ ...signOn, go: "1" })
  return data({ signOn, onward: `?${onward}` })
}

export async function action({ request, context }: ActionFunctionArgs) {
  return exchangeTicket(context, readSignOn(await readForm(request)))
}

export default function Callback() {
  const intl = useIntl()
  const { signOn, onward } = useLoaderData<typeof loader>()
  const nonce = useNonce()
  return (
    <>
      <PageHead
        title={intl.formatMessage({ id: "session.callback.title" })}
        intro={intl.formatMessage({ id: "session.callback.intro" })}
      />
      <noscript>
        <meta httpEquiv="refresh" content={`0;url=${onward}`} />
      </noscript>
      <form method="post" id="sign-on">
        {Object.entries(signOn).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button className="btn primary">{intl.formatMessage({ id: "session.callback.continue" })}</button>
      </form>
      <script nonce={nonce} suppressHydrationWarning>
        {sendWithHash}
      </script>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
