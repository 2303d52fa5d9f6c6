import { useIntl } from "react-intl"
import { downloadPaths } from "#app/lib/paths/download.ts"
import { AttachmentField } from "#app/parts/attachments/attachment-field.tsx"
import { LongForm, type RecordFormProps } from "#app/forms/drafts/long-form.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { SelectField, TextArea, TextField } from "#app/forms/fields/fields.tsx"
import { FormSection, RequiredHint } from "#app/forms/submit/form.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { linkTo } from "#app/ui/link.tsx"
import type { DownloadFormView } from "./form.server.ts"

const labels = {
  name: "download.name",
  category_id: "download.category",
  description: "download.description",
  file_ids: "download.files",
} as const

/** Form of a download: name, category, description and files (DL-03, FORM-03). */
export function DownloadForm({ view, answer, submit, cancelTo, children }: RecordFormProps<DownloadFormView>) {
  const intl = useIntl()
  const [form, fields] = useSchemaForm({
    id: "download",
    schema: () => import("./download.schema.ts").then((module) => module.downloadSchema),
    lastResult: answer,
    draft: view.draft?.result,
    defaultValue: view.values,
    labels,
  })
  const empty = intl.formatMessage({ id: "download.category.choose" })
  return (
    <LongForm form={form} draft={view.draft} hasFiles submit={submit} cancelTo={cancelTo}>
      {children}
      <RequiredHint />
      <FormSection title={intl.formatMessage({ id: "download.form.what" })}>
        <TextField field={fields.name} isRequired />
        <SelectField
          field={fields.category_id}
          isRequired
          options={view.categories}
          empty={empty}
          hint={<CategoryHint view={view} />}
        />
        <TextArea field={fields.description} rows={4} />
      </FormSection>
      <FormSection title={intl.formatMessage({ id: "download.files" })}>
        <AttachmentField field={fields.file_ids} isRequired module="download" />
      </FormSection>
    </LongForm>
  )
}

/** Link to the categories for users who manage them; otherwise, if there are no categories, a hint whom to ask (DL-02). */
function CategoryHint({ view: { canManage, categories } }: { view: DownloadFormView }) {
  const intl = useIntl()
  const { url } = useFrameAlliance()
  if (!canManage) return categories.length === 0 ? intl.formatMessage({ id: "download.category.none" }) : null
  return <a {...linkTo(downloadPaths.categories(url))}>{intl.formatMessage({ id: "download.category.manage" })}</a>
}
