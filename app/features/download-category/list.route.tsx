import type { SubmissionResult } from "@conform-to/react"
import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { FormattedMessage, useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { downloadPaths } from "#app/lib/paths/download.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { TextField } from "#app/ui/form/fields.tsx"
import { FormSection, IdempotencyKey, SchemaForm, StaleNote, VersionField } from "#app/ui/form/form.tsx"
import { SubmitButton } from "#app/ui/form/submit-button.tsx"
import { useSchemaForm } from "#app/ui/form/use-schema-form.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { Link } from "#app/ui/link.tsx"
import { type CategoryView, listCategories, saveCategory } from "./category.server.ts"

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

type CategoryFormProps = {
  /** Without one: a new category. */
  category?: CategoryView
  idempotencyKey?: string
  lastResult: SubmissionResult<string[]> | undefined
}

/** The name of a category in a form of its own, and the way to delete one that is not in use (DL-02). */
function CategoryForm({ category, idempotencyKey, lastResult }: CategoryFormProps) {
  const [form, fields] = useSchemaForm({
    id: category ? `category-${category.id}` : "category-new",
    lastResult,
    defaultValue: category && { name: category.name },
    labels: { name: "download-category.name" },
    schema: () => import("./category.schema.ts").then((module) => module.categorySchema),
  })
  return (
    <SchemaForm form={form}>
      <FormSection
        title={category ? category.name : <FormattedMessage id="download-category.new" />}
        intro={category && <Use category={category} />}
      >
        {category && <Known category={category} />}
        {idempotencyKey !== undefined && <IdempotencyKey value={idempotencyKey} />}
        <TextField field={fields.name} isRequired />
        <div className="acts">
          <SubmitButton kind={category ? "plain" : "primary"}>
            <FormattedMessage id={category ? "download-category.rename" : "download-category.add"} />
          </SubmitButton>
          {category && <DeleteLink category={category} />}
        </div>
      </FormSection>
    </SchemaForm>
  )
}

/** The way to the question before a category is deleted; nothing for one that is in use. */
function DeleteLink({ category: { id, name, canDelete } }: { category: CategoryView }) {
  const { url } = useFrameAlliance()
  if (!canDelete) return null
  return (
    <Link className="btn danger" to={downloadPaths.categoryDelete(url, id)}>
      <FormattedMessage id="download-category.delete.of" values={{ name }} />
    </Link>
  )
}

/** Which category the form is of, as it was when it was opened. */
function Known({ category: { id, version } }: { category: CategoryView }) {
  const { url } = useFrameAlliance()
  return (
    <>
      <input type="hidden" name="id" value={id} />
      <VersionField value={version} />
      <StaleNote href={downloadPaths.categories(url)} />
    </>
  )
}

/** How many downloads the person sees in it, and why it cannot be deleted where none of them is visible. */
function Use({ category: { downloads, isKept } }: { category: CategoryView }) {
  if (isKept) return <FormattedMessage id="download-category.used-elsewhere" />
  return <FormattedMessage id="download-category.downloads" values={{ count: downloads }} />
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
