import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { entityPaths } from "#app/lib/paths/entity.ts"
import { QuestionPage } from "#app/parts/confirm/question-page.tsx"
import { useAdminCrumb } from "#app/parts/admin/use-admin-crumb.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { disableEntity, disableView } from "./entity-status.server.ts"
import { disableTexts } from "./entity.status.ts"

export const handle = { access: "member-admin", title: "entity.disable.title" } satisfies RouteHandle

export function loader({ params, context }: LoaderFunctionArgs) {
  return disableView(context, params)
}

export const action = disableEntity

/** Confirmation page before an entity is disabled (ADM-05, FORM-06). */
export default function DisableEntity() {
  const view = useLoaderData<typeof loader>()
  const { url } = useFrameAlliance()
  return (
    <QuestionPage
      id="entity-disable"
      view={view}
      texts={disableTexts}
      href={entityPaths.disable(url, view.id)}
      crumbs={[useAdminCrumb(), { href: entityPaths.detail(url, view.id), text: view.name }]}
      lastResult={useActionData<typeof action>()}
    />
  )
}

export { revalidateQuestion as shouldRevalidate } from "#app/parts/confirm/revalidate-question.ts"
export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
