import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { membershipApplicationPaths } from "#app/lib/paths/membership-application.ts"
import { useAdminCrumb } from "#app/parts/admin/use-admin-crumb.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { completeApplication, completeView } from "./complete.server.ts"
import { CompleteForm } from "./complete-form.tsx"

export const handle = { access: "member-admin", title: "membership-application.complete.title" } satisfies RouteHandle

export function loader({ request, params, context }: LoaderFunctionArgs) {
  return completeView(context, request, params)
}

export const action = completeApplication

/** Enters the member information of an applicant who passed both reviews (ADM-07). */
export default function CompleteMembershipApplication() {
  const intl = useIntl()
  const view = useLoaderData<typeof loader>()
  const { url } = useFrameAlliance()
  const href = membershipApplicationPaths.detail(url, view.id)
  return (
    <>
      <PageHead
        crumbs={[useAdminCrumb(), { href, text: view.name }]}
        title={intl.formatMessage({ id: "membership-application.complete.title" })}
        kicker={<span className="ref">{view.code}</span>}
        intro={intl.formatMessage({ id: "membership-application.complete.intro" })}
      />
      <CompleteForm view={view} lastResult={useActionData<typeof action>()} href={href} />
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
