import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { FormattedMessage, useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { inWords } from "#app/parts/refusal-text.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { allianceOf } from "#app/session/request-context.server.ts"
import { sendFlash } from "#app/session/session-answer.server.ts"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { idempotencyKey, invalid, parseSubmission, refused } from "#app/ui/form/submission.server.ts"
import { LostAnswer } from "#app/ui/form/lost-answer.tsx"
import { PageHead } from "#app/ui/layout/page-head.tsx"
import { Link } from "#app/ui/link.tsx"
import { ApproveForm } from "./approve-form.tsx"
import { approveSchema } from "./approve.schema.ts"
import { requestDials, requestStatusTexts } from "./login-request.status.ts"
import { RequestFacts } from "./request-facts.tsx"
import { requestView } from "./request.server.ts"

export const handle = { access: "member-admin", title: "login-request.detail.title" } satisfies RouteHandle

export function loader({ params, context }: LoaderFunctionArgs) {
  return requestView(context, params)
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { id = "" } = params
  const submission = await parseSubmission(request, approveSchema)
  if (submission.status !== "success") return invalid(submission)
  const call = { path: { id }, body: submission.value, idempotencyKey: idempotencyKey(submission) }
  const done = await context.api.post("/login-request/{id}/approve", call)
  if (!done.ok) return refused(submission, inWords(done.failure, context))
  await sendFlash(context, { tone: "done", id: "login-request.approve.done", values: { name: done.value.name } })
  return redirect(paths.loginRequestAdmin(allianceOf(context).url, id), 303)
}

/** One login request, and letting the person in (ADM-06). */
export default function LoginRequestDetail() {
  const request = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  const { url } = useFrameAlliance()
  const intl = useIntl()
  const { id, name, status, canApprove, canEdit, canReject } = request
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
            {canEdit && (
              <Link className="btn" to={paths.loginRequestEdit(url, id)}>
                <FormattedMessage id="login-request.edit.link" />
              </Link>
            )}
            {canReject && (
              <Link className="btn danger" to={paths.loginRequestReject(url, id)}>
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
