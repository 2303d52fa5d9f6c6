import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { FormattedMessage, useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead } from "#app/ui/layout/page-head.tsx"
import { CategoryForm } from "./category-form.tsx"
import { listCategories, saveCategory } from "./category.server.ts"

export const handle = { access: "member", title: "download-category.title" } satisfies RouteHandle

export function loader({ context }: LoaderFunctionArgs) {
  return listCategories(context)
}

export const action = saveCategory

/** What downloads are sorted by; each category is a form of its own, and one adds another (DL-02). */
export default function DownloadCategories() {
  const { categories, newKey } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { url } = useFrameAlliance()
  const list = useIntl().formatMessage({ id: "download.list.title" })
  const answerTo = (id: string) => (answer?.of === id ? answer : undefined)
  return (
    <>
      <PageHead
        crumbs={[{ href: paths.downloads({ alliance: url }), text: list }]}
        title={<FormattedMessage id="download-category.title" />}
        intro={<FormattedMessage id="download-category.intro" />}
      />
      {categories
        .filter(({ canUpdate }) => canUpdate)
        .map((category) => (
          <CategoryForm
            key={`${category.id} ${category.version}`}
            category={category}
            lastResult={answerTo(category.id)}
          />
        ))}
      <CategoryForm key={categories.length} idempotencyKey={newKey} lastResult={answerTo("")} />
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
