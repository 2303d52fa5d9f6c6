import type { LoaderFunctionArgs } from "@remix-run/node"
import { type ShouldRevalidateFunctionArgs, useActionData, useLoaderData, useParams } from "@remix-run/react"
import { FormattedMessage } from "react-intl"
import { noticePaths } from "#app/lib/paths/notice.ts"
import { shellScopeFrom } from "#app/lib/route-params.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { answerQuestion, questionView } from "./confirm.server.ts"
import { questionTexts } from "./notice.status.ts"
import { NoticeQuestionForm } from "./question-form.tsx"
import { useNoticeCrumbs } from "./use-notice-crumbs.ts"

export const handle = { access: "group", title: "notice.detail.title" } satisfies RouteHandle

export function loader({ params, context }: LoaderFunctionArgs) {
  return questionView(context, params)
}

export const action = answerQuestion

/** Skips reloading once the action has succeeded: the dialog no longer needs its question. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { formMethod, actionStatus, defaultShouldRevalidate } = args
  return formMethod === "POST" ? actionStatus === 400 : defaultShouldRevalidate
}

/** Asks before a notice is recalled or deleted (NOTICE-02, FORM-06). */
export default function ConfirmNoticeAction() {
  const view = useLoaderData<typeof loader>()
  const place = shellScopeFrom(useParams())
  const href = noticePaths.detail(place, view.id)
  return (
    <>
      <PageHead
        crumbs={useNoticeCrumbs(place, view)}
        title={<FormattedMessage id={questionTexts[view.action].title} />}
      />
      <NoticeQuestionForm view={view} place={place} leave={href} lastResult={useActionData<typeof action>()} />
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
