import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData, useParams } from "@remix-run/react"
import { useIntl } from "react-intl"
import { meetingPaths } from "#app/lib/paths/meeting.ts"
import { param, shellScopeFrom } from "#app/lib/route-params.ts"
import { useListCrumb } from "#app/parts/frame/use-list-crumb.ts"
import { findByEnter } from "#app/parts/participants/find-fields.ts"
import type { PickerAnswer } from "#app/parts/participants/people-found.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { SelectField } from "#app/forms/fields/fields.tsx"
import {
  EnterSubmit,
  FormBar,
  FormSection,
  IdempotencyKey,
  SchemaForm,
  StaleNote,
  VersionField,
} from "#app/forms/submit/form.tsx"
import { SubmitButton } from "#app/forms/fields/submit-button.tsx"
import { UnsavedGuard } from "#app/forms/recovery/unsaved-guard.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { meetingList } from "../meeting.list.ts"
import { PlanFields, planLabels } from "./plan-fields.tsx"
import { planForm, planTopic } from "./topic.server.ts"

export const handle = { access: "group", title: "meeting-topic.plan.title" } satisfies RouteHandle

export function loader({ request, params, context }: LoaderFunctionArgs) {
  return planForm(context, request, params)
}

export const action = planTopic

/** Plans a topic: position in the agenda, minutes and presenter. Also receives the submissions of the move buttons (MEET-13). */
export default function PlanTopic() {
  const intl = useIntl()
  const view = useLoaderData<typeof loader>()
  const params = useParams()
  const href = meetingPaths.detail(shellScopeFrom(params), param(params, "id"))
  const list = useListCrumb(meetingList, shellScopeFrom(params))
  return (
    <>
      <PageHead
        crumbs={[list, { href, text: view.crumb }]}
        title={intl.formatMessage({ id: "meeting-topic.plan.title" })}
        intro={view.subject}
      />
      <PlanForm view={view} answer={useActionData<typeof action>()} leave={`${href}#${param(params, "topicId")}`} />
    </>
  )
}

type PlanFormProps = {
  view: Awaited<ReturnType<typeof planForm>>
  answer: PickerAnswer | undefined
  /** URL of the topic on the meeting page. */
  leave: string
}

function PlanForm({ view, answer, leave }: PlanFormProps) {
  const intl = useIntl()
  const [form, fields] = useSchemaForm({
    id: "topic-plan",
    schema: () => import("../meeting.schema.ts").then((module) => module.planSchema),
    lastResult: answer,
    draft: view.draft?.result,
    defaultValue: view.values,
    labels: { position: "meeting-topic.position", ...planLabels },
  })
  return (
    <SchemaForm form={form}>
      <UnsavedGuard />
      <EnterSubmit {...findByEnter} />
      <VersionField value={view.version} />
      <IdempotencyKey value={view.key} />
      <StaleNote href={leave} />
      <FormSection title={intl.formatMessage({ id: "meeting-topic.plan" })}>
        <SelectField
          field={fields.position}
          options={view.positions}
          hint={intl.formatMessage({ id: "meeting-topic.position.hint" })}
        />
        <PlanFields fields={fields} tree={view.tree} answer={answer} />
      </FormSection>
      <FormBar>
        <SubmitButton>{intl.formatMessage({ id: "meeting-topic.plan.submit" })}</SubmitButton>
        <a className="btn" {...linkTo(leave)}>
          {intl.formatMessage({ id: "meeting-topic.leave" })}
        </a>
      </FormBar>
    </SchemaForm>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
