import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { EventConfirmPage } from "#app/parts/event/event-confirm-page.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { confirmMeeting, confirmView } from "./confirm.server.ts"
import { confirmTexts } from "../detail/meeting-head-actions.ts"

export { revalidateQuestion as shouldRevalidate } from "#app/parts/confirm/revalidate-question.ts"

export const handle = { access: "group", title: "meeting-confirm.title" } satisfies RouteHandle

export function loader({ params, context }: LoaderFunctionArgs) {
  return confirmView(context, params)
}

export const action = confirmMeeting

export default function ConfirmMeetingAction() {
  const view = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  return <EventConfirmPage module="meeting" view={view} texts={confirmTexts} lastResult={lastResult} />
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
