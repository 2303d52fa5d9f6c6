import type { SubmissionResult } from "@conform-to/react"
import { FormattedMessage } from "react-intl"
import { downloadPaths } from "#app/lib/paths/download.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { FormSection } from "#app/ui/form/form-section.tsx"
import { IdempotencyKey } from "#app/ui/form/idempotency-key.tsx"
import { SchemaForm } from "#app/ui/form/schema-form.tsx"
import { StaleNote } from "#app/ui/form/stale-note.tsx"
import { SubmitButton } from "#app/ui/form/submit-button.tsx"
import { TextField } from "#app/ui/form/text-field.tsx"
import { useSchemaForm } from "#app/ui/form/use-schema-form.ts"
import { VersionField } from "#app/ui/form/version-field.tsx"
import { Link } from "#app/ui/link.tsx"
import type { CategoryView } from "./category.server.ts"

type CategoryFormProps = {
  /** Without one: a new category. */
  category?: CategoryView
  idempotencyKey?: string
  lastResult: SubmissionResult<string[]> | undefined
}

/** The name of a category in a form of its own, and the way to delete one that is not in use (DL-02). */
export function CategoryForm({ category, idempotencyKey, lastResult }: CategoryFormProps) {
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
