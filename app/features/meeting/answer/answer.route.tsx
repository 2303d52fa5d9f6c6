import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData, useParams } from "@remix-run/react"
import { useIntl } from "react-intl"
import { meetingPaths } from "#app/lib/paths/meeting.ts"
import { param, shellScopeFrom } from "#app/lib/route-params.ts"
import { useListCrumb } from "#app/parts/frame/use-list-crumb.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { Time } from "#app/ui/time.tsx"
import { answerInvitation, answerView } from "./answer.server.ts"
import { AnswerForm } from "./answer-form.tsx"
import { meetingList } from "../meeting.list.ts"

export { revalidateQuestion as shouldRevalidate } from "#app/parts/confirm/revalidate-question.ts"

export const handle = { access: "group", title: "meeting-answer.title" } satisfies RouteHandle

export function loader({ params, context }: LoaderFunctionArgs) {
  return answerView(context, params)
}

export const action = answerInvitation

/** Page where a participant answers an invitation; also receives the answers sent from the meeting page (MEET-10). */
export default function AnswerMeeting() {
  const intl = useIntl()
  const { crumb, subject, start, mine, later } = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  const params = useParams()
  const href = meetingPaths.detail(shellScopeFrom(params), param(params, "id"))
  const list = useListCrumb(meetingList, shellScopeFrom(params))
  return (
    <>
      <PageHead crumbs={[list, { href, text: crumb }]} title={intl.formatMessage({ id: "meeting-answer.title" })} />
      <p>{intl.formatMessage({ id: "meeting-answer.when" }, { subject, start: <Time moment={start} /> })}</p>
      <AnswerForm mine={mine} later={later} lastResult={lastResult} />
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
