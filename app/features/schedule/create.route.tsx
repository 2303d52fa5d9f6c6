import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { useListCrumb } from "#app/parts/frame/use-list-crumb.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { IdempotencyKey } from "#app/forms/submit/form.tsx"
import { PageHead } from "#app/ui/layout/page.tsx"
import { mayCreate } from "./schedule-access.server.ts"
import { createSchedule, scheduleForm } from "./form.server.ts"
import { ScheduleForm } from "./form.tsx"
import { scheduleList } from "./schedule.list.ts"

export const handle = { access: "member", title: "schedule.create.title" } satisfies RouteHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [view] = await Promise.all([scheduleForm(context, request), mayCreate(context)])
  return view
}

export const action = createSchedule

export default function CreateSchedule() {
  const intl = useIntl()
  const view = useLoaderData<typeof loader>()
  const list = useListCrumb(scheduleList, { alliance: useFrameAlliance().url })
  return (
    <>
      <PageHead crumbs={[list]} title={intl.formatMessage({ id: "schedule.create.title" })} />
      <ScheduleForm
        view={view}
        answer={useActionData<typeof action>()}
        submit={intl.formatMessage({ id: "schedule.create.submit" })}
        cancelTo={list.href}
        whenIntro="schedule.form.when-intro"
      >
        <IdempotencyKey value={view.key} />
      </ScheduleForm>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
