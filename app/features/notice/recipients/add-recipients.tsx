import type { SubmissionResult } from "@conform-to/react"
import { useIntl } from "react-intl"
import { languageValues } from "#openapi/generated/values/language.ts"
import { noticePaths } from "#app/lib/paths/notice.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { largestWorkbook } from "#app/parts/import/xlsx-limits.ts"
import { Note } from "#app/ui/feedback/note.tsx"
import { SelectField } from "#app/forms/fields/fields.tsx"
import { FileField } from "#app/forms/fields/file-field.tsx"
import { HiddenField, IdempotencyKey, SchemaForm, StaleNote, VersionField } from "#app/forms/submit/form.tsx"
import { SubmitButton } from "#app/forms/fields/submit-button.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { Section } from "#app/ui/layout/page.tsx"
import { maxExternals } from "../notice.limits.ts"
import type { recipientsCheckView } from "./recipients.server.ts"

type Answer = { lastResult: SubmissionResult<string[]> | undefined }

/** The two languages available for the mail to recipients outside the alliance. */
export function useTemplateLanguages() {
  const intl = useIntl()
  return languageValues.map((value) => ({
    value,
    text: intl.formatMessage({ id: `notice.language.${value}` }),
  }))
}

/** The templates in both languages, and the upload of a workbook that is checked row by row (NOTICE-03, FORM-09). */
export function UploadRecipients({ idempotencyKey, lastResult }: Answer & { idempotencyKey: string }) {
  const intl = useIntl()
  const { url } = useFrameAlliance()
  const [form, fields] = useSchemaForm({
    id: "notice-recipient-list",
    schema: () => import("../notice.schema.ts").then((module) => module.recipientListSchema),
    lastResult,
    labels: { file: "member-invitation.file" },
  })
  const limits = { rows: maxExternals, limit: largestWorkbook / 1024 / 1024 }
  return (
    <Section title={intl.formatMessage({ id: "notice.recipients.workbook" })}>
      <p>{intl.formatMessage({ id: "notice.recipients.workbook.intro" })}</p>
      <p className="acts">
        <a className="btn" href={noticePaths.template(url, "english")} download>
          {intl.formatMessage({ id: "member-invitation.template.english" })}
        </a>
        <a className="btn" href={noticePaths.template(url, "chinese")} download>
          {intl.formatMessage({ id: "member-invitation.template.chinese" })}
        </a>
      </p>
      <SchemaForm form={form} hasFiles>
        <IdempotencyKey value={idempotencyKey} />
        <input type="hidden" name="intent" value="upload" />
        <FileField
          field={fields.file}
          isRequired
          accept=".xlsx"
          hint={intl.formatMessage({ id: "member-invitation.file.hint" }, limits)}
        />
        <div className="acts">
          <SubmitButton kind="plain">{intl.formatMessage({ id: "notice.recipients.upload" })}</SubmitButton>
        </div>
      </SchemaForm>
    </Section>
  )
}

type CheckProps = { view: Awaited<ReturnType<typeof recipientsCheckView>> }

const totalOf = ({ present, fresh }: CheckProps["view"]) => present.length + fresh

/** Says why the accepted rows of a list cannot be added to the notice, if that is so (NOTICE-03). */
export function NotAddable({ view }: CheckProps) {
  const intl = useIntl()
  const { list, fresh } = view
  const total = totalOf(view)
  if (!list || list.accepted === 0) return null
  if (fresh === 0) return <Note tone="hold" title={intl.formatMessage({ id: "notice.recipients.nobody-new" })} />
  if (total <= maxExternals) return null
  const title = intl.formatMessage({ id: "notice.recipients.too-many" }, { total, most: maxExternals })
  return (
    <Note tone="stop" title={title}>
      {intl.formatMessage({ id: "notice.recipients.too-many.text" }, { count: fresh })}
    </Note>
  )
}

/** Whether the list has new addresses, and the notice may have all of them. */
export const isAddable = (view: CheckProps["view"]) => view.fresh > 0 && totalOf(view) <= maxExternals

/**
 * Adds the accepted rows to the notice's existing recipients (NOTICE-03). The form contains the existing recipients, so that submitting it
 * again has the same effect.
 */
export function AddRecipients({ view, lastResult }: Answer & CheckProps) {
  const intl = useIntl()
  const { id, scope, version, present, fresh, values, key } = view
  const [form, fields] = useSchemaForm({
    id: "notice-recipients-add",
    schema: () => import("../notice.schema.ts").then((module) => module.addRecipientsSchema),
    lastResult,
    defaultValue: { ...values, external_recipients: present.join("\n") },
    labels: { external_recipients: "notice.externals", template_language: "notice.recipients.language" },
  })
  return (
    <SchemaForm form={form}>
      <VersionField value={version} />
      <IdempotencyKey value={key} />
      <StaleNote href={noticePaths.detail(scope, id)} />
      <HiddenField field={fields.external_recipients} />
      <div className="stack">
        <p>{intl.formatMessage({ id: "notice.recipients.present" }, { count: present.length })}</p>
        <SelectField field={fields.template_language} isRequired options={useTemplateLanguages()} />
      </div>
      <div className="acts">
        <SubmitButton>{intl.formatMessage({ id: "notice.recipients.add" }, { count: fresh })}</SubmitButton>
      </div>
    </SchemaForm>
  )
}
