import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData, useParams } from "@remix-run/react"
import { FormattedMessage } from "react-intl"
import { meetingPaths } from "#app/lib/paths/meeting.ts"
import { param } from "#app/lib/route-params.ts"
import { shellScopeFrom } from "#app/lib/shell-scope.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead } from "#app/ui/layout/page-head.tsx"
import { NewTopicForm } from "./new-topic-form.tsx"
import { createTopic, newTopicForm } from "./topic-plan.server.ts"

export const handle = { access: "group", title: "meeting-topic.create.title" } satisfies RouteHandle

export function loader({ request, params, context }: LoaderFunctionArgs) {
  return newTopicForm(context, request, params)
}

export const action = createTopic

/** A participant adds a topic before the meeting begins (MEET-06). */
export default function CreateTopic() {
  const view = useLoaderData<typeof loader>()
  const params = useParams()
  const meeting = meetingPaths.detail(shellScopeFrom(params), param(params, "id"))
  return (
    <>
      <PageHead
        crumbs={[{ href: meeting, text: view.crumb }]}
        title={<FormattedMessage id="meeting-topic.create.title" />}
      />
      <NewTopicForm view={view} answer={useActionData<typeof action>()} cancelTo={meeting} />
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
