import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData, useLocation } from "@remix-run/react"
import { useIntl } from "react-intl"
import { QuestionPage } from "#app/parts/confirm/question-page.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { deleteComment, deleteQuestion } from "./comment.server.ts"
import { deleteTexts } from "./delete-texts.ts"

export { revalidateQuestion as shouldRevalidate } from "#app/parts/confirm/revalidate-question.ts"

export const handle = { access: "member", title: "thread.delete" } satisfies RouteHandle

export function loader({ params, context }: LoaderFunctionArgs) {
  return deleteQuestion(context, params)
}

export const action = deleteComment

/** Asks before a comment is deleted (DISC-01, FORM-06). */
export default function DeleteComment() {
  const intl = useIntl()
  const view = useLoaderData<typeof loader>()
  const { record, threadHref } = view
  return (
    <QuestionPage
      id="thread-comment-delete"
      view={view}
      texts={deleteTexts}
      href={useLocation().pathname}
      crumbs={[
        { href: record.href, text: record.title },
        { href: threadHref, text: intl.formatMessage({ id: "thread.detail.title" }) },
      ]}
      lastResult={useActionData<typeof action>()}
    />
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
