import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { FormattedMessage, useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { loginRequestPaths } from "#app/lib/paths/login-request.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { LostAnswer } from "#app/ui/form/lost-answer.tsx"
import { PageHead } from "#app/ui/layout/page-head.tsx"
import { Link } from "#app/ui/link.tsx"
import { ApproveForm } from "./approve-form.tsx"
import { requestDials, requestStatusTexts } from "./login-request.status.ts"
import { RequestFacts } from "./request-facts.tsx"
import { requestView, approveRequest } from "./request.server.ts"

export const handle = { access: "member-admin", title: "login-request.detail.title" } satisfies RouteHandle

export function loader({ params, context }: LoaderFunctionArgs) {
  return requestView(context, params)
}

export const action = approveRequest

/** One login request, and letting the person in (ADM-06). */
export default function LoginRequestDetail() {
  const request = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  const { url } = useFrameAlliance()
  const intl = useIntl()
  const { id, name, status, canApprove, canEdit, canReject, next } = request
  return (
    <>
      <PageHead
        crumbs={[{ href: paths.loginRequests(url), text: intl.formatMessage({ id: "login-request.list.title" }) }]}
        title={name}
        kicker={
          <StatusTag dial={requestDials[status]} isBoxed>
            <FormattedMessage id={requestStatusTexts[status]} />
          </StatusTag>
        }
        acts={
          <>
            {next && (
              <Link className="btn primary" to={next}>
                <FormattedMessage id="login-request.next" />
              </Link>
            )}
            {canEdit && (
              <Link className="btn" to={loginRequestPaths.edit(url, id)}>
                <FormattedMessage id="login-request.edit.link" />
              </Link>
            )}
            {canReject && (
              <Link className="btn danger" to={loginRequestPaths.reject(url, id)}>
                <FormattedMessage id="login-request.reject.link" />
              </Link>
            )}
          </>
        }
      />
      <div className="stack">
        {!canApprove && <LostAnswer lastResult={lastResult} />}
        <RequestFacts request={request} />
        {canApprove && <ApproveForm request={request} lastResult={lastResult} />}
      </div>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
