import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { workgroupPaths } from "#app/lib/paths/workgroup.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { withSchema } from "#app/parts/write-form.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { giveRole, rolesView } from "./roles.server.ts"
import { RolesPage } from "./roles-page.tsx"
import { roleSchema } from "../workgroup.schema.ts"

export const handle = { access: "group", title: "workgroup-roles.title" } satisfies RouteHandle

export function loader({ request, params, context }: LoaderFunctionArgs) {
  return rolesView(context, request, params.acronym, "group")
}

export const action = withSchema(roleSchema, ({ request, params, context }: ActionFunctionArgs) =>
  giveRole(context, request, params.acronym, "group"),
)

/** Leaders of a group add and remove its members (WG-04). */
export default function ManageMembers() {
  const view = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { url } = useFrameAlliance()
  const intl = useIntl()
  const members = workgroupPaths.members(url, view.acronym)
  return (
    <>
      <PageHead
        crumbs={[{ href: members, text: intl.formatMessage({ id: "workgroup.member.title" }) }]}
        title={intl.formatMessage({ id: "workgroup-roles.title" })}
      />
      <RolesPage view={view} answer={answer} />
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
