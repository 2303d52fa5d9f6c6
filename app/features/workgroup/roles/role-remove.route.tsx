import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { workgroupPaths } from "#app/lib/paths/workgroup.ts"
import { emptySchema } from "#app/parts/confirm/confirm.schema.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { withSchema } from "#app/parts/write-form.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { removalView, takeRole } from "./removal.server.ts"
import { RemovalQuestion } from "./removal-question.tsx"

export const handle = { access: "member-admin", title: "workgroup-roles.remove.title" } satisfies RouteHandle

export function loader({ params, context }: LoaderFunctionArgs) {
  return removalView(context, params, "admin")
}

export const action = withSchema(emptySchema, ({ request, params, context }: ActionFunctionArgs) =>
  takeRole(context, request, params, "admin"),
)

/** An administrator removes a role from somebody (ADM-02, ROLE-06). */
export default function RemoveRole() {
  const view = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  const { url } = useFrameAlliance()
  const intl = useIntl()
  const { acronym, title, href } = view
  return (
    <>
      <PageHead
        crumbs={[
          { href: workgroupPaths.adminList(url), text: intl.formatMessage({ id: "workgroup.list.title" }) },
          { href: href.all, text: intl.formatMessage({ id: "workgroup-roles.of" }, { acronym }) },
        ]}
        title={title}
      />
      <RemovalQuestion view={view} lastResult={lastResult} />
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
