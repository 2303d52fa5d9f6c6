import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { FormattedMessage, useIntl } from "react-intl"
import { memberPaths } from "#app/lib/paths/member.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead } from "#app/ui/layout/page-head.tsx"
import { RolesForm } from "./roles-form.tsx"
import { saveRoles, rolesView } from "./member-edit.server.ts"

export const handle = { access: "member-admin", title: "member.role.title" } satisfies RouteHandle

export function loader({ params, context }: LoaderFunctionArgs) {
  return rolesView(context, params)
}

export const action = saveRoles

/** What somebody may do in the alliance (ADM-10). */
export default function MemberRoles() {
  const view = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  const { url } = useFrameAlliance()
  const intl = useIntl()
  const href = memberPaths.detail(url, view.id)
  return (
    <>
      <PageHead
        crumbs={[
          { href: memberPaths.list(url), text: intl.formatMessage({ id: "member.list.title" }) },
          { href, text: view.title },
        ]}
        title={<FormattedMessage id="member.role.title" />}
      />
      <RolesForm view={view} lastResult={lastResult} href={href} />
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
