import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { FormattedMessage, useIntl } from "react-intl"
import { downloadPaths } from "#app/lib/paths/download.ts"
import { Consequences } from "#app/parts/consequences/consequences.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { ConfirmForm } from "#app/ui/form/confirm-form.tsx"
import { StaleNote, VersionField } from "#app/ui/form/form.tsx"
import { useSchemaForm } from "#app/ui/form/use-schema-form.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { deleteCategory, deleteView } from "./category.server.ts"

export const handle = { access: "member", title: "download-category.delete.title" } satisfies RouteHandle

export function loader({ params, context }: LoaderFunctionArgs) {
  return deleteView(context, params)
}

export const action = deleteCategory

/** Confirmation page before a category is deleted (DL-02, FORM-06). */
export default function DeleteCategory() {
  const { id, name, version, consequences } = useLoaderData<typeof loader>()
  const { url } = useFrameAlliance()
  const href = downloadPaths.categories(url)
  const list = useIntl().formatMessage({ id: "download-category.title" })
  const [form] = useSchemaForm({
    id: "category-delete",
    lastResult: useActionData<typeof action>(),
    labels: {},
    schema: () => import("#app/parts/confirm/confirm.schema.ts").then((module) => module.versionSchema),
  })
  return (
    <>
      <PageHead
        crumbs={[{ href, text: list }]}
        title={<FormattedMessage id="download-category.delete.question" values={{ name }} />}
      />
      <ConfirmForm
        form={form}
        action={downloadPaths.categoryDelete(url, id)}
        consequence={<FormattedMessage id="download-category.delete.text" values={{ name: <strong>{name}</strong> }} />}
        submit={<FormattedMessage id="download-category.delete.title" />}
        keep={<FormattedMessage id="download-category.delete.keep" />}
        leave={href}
      >
        <VersionField value={version} />
        <StaleNote href={href} />
        {consequences && <Consequences consequences={consequences} />}
      </ConfirmForm>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
