import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData, useParams } from "@remix-run/react"
import { topicCallPaths } from "#app/lib/paths/topic-call.ts"
import { shellScopeFrom } from "#app/lib/route-params.ts"
import { QuestionPage } from "#app/parts/confirm/question-page.tsx"
import { useListCrumb } from "#app/parts/frame/use-list-crumb.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { cancelCall, cancelQuestion } from "../form/form.server.ts"
import { cancelTexts } from "./texts.ts"
import { topicCallList } from "../topic-call.list.ts"

export { revalidateQuestion as shouldRevalidate } from "#app/parts/confirm/revalidate-question.ts"

export const handle = { access: "group", title: "topic-call.cancel.title" } satisfies RouteHandle

export function loader({ params, context }: LoaderFunctionArgs) {
  return cancelQuestion(context, params)
}

export const action = cancelCall

/** Asks before a call is cancelled, with a reason that everybody can read (TOPIC-04, FORM-06). */
export default function CancelTopicCall() {
  const view = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  const scope = shellScopeFrom(useParams())
  const list = useListCrumb(topicCallList, scope)
  return (
    <QuestionPage
      id="topic-call-cancel"
      view={view}
      texts={cancelTexts}
      href={topicCallPaths.page(scope, view.id, "cancel")}
      crumbs={[list, { href: topicCallPaths.detail(scope, view.id), text: view.subject }]}
      lastResult={lastResult}
    />
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
