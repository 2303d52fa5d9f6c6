import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { schedulePaths } from "#app/lib/paths/schedule.ts"
import { QuestionPage } from "#app/parts/confirm/question-page.tsx"
import { useListCrumb } from "#app/parts/frame/use-list-crumb.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { cancelSchedule, cancelView } from "./schedule-access.server.ts"
import { scheduleList } from "./schedule.list.ts"
import { cancelTexts } from "./schedule.status.ts"

export const handle = { access: "member", title: "schedule.cancel.title" } satisfies RouteHandle

export function loader({ params, context }: LoaderFunctionArgs) {
  return cancelView(context, params)
}

export const action = cancelSchedule

/** Asks before a schedule is cancelled (CAL-02, FORM-06). */
export default function CancelSchedule() {
  const view = useLoaderData<typeof loader>()
  const { url } = useFrameAlliance()
  const { id, subject } = view
  return (
    <QuestionPage
      id="schedule-cancel"
      view={view}
      texts={cancelTexts}
      href={schedulePaths.cancel(url, id)}
      crumbs={[useListCrumb(scheduleList, { alliance: url }), { href: schedulePaths.detail(url, id), text: subject }]}
      lastResult={useActionData<typeof action>()}
    />
  )
}

export { revalidateQuestion as shouldRevalidate } from "#app/parts/confirm/revalidate-question.ts"
export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
