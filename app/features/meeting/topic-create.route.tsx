import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData, useParams } from "@remix-run/react"
import { FormattedMessage } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { placeFrom } from "#app/lib/place.ts"
import { openDraft } from "#app/parts/drafts/draft.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { newIdempotencyKey } from "#app/ui/form/submission.server.ts"
import { PageHead } from "#app/ui/layout/page-head.tsx"
import { meetingFor } from "./meeting-access.server.ts"
import { meetingReference } from "./meeting-number.ts"
import { TopicForm } from "./topic-form.tsx"
import { topicSchema } from "./topic.schema.ts"
import { saveTopic } from "./topic.server.ts"

export const handle = { access: "group", title: "meeting-topic.create.title" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const meeting = await meetingFor(context, params, "topic.create")
  const crumb = `${meetingReference(meeting)} ${meeting.subject}`
  return { crumb, draft: await openDraft(context, request, topicSchema), key: newIdempotencyKey() }
}

export function action({ request, params, context }: ActionFunctionArgs) {
  return saveTopic(context, request, params)
}

/** A participant adds a topic before the meeting begins (MEET-06). */
export default function CreateTopic() {
  const { crumb, draft, key } = useLoaderData<typeof loader>()
  const params = useParams()
  const meeting = paths.meeting(placeFrom(params), params.id ?? "")
  return (
    <>
      <PageHead
        crumbs={[{ href: meeting, text: crumb }]}
        title={<FormattedMessage id="meeting-topic.create.title" />}
      />
      <TopicForm
        lastResult={useActionData<typeof action>()}
        draft={draft}
        idempotencyKey={key}
        submit={<FormattedMessage id="meeting-topic.create.submit" />}
        cancelTo={meeting}
      />
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
