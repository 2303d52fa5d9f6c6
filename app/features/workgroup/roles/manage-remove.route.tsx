import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { emptySchema } from "#app/parts/confirm/confirm.schema.ts"
import { withSchema } from "#app/parts/write-form.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { removalView, takeRole } from "./removal.server.ts"
import { RemovalQuestion } from "./removal-question.tsx"

export const handle = { access: "group", title: "workgroup-roles.remove.title" } satisfies RouteHandle

export function loader({ params, context }: LoaderFunctionArgs) {
  return removalView(context, params, "group")
}

export const action = withSchema(emptySchema, ({ request, params, context }: ActionFunctionArgs) =>
  takeRole(context, request, params, "group"),
)

/** A leader of a group removes a member (WG-04). */
export default function RemoveFromGroup() {
  const view = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  const intl = useIntl()
  const { title, href } = view
  return (
    <>
      <PageHead
        crumbs={[{ href: href.all, text: intl.formatMessage({ id: "workgroup-roles.title" }) }]}
        title={title}
      />
      <RemovalQuestion view={view} lastResult={lastResult} />
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
