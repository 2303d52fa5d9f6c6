import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { memberPaths } from "#app/lib/paths/member.ts"
import { QuestionPage } from "#app/parts/confirm/question-page.tsx"
import { useAdminCrumb } from "#app/parts/admin/use-admin-crumb.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { disableMember, disableView } from "./member.server.ts"
import { disableTexts } from "./member.status.ts"

export const handle = { access: "member-admin", title: "member.disable.window" } satisfies RouteHandle

export function loader({ params, context }: LoaderFunctionArgs) {
  return disableView(context, params)
}

export const action = disableMember

/** Asks before a member is disabled, and shows the consequences (ADM-01, FORM-06, FORM-10). */
export default function DisableMember() {
  const view = useLoaderData<typeof loader>()
  const { url } = useFrameAlliance()
  return (
    <QuestionPage
      id="member-disable"
      view={view}
      texts={disableTexts}
      href={memberPaths.disable(url, view.id)}
      crumbs={[useAdminCrumb(), { href: memberPaths.detail(url, view.id), text: view.name }]}
      lastResult={useActionData<typeof action>()}
    />
  )
}

export { revalidateQuestion as shouldRevalidate } from "#app/parts/confirm/revalidate-question.ts"
export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
