import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData, useParams } from "@remix-run/react"
import { topicCallPaths } from "#app/lib/paths/topic-call.ts"
import { shellScopeFrom } from "#app/lib/route-params.ts"
import { QuestionPage } from "#app/parts/confirm/question-page.tsx"
import { useListCrumb } from "#app/parts/frame/use-list-crumb.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { withdrawTexts } from "../detail/texts.ts"
import { topicCallList } from "../topic-call.list.ts"
import { withdrawQuestion, withdrawTopic } from "./topics.server.ts"

export { revalidateQuestion as shouldRevalidate } from "#app/parts/confirm/revalidate-question.ts"

export const handle = { access: "group", title: "topic-call.topic.withdraw" } satisfies RouteHandle

export function loader({ params, context }: LoaderFunctionArgs) {
  return withdrawQuestion(context, params)
}

export const action = withdrawTopic

/** Asks before a topic is withdrawn (TOPIC-02, FORM-06). */
export default function WithdrawTopic() {
  const view = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  const params = useParams()
  const scope = shellScopeFrom(params)
  const { id = "", topicId = "" } = params
  const list = useListCrumb(topicCallList, scope)
  return (
    <QuestionPage
      id="topic-withdraw"
      view={view}
      texts={withdrawTexts}
      href={topicCallPaths.topic(scope, id, topicId, "withdraw")}
      crumbs={[list, { href: topicCallPaths.detail(scope, id), text: view.call }]}
      lastResult={lastResult}
    />
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
