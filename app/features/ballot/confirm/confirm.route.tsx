import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { EventConfirmPage } from "#app/parts/event/event-confirm-page.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { confirmBallot, confirmView } from "./confirm.server.ts"
import { confirmTexts } from "../detail/ballot-head-actions.ts"

export { revalidateQuestion as shouldRevalidate } from "#app/parts/confirm/revalidate-question.ts"

export const handle = { access: "group", title: "ballot-confirm.title" } satisfies RouteHandle

export function loader({ params, context }: LoaderFunctionArgs) {
  return confirmView(context, params)
}

export const action = confirmBallot

export default function ConfirmBallotAction() {
  const view = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  return <EventConfirmPage module="ballot" view={view} texts={confirmTexts} lastResult={lastResult} />
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
