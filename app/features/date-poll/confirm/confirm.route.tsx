import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData, useParams } from "@remix-run/react"
import { datePollPaths } from "#app/lib/paths/date-poll.ts"
import { param, shellScopeFrom } from "#app/lib/route-params.ts"
import { QuestionPage } from "#app/parts/confirm/question-page.tsx"
import { useListCrumb } from "#app/parts/frame/use-list-crumb.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { datePollList } from "../date-poll.list.ts"
import { confirmPoll, confirmView } from "./confirm.server.ts"
import { confirmTexts } from "./confirm-texts.ts"

export { revalidateQuestion as shouldRevalidate } from "#app/parts/confirm/revalidate-question.ts"

export const handle = { access: "group", title: "date-poll-confirm.title" } satisfies RouteHandle

export function loader({ params, context }: LoaderFunctionArgs) {
  return confirmView(context, params)
}

export const action = confirmPoll

/** Asks before people are reminded, and before a poll is closed early or cancelled (MEET-14, FORM-06). */
export default function ConfirmDatePollAction() {
  const view = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  const params = useParams()
  const [scope, id] = [shellScopeFrom(params), param(params, "id")]
  const list = useListCrumb(datePollList, scope)
  return (
    <QuestionPage
      id={`date-poll-${view.action}`}
      view={view}
      texts={confirmTexts[view.action]}
      href={datePollPaths.confirm(scope, id, view.action)}
      crumbs={[list, { href: datePollPaths.detail(scope, id), text: view.crumb }]}
      lastResult={lastResult}
    />
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
