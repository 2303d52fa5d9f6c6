import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData, useParams } from "@remix-run/react"
import { FormattedMessage, useIntl } from "react-intl"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { paths } from "#app/lib/paths.ts"
import { ReasonForm } from "#app/parts/confirm/reason-form.tsx"
import { reasonSchema } from "#app/parts/confirm/reason.schema.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { inWords } from "#app/parts/refusal-text.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { allianceOf } from "#app/session/request-context.server.ts"
import { sendFlash } from "#app/session/session-answer.server.ts"
import { idempotencyKey, invalid, parseSubmission, refused } from "#app/ui/form/submission.server.ts"
import { PageHead } from "#app/ui/layout/page-head.tsx"
import { disableView } from "./member.server.ts"

export const handle = { access: "member-admin", title: "member.disable.window" } satisfies RouteHandle

export async function loader({ params, context }: LoaderFunctionArgs) {
  const view = await disableView(context, params)
  const { name } = view
  return { ...view, windowTitle: serverIntl(context.locale).formatMessage({ id: "member.disable.title" }, { name }) }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { id = "" } = params
  const submission = await parseSubmission(request, reasonSchema)
  if (submission.status !== "success") return invalid(submission)
  const call = { path: { id }, body: submission.value, idempotencyKey: idempotencyKey(submission) }
  const done = await context.api.post("/member/{id}/disable", call)
  if (!done.ok) return refused(submission, inWords(done.failure, context))
  await sendFlash(context, { tone: "done", id: "member.disable.done", values: { name: done.value.name } })
  return redirect(paths.member(allianceOf(context).url, id), 303)
}

/** The question before somebody is kept out, with what that leaves behind (ADM-01, FORM-06, FORM-10). */
export default function DisableMember() {
  const view = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  const { id = "" } = useParams()
  const { url } = useFrameAlliance()
  const intl = useIntl()
  const values = { name: view.name }
  const record = paths.member(url, id)
  return (
    <>
      <PageHead
        crumbs={[
          { href: paths.members(url), text: intl.formatMessage({ id: "member.list.title" }) },
          { href: record, text: view.name },
        ]}
        title={<FormattedMessage id="member.disable.title" values={values} />}
      />
      <ReasonForm
        href={{ question: paths.memberDisable(url, id), record }}
        view={view}
        text={<FormattedMessage id="member.disable.text" values={values} />}
        hint={<FormattedMessage id="member.disable.hint" values={values} />}
        submit={<FormattedMessage id="member.disable.submit" />}
        keep={<FormattedMessage id="member.disable.keep" />}
        lastResult={lastResult}
      />
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
