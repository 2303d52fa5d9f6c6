import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData, useParams } from "@remix-run/react"
import { useIntl } from "react-intl"
import { workgroupPaths } from "#app/lib/paths/workgroup.ts"
import { param } from "#app/lib/route-params.ts"
import { QuestionPage } from "#app/parts/confirm/question-page.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { declineJoin, declineQuestion } from "./join-request-list.server.ts"
import { declineTexts } from "./join-request.status.ts"

export { revalidateQuestion as shouldRevalidate } from "#app/parts/confirm/revalidate-question.ts"

export const handle = { access: "group", title: "join-request.decline.window" } satisfies RouteHandle

export function loader({ params, context }: LoaderFunctionArgs) {
  return declineQuestion(context, params)
}

export const action = declineJoin

/** Asks for the reason before a request to join is declined (WG-06, FORM-06). */
export default function DeclineJoinRequest() {
  const view = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  const { url } = useFrameAlliance()
  const params = useParams()
  const acronym = param(params, "acronym")
  const intl = useIntl()
  return (
    <QuestionPage
      id="join-decline"
      view={view}
      texts={declineTexts}
      href={workgroupPaths.joinDecline(url, acronym, param(params, "id"))}
      crumbs={[
        {
          href: workgroupPaths.joinRequests(url, acronym),
          text: intl.formatMessage({ id: "join-request.list.title" }),
        },
      ]}
      lastResult={lastResult}
    />
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
