import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { workgroupPaths } from "#app/lib/paths/workgroup.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { withSchema } from "#app/parts/write-form.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { giveRole, rolesView } from "./roles.server.ts"
import { RolesPage } from "./roles-page.tsx"
import { roleSchema } from "../workgroup.schema.ts"

export const handle = { access: "member-admin", title: "workgroup-roles.title" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const view = await rolesView(context, request, params.acronym, "admin")
  const { formatMessage } = serverIntl(context.locale)
  return { ...view, windowTitle: formatMessage({ id: "workgroup-roles.of" }, { acronym: view.acronym }) }
}

export const action = withSchema(roleSchema, ({ request, params, context }: ActionFunctionArgs) =>
  giveRole(context, request, params.acronym, "admin"),
)

/** Administrators give and remove every role in a group (ADM-02, ROLE-06). */
export default function GroupRoles() {
  const view = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { url } = useFrameAlliance()
  const intl = useIntl()
  return (
    <>
      <PageHead
        crumbs={[{ href: workgroupPaths.adminList(url), text: intl.formatMessage({ id: "workgroup.list.title" }) }]}
        kicker={view.name}
        title={intl.formatMessage({ id: "workgroup-roles.of" }, { acronym: view.acronym })}
      />
      <RolesPage view={view} answer={answer} />
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
