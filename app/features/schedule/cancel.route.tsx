import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { FormattedMessage } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { versionSchema } from "#app/parts/confirm/version.schema.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { inWords } from "#app/parts/refusal-text.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { allianceOf } from "#app/session/request-context.server.ts"
import { sendFlash } from "#app/session/session-answer.server.ts"
import { idempotencyKey, invalid, parseSubmission, refused } from "#app/ui/form/submission.server.ts"
import { PageHead } from "#app/ui/layout/page-head.tsx"
import { CancelForm } from "./cancel-form.tsx"
import { scheduleFor } from "./schedule-access.server.ts"
import { scheduleView } from "./schedule-view.server.ts"

export const handle = { access: "member", title: "schedule.cancel.title" } satisfies RouteHandle

export async function loader({ params, context }: LoaderFunctionArgs) {
  return scheduleView(await scheduleFor(context, params, "cancel"), context)
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { id = "" } = params
  const submission = await parseSubmission(request, versionSchema)
  if (submission.status !== "success") return invalid(submission)
  const call = { path: { id }, body: submission.value, idempotencyKey: idempotencyKey(submission) }
  const done = await context.api.post("/schedule/{id}/cancel", call)
  if (!done.ok) return refused(submission, inWords(done.failure, context))
  await sendFlash(context, { tone: "done", id: "schedule.cancel.done" })
  return redirect(paths.schedule(allianceOf(context).url, id), 303)
}

export default function CancelSchedule() {
  const schedule = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  const { url } = useFrameAlliance()
  const href = paths.schedule(url, schedule.id)
  return (
    <>
      <PageHead crumbs={[{ href, text: schedule.subject }]} title={<FormattedMessage id="schedule.cancel.title" />} />
      <CancelForm schedule={schedule} leave={href} lastResult={lastResult} />
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
