import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData, useParams } from "@remix-run/react"
import { useIntl } from "react-intl"
import { meetingPaths } from "#app/lib/paths/meeting.ts"
import { shellScopeFrom } from "#app/lib/route-params.ts"
import { useListCrumb } from "#app/parts/frame/use-list-crumb.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { ConfirmForm } from "#app/forms/submit/confirm-form.tsx"
import { TextArea } from "#app/forms/fields/fields.tsx"
import { IdempotencyKey, StaleNote, VersionField } from "#app/forms/submit/form.tsx"
import { UnsavedGuard } from "#app/forms/recovery/unsaved-guard.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { meetingList } from "../meeting.list.ts"
import { topicForm, withdrawTopic } from "./topic.server.ts"

export const handle = { access: "group", title: "meeting-topic.withdraw.title" } satisfies RouteHandle

export function loader({ request, params, context }: LoaderFunctionArgs) {
  return topicForm(context, request, params, "withdraw")
}

export const action = withdrawTopic

/** Asks before a topic is withdrawn; everybody can read the reason (MEET-06, FORM-06). */
export default function WithdrawTopic() {
  const intl = useIntl()
  const { crumb, subject, organizer, version, key, draft } = useLoaderData<typeof loader>()
  const params = useParams()
  const scope = shellScopeFrom(params)
  const { id = "", topicId = "" } = params
  const href = meetingPaths.detail(scope, id)
  const [form, fields] = useSchemaForm({
    id: "topic-withdraw",
    lastResult: useActionData<typeof action>(),
    draft: draft?.result,
    labels: { reason: "meeting-topic.withdraw.reason" },
    schema: () => import("../meeting.schema.ts").then((module) => module.withdrawSchema),
  })
  const list = useListCrumb(meetingList, scope)
  return (
    <>
      <PageHead
        crumbs={[list, { href, text: crumb }]}
        title={intl.formatMessage({ id: "meeting-topic.withdraw.title" })}
      />
      <ConfirmForm
        form={form}
        action={meetingPaths.topic(scope, id, topicId, "withdraw")}
        consequence={intl.formatMessage(
          { id: "meeting-topic.withdraw.text" },
          {
            subject: <strong>{subject}</strong>,
            organizer: organizer.name,
            isDisabled: String(organizer.isDisabled),
          },
        )}
        submit={intl.formatMessage({ id: "meeting-topic.withdraw.submit" })}
        keep={intl.formatMessage({ id: "meeting-topic.withdraw.keep" })}
        leave={href}
      >
        <p>
          <strong>{intl.formatMessage({ id: "consequence.irreversible" })}</strong>
        </p>
        <UnsavedGuard />
        <VersionField value={version} />
        <IdempotencyKey value={key} />
        <StaleNote href={`${href}#${topicId}`} />
        <TextArea
          field={fields.reason}
          isRequired
          rows={3}
          hint={intl.formatMessage({ id: "meeting-topic.withdraw.hint" })}
        />
      </ConfirmForm>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
