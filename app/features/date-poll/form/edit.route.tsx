import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData, useParams } from "@remix-run/react"
import { useIntl } from "react-intl"
import { datePollPaths } from "#app/lib/paths/date-poll.ts"
import { param, shellScopeFrom } from "#app/lib/route-params.ts"
import { useListCrumb } from "#app/parts/frame/use-list-crumb.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { StaleNote, VersionField } from "#app/forms/submit/form.tsx"
import { PageHead } from "#app/ui/layout/page.tsx"
import { datePollList } from "../date-poll.list.ts"
import { changedDatePollForm, saveDatePoll } from "./form.server.ts"
import { DatePollForm } from "./form.tsx"

export const handle = { access: "group", title: "date-poll.edit.title" } satisfies RouteHandle

export function loader({ request, params, context }: LoaderFunctionArgs) {
  return changedDatePollForm(context, request, params)
}

export const action = saveDatePoll

/** Changes an open poll (MEET-14). */
export default function EditDatePoll() {
  const intl = useIntl()
  const view = useLoaderData<typeof loader>()
  const params = useParams()
  const href = datePollPaths.detail(shellScopeFrom(params), param(params, "id"))
  const list = useListCrumb(datePollList, shellScopeFrom(params))
  const { number, subject, version } = view.record
  return (
    <>
      <PageHead
        crumbs={[list, { href, text: `${number} ${subject}` }]}
        title={intl.formatMessage({ id: "date-poll.edit.title" })}
        kicker={<span className="ref">{number}</span>}
      />
      <DatePollForm
        view={view}
        answer={useActionData<typeof action>()}
        submit={intl.formatMessage({ id: "date-poll.edit.submit" })}
        cancelTo={href}
        mail="date-poll.form.edit-mail"
      >
        <VersionField value={version} />
        <StaleNote href={href} />
      </DatePollForm>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
