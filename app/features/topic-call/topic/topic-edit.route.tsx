import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData, useParams } from "@remix-run/react"
import { useIntl } from "react-intl"
import { topicCallPaths } from "#app/lib/paths/topic-call.ts"
import { param, shellScopeFrom } from "#app/lib/route-params.ts"
import { useListCrumb } from "#app/parts/frame/use-list-crumb.ts"
import { TopicForm } from "#app/parts/topic/topic-form.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { StaleNote, VersionField } from "#app/forms/submit/form.tsx"
import { PageHead } from "#app/ui/layout/page.tsx"
import { topicCallList } from "../topic-call.list.ts"
import { changedTopicForm, saveTopic } from "./topics.server.ts"

export const handle = { access: "group", title: "topic-call.topic.edit" } satisfies RouteHandle

export function loader({ request, params, context }: LoaderFunctionArgs) {
  return changedTopicForm(context, request, params)
}

export const action = saveTopic

/** The creator of a topic edits it while the call is running; it keeps its code (TOPIC-02). */
export default function EditTopic() {
  const intl = useIntl()
  const { call, code, version, values, draft, key } = useLoaderData<typeof loader>()
  const params = useParams()
  const href = topicCallPaths.detail(shellScopeFrom(params), param(params, "id"))
  const list = useListCrumb(topicCallList, shellScopeFrom(params))
  return (
    <>
      <PageHead
        crumbs={[list, { href, text: call }]}
        title={intl.formatMessage({ id: "topic-call.topic.edit.title" }, { code })}
      />
      <TopicForm
        module="topic_call"
        intro={intl.formatMessage({ id: "topic-call.topic.edit.intro" })}
        lastResult={useActionData<typeof action>()}
        draft={draft}
        values={values}
        idempotencyKey={key}
        submit={intl.formatMessage({ id: "topic-call.topic.edit.submit" })}
        cancelTo={href}
      >
        <VersionField value={version} />
        <StaleNote href={`${href}#${param(params, "topicId")}`} />
      </TopicForm>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
