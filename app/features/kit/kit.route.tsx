import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useMemo } from "react"
import { useIntl } from "react-intl"
import { withSchema } from "#app/parts/write-form.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { FlashMessages } from "#app/ui/feedback/flash-messages.tsx"
import { newIdempotencyKey } from "#app/forms/submit/submission.server.ts"
import { PageHead, Stack } from "#app/ui/layout/page.tsx"
import { confirmDemo, sendDemo, waitAsAsked } from "./kit.server.ts"
import { KitConfirm } from "./kit-confirm.tsx"
import { KitForm } from "./form.tsx"
import { KitFrame } from "./kit-frame.tsx"
import { KitMessages } from "./kit-messages.tsx"
import { KitOverlays } from "./kit-overlays.tsx"
import { KitStatus } from "./kit-status.tsx"
import { kitSchema } from "./kit.schema.ts"

export { pageLinks as links } from "#app/parts/frame/page-links.ts"

export const handle = { access: "public", title: "kit.title", isDevelopmentOnly: true } satisfies RouteHandle

export async function loader({ request }: LoaderFunctionArgs) {
  const url = new URL(request.url)
  await waitAsAsked(url)
  return {
    key: newIdempotencyKey(),
    isAsking: url.searchParams.has("confirm"),
    done: url.searchParams.get("done"),
  }
}

export const action = withSchema(kitSchema, ({ request }: ActionFunctionArgs) =>
  new URL(request.url).searchParams.has("confirm") ? confirmDemo(request) : sendDemo(request),
)

/** All components of the kit in all states; available in development and test only. */
export default function Kit() {
  const intl = useIntl()
  const { key, isAsking, done } = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  return (
    <KitFrame>
      <KitFlash done={done} stamp={key} />
      <PageHead title={intl.formatMessage({ id: "kit.title" })} intro={intl.formatMessage({ id: "kit.intro" })} />
      {isAsking ? (
        <KitConfirm lastResult={lastResult} />
      ) : (
        <Stack gap="loose">
          <KitStatus />
          <KitMessages />
          <KitOverlays />
          <KitForm idempotencyKey={key} lastResult={lastResult} />
        </Stack>
      )}
    </KitFrame>
  )
}

/** The message passed along by a redirect; a new one for every response of the server. */
function KitFlash({ done, stamp }: { done: string | null; stamp: string }) {
  const intl = useIntl()
  const messages = useMemo(() => {
    const text = intl.formatMessage({ id: done === "disbanded" ? "kit.done.disbanded" : "kit.done.saved" })
    return done && stamp ? [{ tone: "done" as const, text }] : []
  }, [done, stamp, intl])
  return <FlashMessages messages={messages} />
}
