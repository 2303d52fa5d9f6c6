import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData, useParams } from "@remix-run/react"
import { FormattedMessage } from "react-intl"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { loginRequestPaths } from "#app/lib/paths/login-request.ts"
import { ReasonForm } from "#app/parts/confirm/reason-form.tsx"
import { useAdminCrumb } from "#app/parts/admin/use-admin-crumb.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { rejectRequest, rejectView } from "./request.server.ts"

export const handle = { access: "member-admin", title: "login-request.reject.window" } satisfies RouteHandle

export async function loader({ params, context }: LoaderFunctionArgs) {
  const view = await rejectView(context, params)
  const { name } = view
  return {
    ...view,
    windowTitle: serverIntl(context.locale).formatMessage({ id: "login-request.reject.title" }, { name }),
  }
}

export const action = rejectRequest

/** Confirmation page before a request is rejected, with the reason that will be sent to the person (ADM-06, FORM-06). */
export default function RejectLoginRequest() {
  const view = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  const { id = "" } = useParams()
  const { url } = useFrameAlliance()
  const values = { name: view.name, email: view.email, company: view.company }
  const record = loginRequestPaths.detail(url, id)
  return (
    <>
      <PageHead
        crumbs={[useAdminCrumb("login-request"), { href: record, text: view.name }]}
        title={<FormattedMessage id="login-request.reject.title" values={values} />}
      />
      <ReasonForm
        href={{ question: loginRequestPaths.reject(url, id), record }}
        view={view}
        text={<FormattedMessage id="login-request.reject.text" values={values} />}
        hint={<FormattedMessage id="login-request.reject.hint" values={values} />}
        submit={<FormattedMessage id="login-request.reject.submit" />}
        keep={<FormattedMessage id="login-request.reject.keep" />}
        lastResult={lastResult}
      />
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
