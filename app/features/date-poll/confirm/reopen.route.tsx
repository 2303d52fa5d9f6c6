import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData, useParams } from "@remix-run/react"
import { useIntl } from "react-intl"
import { datePollPaths } from "#app/lib/paths/date-poll.ts"
import { param, shellScopeFrom } from "#app/lib/route-params.ts"
import { UnsavedGuard } from "#app/forms/recovery/unsaved-guard.tsx"
import { ConfirmForm } from "#app/forms/submit/confirm-form.tsx"
import { IdempotencyKey, StaleNote, VersionField } from "#app/forms/submit/form.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { Consequences } from "#app/parts/consequences/consequences.tsx"
import { useListCrumb } from "#app/parts/frame/use-list-crumb.ts"
import { WallTimeField } from "#app/parts/wall-time/wall-time-field.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { Time } from "#app/ui/time.tsx"
import { datePollList } from "../date-poll.list.ts"
import { reopenPoll, reopenView } from "./reopen.server.ts"

export const handle = { access: "group", title: "date-poll-confirm.reopen.link" } satisfies RouteHandle

export function loader({ params, context }: LoaderFunctionArgs) {
  return reopenView(context, params)
}

export const action = reopenPoll

/** Page that opens a closed poll again, until a new deadline (MEET-14). */
export default function ReopenDatePoll() {
  const intl = useIntl()
  const view = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const params = useParams()
  const [scope, id] = [shellScopeFrom(params), param(params, "id")]
  const href = datePollPaths.detail(scope, id)
  const { number, subject, closed, now, last, version, key, values, zones, consequences } = view
  const [form, fields] = useSchemaForm({
    id: "date-poll-reopen",
    lastResult: answer,
    defaultValue: values,
    labels: {
      "deadline.date": "date-poll.form.deadline-date",
      "deadline.time": "date-poll.form.deadline-time",
      "deadline.zone": "event-form.zone",
      "deadline.answer": "wall-time.answer",
    },
    schema: () => import("../date-poll.schema.ts").then((module) => module.reopenSchema({ now, last })),
  })
  return (
    <>
      <PageHead
        crumbs={[useListCrumb(datePollList, scope), { href, text: view.crumb }]}
        title={intl.formatMessage({ id: "date-poll-confirm.reopen.title" }, { number })}
      />
      <ConfirmForm
        form={form}
        action={datePollPaths.page(scope, id, "reopen")}
        consequence={intl.formatMessage(
          { id: "date-poll-confirm.reopen.text" },
          { subject: <strong>{subject}</strong>, closed: <Time moment={closed} /> },
        )}
        kind="primary"
        submit={intl.formatMessage({ id: "date-poll-confirm.reopen.link" })}
        keep={intl.formatMessage({ id: "date-poll-confirm.reopen.keep" })}
        leave={href}
      >
        <UnsavedGuard />
        <VersionField value={version} />
        <IdempotencyKey value={key} />
        <StaleNote href={href} />
        <WallTimeField
          field={fields.deadline}
          legend={intl.formatMessage({ id: "date-poll.form.deadline" })}
          zones={zones}
          question={answer ? answer.question : view.question}
        />
        {consequences && <Consequences consequences={consequences} />}
      </ConfirmForm>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
