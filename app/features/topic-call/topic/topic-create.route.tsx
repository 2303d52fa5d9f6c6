import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData, useParams } from "@remix-run/react"
import { useIntl } from "react-intl"
import { topicCallPaths } from "#app/lib/paths/topic-call.ts"
import { param, shellScopeFrom } from "#app/lib/route-params.ts"
import { useListCrumb } from "#app/parts/frame/use-list-crumb.ts"
import { TopicForm } from "#app/parts/topic/topic-form.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { topicCallList } from "../topic-call.list.ts"
import { newTopicForm, submitTopic } from "./topics.server.ts"

export const handle = { access: "group", title: "topic-call.topic.create.title" } satisfies RouteHandle

export function loader({ request, params, context }: LoaderFunctionArgs) {
  return newTopicForm(context, request, params)
}

export const action = submitTopic

/** Submits a topic while the call is running; it gets the next code (TOPIC-02). */
export default function SubmitTopic() {
  const intl = useIntl()
  const { call, code, draft, key } = useLoaderData<typeof loader>()
  const params = useParams()
  const href = topicCallPaths.detail(shellScopeFrom(params), param(params, "id"))
  const list = useListCrumb(topicCallList, shellScopeFrom(params))
  return (
    <>
      <PageHead
        crumbs={[list, { href, text: call }]}
        title={intl.formatMessage({ id: "topic-call.topic.create.title" })}
        intro={
          code &&
          intl.formatMessage({ id: "topic-call.topic.create.code" }, { code: <span className="nowrap">{code}</span> })
        }
      />
      <TopicForm
        module="topic_call"
        intro={intl.formatMessage({ id: "topic-call.topic.intro" })}
        lastResult={useActionData<typeof action>()}
        draft={draft}
        idempotencyKey={key}
        submit={intl.formatMessage({ id: "topic-call.topic.create.title" })}
        cancelTo={href}
      />
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
