import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { FormattedMessage } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { inWords } from "#app/parts/refusal-text.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { allianceOf } from "#app/session/request-context.server.ts"
import { idempotencyKey, invalid, newIdempotencyKey, parseSubmission, refused } from "#app/ui/form/submission.server.ts"
import { RouteDialog } from "#app/ui/layout/route-dialog.tsx"
import { LoginRequestForm } from "./login-request-form.tsx"
import { loginRequestSchema } from "./login-request.schema.ts"
import { createLoginRequest, knownApplicant } from "./login-request.server.ts"

export const handle = { access: "guest", title: "login-request.title" } satisfies RouteHandle

export async function loader({ context }: LoaderFunctionArgs) {
  return { known: await knownApplicant(context), key: newIdempotencyKey() }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const submission = await parseSubmission(request, loginRequestSchema)
  if (submission.status !== "success") return invalid(submission)
  const sent = await createLoginRequest(context.api, submission.value, idempotencyKey(submission))
  if (!sent.ok) return refused(submission, inWords(sent.failure, context))
  return redirect(paths.loginRequestSent(allianceOf(context).url))
}

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
