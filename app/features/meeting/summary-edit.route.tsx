import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData, useParams } from "@remix-run/react"
import { FormattedMessage } from "react-intl"
import { meetingPaths } from "#app/lib/paths/meeting.ts"
import { param } from "#app/lib/route-params.ts"
import { shellScopeFrom } from "#app/lib/shell-scope.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead } from "#app/ui/layout/page-head.tsx"
import { SummaryForm } from "./summary-form.tsx"
import { saveSummary, summaryForm } from "./summary.server.ts"

export const handle = { access: "group", title: "meeting-summary.title" } satisfies RouteHandle

export function loader({ request, params, context }: LoaderFunctionArgs) {
  return summaryForm(context, request, params)
}

export const action = saveSummary

/** The minutes of a meeting, their files, and who was there (MEET-05, MEET-08). */
export default function EditSummary() {
  const view = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const params = useParams()
  const [scope, id] = [shellScopeFrom(params), param(params, "id")]
  const meeting = meetingPaths.detail(scope, id)
  return (
    <>
      <PageHead
        crumbs={[{ href: meeting, text: view.crumb }]}
        title={<FormattedMessage id="meeting-summary.title" />}
      />
      <SummaryForm
        view={view}
        answer={answer}
        cancelTo={meeting}
        presentHref={meetingPaths.page(scope, id, "summary")}
      />
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
