import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData, useParams } from "@remix-run/react"
import { useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { workgroupPaths } from "#app/lib/paths/workgroup.ts"
import { param } from "#app/lib/route-params.ts"
import { QuestionPage } from "#app/parts/confirm/question-page.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { withdrawJoin, withdrawQuestion } from "./join.server.ts"
import { withdrawTexts } from "./join-request.status.ts"

export { revalidateQuestion as shouldRevalidate } from "#app/parts/confirm/revalidate-question.ts"

export const handle = { access: "member", title: "join-request.withdraw.link" } satisfies RouteHandle

export function loader({ params, context }: LoaderFunctionArgs) {
  return withdrawQuestion(context, params)
}

export const action = withdrawJoin

/** Asks before a request to join is withdrawn (WG-06, FORM-06). */
export default function WithdrawJoinRequest() {
  const view = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  const { url } = useFrameAlliance()
  const intl = useIntl()
  const id = param(useParams(), "id")
  return (
    <QuestionPage
      id="join-withdraw"
      view={view}
      texts={withdrawTexts}
      href={workgroupPaths.joinWithdraw(url, view.acronym, id)}
      crumbs={[
        { href: paths.groups(url), text: intl.formatMessage({ id: "workgroup.list.title" }) },
        ...(view.href ? [{ href: view.href, text: view.acronym }] : []),
        { href: workgroupPaths.join(url, view.acronym), text: intl.formatMessage({ id: "join-request.ask.what" }) },
      ]}
      lastResult={lastResult}
    />
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
