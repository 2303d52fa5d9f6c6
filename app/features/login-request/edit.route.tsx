import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { FormattedMessage, useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { loginRequestPaths } from "#app/lib/paths/login-request.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead } from "#app/ui/layout/page-head.tsx"
import { EditForm } from "./edit-form.tsx"
import { editView, saveRequest } from "./edit.server.ts"
import { withSchema } from "#app/parts/write-form.server.ts"
import { editSchema } from "./edit.schema.ts"

export const handle = { access: "member-admin", title: "login-request.edit.title" } satisfies RouteHandle

export function loader({ request, params, context }: LoaderFunctionArgs) {
  return editView(context, request, params)
}

export const action = withSchema(editSchema, ({ request, params, context }: ActionFunctionArgs) =>
  saveRequest(context, request, params),
)

/** What a request says is mended before it is decided (ADM-06). */
export default function EditLoginRequest() {
  const view = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  const { url } = useFrameAlliance()
  const intl = useIntl()
  const href = loginRequestPaths.detail(url, view.id)
  return (
    <>
      <PageHead
        crumbs={[
          { href: paths.loginRequests(url), text: intl.formatMessage({ id: "login-request.list.title" }) },
          { href, text: view.name },
        ]}
        title={<FormattedMessage id="login-request.edit.title" />}
      />
      <EditForm view={view} lastResult={lastResult} href={href} />
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
