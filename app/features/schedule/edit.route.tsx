import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData, useParams } from "@remix-run/react"
import { useIntl } from "react-intl"
import { schedulePaths } from "#app/lib/paths/schedule.ts"
import { useListCrumb } from "#app/parts/frame/use-list-crumb.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { MovedNote } from "#app/parts/event/moved-note.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { StaleNote, VersionField } from "#app/forms/submit/form.tsx"
import { PageHead } from "#app/ui/layout/page.tsx"
import { scheduleFor } from "./schedule-access.server.ts"
import { saveSchedule, scheduleForm } from "./form.server.ts"
import { ScheduleForm } from "./form.tsx"
import { scheduleList } from "./schedule.list.ts"

export const handle = { access: "member", title: "schedule.edit.title" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const schedule = await scheduleFor(context, params, "update")
  const { subject, version } = schedule
  return { subject, version, view: await scheduleForm(context, request, schedule) }
}

export const action = saveSchedule

export default function EditSchedule() {
  const intl = useIntl()
  const { subject, version, view } = useLoaderData<typeof loader>()
  const { url } = useFrameAlliance()
  const href = schedulePaths.detail(url, useParams().id ?? "")
  return (
    <>
      <PageHead
        crumbs={[useListCrumb(scheduleList, { alliance: url }), { href, text: subject }]}
        title={intl.formatMessage({ id: "schedule.edit.title" })}
      />
      <ScheduleForm
        view={view}
        answer={useActionData<typeof action>()}
        submit={intl.formatMessage({ id: "schedule.edit.submit" })}
        cancelTo={href}
        whenIntro="schedule.form.when-intro.edit"
      >
        <VersionField value={version} />
        <StaleNote href={href} />
        {view.moved && (
          <MovedNote moved={view.moved}>{intl.formatMessage({ id: "calendar.moved.subscribers" })}</MovedNote>
        )}
      </ScheduleForm>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
