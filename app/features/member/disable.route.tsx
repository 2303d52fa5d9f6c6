import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData, useParams } from "@remix-run/react"
import { FormattedMessage } from "react-intl"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { memberPaths } from "#app/lib/paths/member.ts"
import { ReasonForm } from "#app/parts/confirm/reason-form.tsx"
import { useAdminCrumb } from "#app/parts/admin/use-admin-crumb.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { disableMember, disableView } from "./member.server.ts"

export const handle = { access: "member-admin", title: "member.disable.window" } satisfies RouteHandle

export async function loader({ params, context }: LoaderFunctionArgs) {
  const view = await disableView(context, params)
  const { name } = view
  return { ...view, windowTitle: serverIntl(context.locale).formatMessage({ id: "member.disable.title" }, { name }) }
}

export const action = disableMember

/** Asks before a member is disabled, and shows the consequences (ADM-01, FORM-06, FORM-10). */
export default function DisableMember() {
  const view = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  const { id = "" } = useParams()
  const { url } = useFrameAlliance()
  const values = { name: view.name }
  const record = memberPaths.detail(url, id)
  return (
    <>
      <PageHead
        crumbs={[useAdminCrumb("member"), { href: record, text: view.name }]}
        title={<FormattedMessage id="member.disable.title" values={values} />}
      />
      <ReasonForm
        href={{ question: memberPaths.disable(url, id), record }}
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
