import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { FormattedMessage } from "react-intl"
import { schedulePaths } from "#app/lib/paths/schedule.ts"
import { useListCrumb } from "#app/parts/frame/use-list-crumb.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { CancelForm } from "./cancel-form.tsx"
import { cancelSchedule, scheduleFor } from "./schedule-access.server.ts"
import { scheduleView } from "./schedule-view.server.ts"

export const handle = { access: "member", title: "schedule.cancel.ask" } satisfies RouteHandle

export async function loader({ params, context }: LoaderFunctionArgs) {
  return scheduleView(await scheduleFor(context, params, "cancel"), context)
}

export const action = cancelSchedule

export default function CancelSchedule() {
  const schedule = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  const { url } = useFrameAlliance()
  const href = schedulePaths.detail(url, schedule.id)
  return (
    <>
      <PageHead
        crumbs={[useListCrumb("schedule", { alliance: url }), { href, text: schedule.subject }]}
        title={<FormattedMessage id="schedule.cancel.ask" />}
      />
      <CancelForm schedule={schedule} leave={href} lastResult={lastResult} />
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
