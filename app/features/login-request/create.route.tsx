import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { FormattedMessage } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { newIdempotencyKey } from "#app/ui/form/submission.server.ts"
import { RouteDialog } from "#app/ui/layout/route-dialog.tsx"
import { LoginRequestForm } from "./login-request-form.tsx"
import { knownApplicant, sendLoginRequest } from "./login-request.server.ts"

export const handle = { access: "guest", title: "login-request.title" } satisfies RouteHandle

export async function loader({ context }: LoaderFunctionArgs) {
  return { known: await knownApplicant(context), key: newIdempotencyKey() }
}

export const action = sendLoginRequest

export default function CreateLoginRequest() {
  const { known, key } = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  const { url } = useFrameAlliance()
  return (
    <RouteDialog title={<FormattedMessage id="login-request.title" />} closeTo={paths.login(url)}>
      <LoginRequestForm known={known} idempotencyKey={key} lastResult={lastResult} />
    </RouteDialog>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
