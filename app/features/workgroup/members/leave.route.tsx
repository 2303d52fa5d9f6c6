import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { workgroupPaths } from "#app/lib/paths/workgroup.ts"
import { emptySchema } from "#app/parts/confirm/confirm.schema.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { withSchema } from "#app/parts/write-form.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { leaveGroup, leaveView } from "./leave.server.ts"
import { LeaveQuestion } from "./leave-question.tsx"

export const handle = { access: "group", title: "workgroup-roles.leave.title" } satisfies RouteHandle

export function loader({ params, context }: LoaderFunctionArgs) {
  return leaveView(context, params.acronym)
}

export const action = withSchema(emptySchema, ({ request, params, context }: ActionFunctionArgs) =>
  leaveGroup(context, request, params.acronym),
)

/** Leaves a group and gives up all roles in it (WG-04). */
export default function LeaveGroup() {
  const view = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  const { url } = useFrameAlliance()
  const intl = useIntl()
  const members = workgroupPaths.members(url, view.acronym)
  return (
    <>
      <PageHead
        crumbs={[{ href: members, text: intl.formatMessage({ id: "workgroup.member.title" }) }]}
        title={intl.formatMessage({ id: "workgroup-roles.leave.of" }, { acronym: view.acronym })}
      />
      <LeaveQuestion view={view} leave={paths.workgroupAbout(url, view.acronym)} lastResult={lastResult} />
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
