import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { downloadPaths } from "#app/lib/paths/download.ts"
import { QuestionPage } from "#app/parts/confirm/question-page.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { deleteCategory, deleteView } from "./category.server.ts"
import { deleteTexts } from "./category.status.ts"

export const handle = { access: "member", title: "download-category.delete.title" } satisfies RouteHandle

export function loader({ params, context }: LoaderFunctionArgs) {
  return deleteView(context, params)
}

export const action = deleteCategory

/** Confirmation page before a category is deleted (DL-02, FORM-06). */
export default function DeleteCategory() {
  const view = useLoaderData<typeof loader>()
  const { url } = useFrameAlliance()
  const list = useIntl().formatMessage({ id: "download-category.title" })
  return (
    <QuestionPage
      id="category-delete"
      view={view}
      texts={deleteTexts}
      href={downloadPaths.categoryDelete(url, view.id)}
      crumbs={[{ href: downloadPaths.categories(url), text: list }]}
      lastResult={useActionData<typeof action>()}
    />
  )
}

export { revalidateQuestion as shouldRevalidate } from "#app/parts/confirm/revalidate-question.ts"
export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
