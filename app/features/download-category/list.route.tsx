import type { SubmissionResult } from "@conform-to/react"
import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { downloadList } from "#app/features/download/download.list.ts"
import { downloadPaths } from "#app/lib/paths/download.ts"
import { QuestionLink } from "#app/parts/confirm/question-link.tsx"
import { useListCrumb } from "#app/parts/frame/use-list-crumb.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { TextField } from "#app/forms/fields/fields.tsx"
import { FormSection, IdempotencyKey, SchemaForm, StaleNote, VersionField } from "#app/forms/submit/form.tsx"
import { SubmitButton } from "#app/forms/fields/submit-button.tsx"
import { UnsavedGuard } from "#app/forms/recovery/unsaved-guard.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { Time } from "#app/ui/time.tsx"
import { type CategoryView, listCategories, saveCategory } from "./category.server.ts"
import { deleteTexts } from "./category.status.ts"

export const handle = { access: "member", title: "download-category.title" } satisfies RouteHandle

export function loader({ context }: LoaderFunctionArgs) {
  return listCategories(context)
}

export const action = saveCategory

/** List of the download categories: one form per category, and one to add a new category (DL-02). */
export default function DownloadCategories() {
  const intl = useIntl()
  const { categories, newKey } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { url } = useFrameAlliance()
  const list = useListCrumb(downloadList, { alliance: url })
  const answerTo = (id: string) => (answer?.of === id ? answer : undefined)
  return (
    <>
      <PageHead
        crumbs={[list]}
        title={intl.formatMessage({ id: "download-category.title" })}
        intro={intl.formatMessage({ id: "download-category.intro" })}
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
  /** Undefined for a new category. */
  category?: CategoryView
  idempotencyKey?: string
  lastResult: SubmissionResult<string[]> | undefined
}

/** Form that renames a category, with a link to delete it if it is not in use (DL-02). */
function CategoryForm({ category, idempotencyKey, lastResult }: CategoryFormProps) {
  const intl = useIntl()
  const [form, fields] = useSchemaForm({
    id: category ? `category-${category.id}` : "category-new",
    lastResult,
    defaultValue: category && { name: category.name },
    labels: { name: "download-category.name" },
    schema: () => import("./category.schema.ts").then((module) => module.categorySchema()),
  })
  return (
    <SchemaForm form={form}>
      <UnsavedGuard />
      <FormSection
        title={category ? category.name : intl.formatMessage({ id: "download-category.new" })}
        intro={
          category && (
            <>
              <CategoryUsage category={category} />
              <br />
              <CategoryOrigin category={category} />
            </>
          )
        }
      >
        {category && <CategoryVersionFields category={category} />}
        {idempotencyKey !== undefined && <IdempotencyKey value={idempotencyKey} />}
        <TextField field={fields.name} isRequired />
        <div className="acts">
          <SubmitButton kind={category ? "plain" : "primary"}>
            {intl.formatMessage({ id: category ? "download-category.rename" : "download-category.add" })}
          </SubmitButton>
          {category && <DeleteLink category={category} />}
        </div>
      </FormSection>
    </SchemaForm>
  )
}

/** Link to the delete confirmation; not rendered for a category in use. */
function DeleteLink({ category: { id, name, canDelete } }: { category: CategoryView }) {
  const { url } = useFrameAlliance()
  if (!canDelete) return null
  return (
    <QuestionLink
      id="category-delete"
      texts={deleteTexts}
      href={downloadPaths.categoryDelete(url, id)}
      values={{ name }}
    />
  )
}

/** Hidden inputs: id of the category, and the version that the form was loaded with. */
function CategoryVersionFields({ category: { id, version } }: { category: CategoryView }) {
  const { url } = useFrameAlliance()
  return (
    <>
      <input type="hidden" name="id" value={id} />
      <VersionField value={version} />
      <StaleNote href={downloadPaths.categories(url)} />
    </>
  )
}

/** Number of downloads in the category that the user can see, or why it cannot be deleted although the user sees none. */
function CategoryUsage({ category: { downloads, isKept } }: { category: CategoryView }) {
  const intl = useIntl()
  if (isKept) return intl.formatMessage({ id: "download-category.used-elsewhere" })
  return intl.formatMessage({ id: "download-category.downloads" }, { count: downloads })
}

/** Who added the category, and the day of its last change. */
function CategoryOrigin({ category: { creator, updated } }: { category: CategoryView }) {
  const intl = useIntl()
  return (
    <>
      {intl.formatMessage({ id: "download-category.creator" }, { name: creator })}
      <br />
      {intl.formatMessage({ id: "download-category.updated" }, { time: <Time moment={updated} /> })}
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
