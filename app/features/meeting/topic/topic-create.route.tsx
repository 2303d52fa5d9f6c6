import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData, useParams } from "@remix-run/react"
import { useIntl } from "react-intl"
import { meetingPaths } from "#app/lib/paths/meeting.ts"
import { param, shellScopeFrom } from "#app/lib/route-params.ts"
import { LongForm } from "#app/forms/drafts/long-form.tsx"
import { useListCrumb } from "#app/parts/frame/use-list-crumb.ts"
import { findByEnter } from "#app/parts/participants/find-fields.ts"
import type { PickerAnswer } from "#app/parts/participants/people-found.server.ts"
import { TopicFields, topicLabels } from "#app/parts/topic/topic-fields.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { FormSection, IdempotencyKey, RequiredHint } from "#app/forms/submit/form.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { meetingList } from "../meeting.list.ts"
import { PlanFields, planLabels } from "./plan-fields.tsx"
import { createTopic, newTopicForm } from "./topic.server.ts"

export const handle = { access: "group", title: "meeting-topic.create.title" } satisfies RouteHandle

export function loader({ request, params, context }: LoaderFunctionArgs) {
  return newTopicForm(context, request, params)
}

export const action = createTopic

/** A participant adds a topic before the meeting begins (MEET-06). */
export default function CreateTopic() {
  const intl = useIntl()
  const view = useLoaderData<typeof loader>()
  const params = useParams()
  const meeting = meetingPaths.detail(shellScopeFrom(params), param(params, "id"))
  const list = useListCrumb(meetingList, shellScopeFrom(params))
  return (
    <>
      <PageHead
        crumbs={[list, { href: meeting, text: view.crumb }]}
        title={intl.formatMessage({ id: "meeting-topic.create.title" })}
      />
      <NewTopicForm view={view} answer={useActionData<typeof action>()} cancelTo={meeting} />
    </>
  )
}

type NewTopicFormProps = {
  view: Awaited<ReturnType<typeof newTopicForm>>
  answer: PickerAnswer | undefined
  /** URL of the meeting's page. */
  cancelTo: string
}

/** Form of a new topic: its subject and its plan (MEET-06, MEET-13). */
function NewTopicForm({ view, answer, cancelTo }: NewTopicFormProps) {
  const intl = useIntl()
  const [form, fields] = useSchemaForm({
    id: "topic",
    schema: () => import("../meeting.schema.ts").then((module) => module.newTopicSchema),
    lastResult: answer,
    draft: view.draft?.result,
    defaultValue: { description: { format: "markdown" } },
    labels: { ...topicLabels, ...planLabels },
  })
  return (
    <LongForm
      form={form}
      draft={view.draft}
      hasFiles
      enter={findByEnter}
      submit={intl.formatMessage({ id: "meeting-topic.create.submit" })}
      cancelTo={cancelTo}
      cancel={intl.formatMessage({ id: "meeting-topic.leave" })}
    >
      <IdempotencyKey value={view.key} />
      <RequiredHint />
      <TopicFields fields={fields} module="meeting" intro={intl.formatMessage({ id: "meeting-topic.what.intro" })} />
      <FormSection
        title={intl.formatMessage({ id: "meeting-topic.plan" })}
        intro={intl.formatMessage({ id: "meeting-topic.plan.intro" })}
      >
        <PlanFields fields={fields} tree={view.tree} answer={answer} />
      </FormSection>
    </LongForm>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
