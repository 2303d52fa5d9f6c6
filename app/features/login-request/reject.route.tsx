import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { loginRequestPaths } from "#app/lib/paths/login-request.ts"
import { QuestionPage } from "#app/parts/confirm/question-page.tsx"
import { useAdminCrumb } from "#app/parts/admin/use-admin-crumb.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { rejectTexts } from "./login-request.status.ts"
import { rejectRequest, rejectView } from "./request.server.ts"

export const handle = { access: "member-admin", title: "login-request.reject.window" } satisfies RouteHandle

export function loader({ params, context }: LoaderFunctionArgs) {
  return rejectView(context, params)
}

export const action = rejectRequest

/** Asks before a request is rejected, with the reason that will be sent to the person (ADM-06, FORM-06). */
export default function RejectLoginRequest() {
  const view = useLoaderData<typeof loader>()
  const { url } = useFrameAlliance()
  return (
    <QuestionPage
      id="login-request-reject"
      view={view}
      texts={rejectTexts}
      href={loginRequestPaths.reject(url, view.id)}
      crumbs={[useAdminCrumb(), { href: loginRequestPaths.detail(url, view.id), text: view.name }]}
      lastResult={useActionData<typeof action>()}
    />
  )
}

export { revalidateQuestion as shouldRevalidate } from "#app/parts/confirm/revalidate-question.ts"
export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
