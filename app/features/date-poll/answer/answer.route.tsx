import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData, useParams } from "@remix-run/react"
import { useIntl } from "react-intl"
import { datePollPaths } from "#app/lib/paths/date-poll.ts"
import { param, shellScopeFrom } from "#app/lib/route-params.ts"
import { useListCrumb } from "#app/parts/frame/use-list-crumb.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { Time } from "#app/ui/time.tsx"
import { datePollList } from "../date-poll.list.ts"
import { answerPoll, answerView } from "./answer.server.ts"
import { AnswerForm } from "./answer-form.tsx"

export { revalidateQuestion as shouldRevalidate } from "#app/parts/confirm/revalidate-question.ts"

export const handle = { access: "group", title: "date-poll.answer.title" } satisfies RouteHandle

export function loader({ params, context }: LoaderFunctionArgs) {
  return answerView(context, params)
}

export const action = answerPoll

/** Page where an invited person answers; also receives the answers sent from the page of the poll (MEET-14). */
export default function AnswerDatePoll() {
  const intl = useIntl()
  const { crumb, subject, deadline, slots } = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  const params = useParams()
  const href = datePollPaths.detail(shellScopeFrom(params), param(params, "id"))
  const list = useListCrumb(datePollList, shellScopeFrom(params))
  return (
    <>
      <PageHead
        crumbs={[list, { href, text: crumb }]}
        title={intl.formatMessage({ id: "date-poll.answer.title" })}
        intro={intl.formatMessage({ id: "date-poll.answer.until" }, { subject, deadline: <Time moment={deadline} /> })}
      />
      <AnswerForm slots={slots} lastResult={lastResult} />
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
