import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData, useParams } from "@remix-run/react"
import { useIntl } from "react-intl"
import { meetingPaths } from "#app/lib/paths/meeting.ts"
import { param, shellScopeFrom } from "#app/lib/route-params.ts"
import { useListCrumb } from "#app/parts/frame/use-list-crumb.ts"
import { TopicForm } from "#app/parts/topic/topic-form.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { StaleNote, VersionField } from "#app/forms/submit/form.tsx"
import { PageHead } from "#app/ui/layout/page.tsx"
import { meetingList } from "../meeting.list.ts"
import { saveTopic, topicForm } from "./topic.server.ts"

export const handle = { access: "group", title: "meeting-topic.edit.title" } satisfies RouteHandle

export function loader({ request, params, context }: LoaderFunctionArgs) {
  return topicForm(context, request, params, "update")
}

export const action = saveTopic

/** The creator of a topic edits it while it is open; the log keeps the earlier text (MEET-06). */
export default function EditTopic() {
  const intl = useIntl()
  const { crumb, version, hasFeedback, values, key, draft } = useLoaderData<typeof loader>()
  const params = useParams()
  const href = meetingPaths.detail(shellScopeFrom(params), param(params, "id"))
  const list = useListCrumb(meetingList, shellScopeFrom(params))
  return (
    <>
      <PageHead
        crumbs={[list, { href, text: crumb }]}
        title={intl.formatMessage({ id: "meeting-topic.edit.title" })}
        intro={hasFeedback && intl.formatMessage({ id: "meeting-topic.edit.has-feedback" })}
      />
      <TopicForm
        module="meeting"
        intro={intl.formatMessage({ id: "meeting-topic.what.intro" })}
        lastResult={useActionData<typeof action>()}
        draft={draft}
        values={values}
        idempotencyKey={key}
        submit={intl.formatMessage({ id: "meeting-topic.edit.submit" })}
        cancelTo={href}
      >
        <VersionField value={version} />
        <StaleNote href={`${href}#${param(params, "topicId")}`} />
      </TopicForm>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
