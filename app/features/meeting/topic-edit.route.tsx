import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData, useParams } from "@remix-run/react"
import { FormattedMessage } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { placeFrom } from "#app/lib/place.ts"
import { openDraft } from "#app/parts/drafts/draft.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { StaleNote } from "#app/ui/form/stale-note.tsx"
import { VersionField } from "#app/ui/form/version-field.tsx"
import { PageHead } from "#app/ui/layout/page-head.tsx"
import { TopicForm } from "./topic-form.tsx"
import { topicSchema } from "./topic.schema.ts"
import { saveTopic, topicToChange } from "./topic.server.ts"

export const handle = { access: "group", title: "meeting-topic.edit.title" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const topic = await topicToChange(context, params, "update")
  return { ...topic, draft: await openDraft(context, request, topicSchema) }
}

export function action({ request, params, context }: ActionFunctionArgs) {
  return saveTopic(context, request, params)
}

/** Whoever added a topic changes it while it is open; what stood there before stays in the log (MEET-06). */
export default function EditTopic() {
  const { meeting, version, hasFeedback, values, key, draft } = useLoaderData<typeof loader>()
  const params = useParams()
  const href = paths.meeting(placeFrom(params), params.id ?? "")
  return (
    <>
      <PageHead
        crumbs={[{ href, text: meeting.text }]}
        title={<FormattedMessage id="meeting-topic.edit.title" />}
        intro={hasFeedback && <FormattedMessage id="meeting-topic.edit.has-feedback" />}
      />
      <TopicForm
        lastResult={useActionData<typeof action>()}
        draft={draft}
        values={values}
        idempotencyKey={key}
        submit={<FormattedMessage id="meeting-topic.edit.submit" />}
        cancelTo={href}
      >
        <VersionField value={version} />
        <StaleNote href={`${href}#${params.topicId ?? ""}`} />
      </TopicForm>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
