import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData, useParams } from "@remix-run/react"
import { useIntl } from "react-intl"
import { shellScopeFrom } from "#app/lib/route-params.ts"
import { useListCrumb } from "#app/parts/frame/use-list-crumb.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { IdempotencyKey } from "#app/forms/submit/form.tsx"
import { PageHead } from "#app/ui/layout/page.tsx"
import { datePollList } from "../date-poll.list.ts"
import { createDatePoll, newDatePollForm } from "./form.server.ts"
import { DatePollForm } from "./form.tsx"

export const handle = { access: "group", title: "date-poll.create.title" } satisfies RouteHandle

export function loader({ request, params, context }: LoaderFunctionArgs) {
  return newDatePollForm(context, request, params)
}

export const action = createDatePoll

/** Proposes times for a meeting, of the alliance or of a group (MEET-14). */
export default function CreateDatePoll() {
  const intl = useIntl()
  const view = useLoaderData<typeof loader>()
  const scope = shellScopeFrom(useParams())
  const list = useListCrumb(datePollList, scope)
  return (
    <>
      <PageHead
        crumbs={[list]}
        title={intl.formatMessage({ id: "date-poll.create.title" })}
        kicker={scope.acronym && <span className="ref">{scope.acronym}</span>}
      />
      <DatePollForm
        view={view}
        answer={useActionData<typeof action>()}
        submit={intl.formatMessage({ id: "date-poll.create.submit" })}
        cancelTo={list.href}
        mail="date-poll.form.create-mail"
      >
        <IdempotencyKey value={view.key} />
      </DatePollForm>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
