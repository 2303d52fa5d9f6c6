import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { FormattedMessage, useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { IdempotencyKey } from "#app/ui/form/form.tsx"
import { PageHead } from "#app/ui/layout/page.tsx"
import { mayCreate } from "./schedule-access.server.ts"
import { createSchedule, scheduleForm } from "./schedule-form.server.ts"
import { ScheduleForm } from "./schedule-form.tsx"

export const handle = { access: "member", title: "schedule.create.title" } satisfies RouteHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [view] = await Promise.all([scheduleForm(context, request), mayCreate(context)])
  return view
}

export const action = createSchedule

export default function CreateSchedule() {
  const view = useLoaderData<typeof loader>()
  const list = paths.schedules(useFrameAlliance().url)
  const intl = useIntl()
  return (
    <>
      <PageHead
        crumbs={[{ href: list, text: intl.formatMessage({ id: "schedule.list.title" }) }]}
        title={<FormattedMessage id="schedule.create.title" />}
      />
      <ScheduleForm
        view={view}
        answer={useActionData<typeof action>()}
        submit={<FormattedMessage id="schedule.create.submit" />}
        cancelTo={list}
        whenIntro="schedule.form.when-intro"
      >
        <IdempotencyKey value={view.key} />
      </ScheduleForm>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
