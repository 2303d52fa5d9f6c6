import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData, useParams } from "@remix-run/react"
import { noticePaths } from "#app/lib/paths/notice.ts"
import { shellScopeFrom } from "#app/lib/route-params.ts"
import { QuestionPage } from "#app/parts/confirm/question-page.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { answerQuestion, noticeQuestionView } from "./confirm.server.ts"
import { noticeQuestions } from "../notice.status.ts"
import { useNoticeCrumbs } from "../detail/use-notice-crumbs.ts"

export const handle = { access: "group", title: "notice.detail.title" } satisfies RouteHandle

export function loader({ params, context }: LoaderFunctionArgs) {
  return noticeQuestionView(context, params)
}

export const action = answerQuestion

/** Asks before a notice is recalled or deleted (NOTICE-02, FORM-06). */
export default function ConfirmNoticeAction() {
  const view = useLoaderData<typeof loader>()
  const scope = shellScopeFrom(useParams())
  return (
    <QuestionPage
      id={`notice-${view.action}`}
      view={view}
      texts={noticeQuestions[view.action]}
      href={noticePaths.confirm(scope, view.id, view.action)}
      crumbs={useNoticeCrumbs(scope, view)}
      lastResult={useActionData<typeof action>()}
    />
  )
}

export { revalidateQuestion as shouldRevalidate } from "#app/parts/confirm/revalidate-question.ts"
export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
