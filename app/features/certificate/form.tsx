import { useIntl } from "react-intl"
import { AttachmentField } from "#app/parts/attachments/attachment-field.tsx"
import { LongForm, type RecordFormProps } from "#app/forms/drafts/long-form.tsx"
import { SelectField, TextArea, TextField } from "#app/forms/fields/fields.tsx"
import { FormSection, HiddenField, RequiredHint } from "#app/forms/submit/form.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import type { CertificateFormView } from "./form.server.ts"

const labels = {
  certification_id: "certificate.certification",
  name: "certificate.name",
  code: "certificate.code",
  company: "certification.company",
  product: "certification.product",
  memo: "certification.memo",
  attachment_ids: "certificate.files",
} as const

/** Form of a certificate: its application, name, code, product and company, files (CERT-05). */
export function CertificateForm({ view, answer, submit, cancelTo, children }: RecordFormProps<CertificateFormView>) {
  const intl = useIntl()
  const none = intl.formatMessage({ id: "certificate.no-application" })
  const [form, fields] = useSchemaForm({
    id: "certificate",
    schema: () => import("./certificate.schema.ts").then((module) => module.certificateSchema),
    lastResult: answer,
    draft: view.draft?.result,
    defaultValue: view.values,
    labels,
  })
  return (
    <LongForm form={form} draft={view.draft} hasFiles submit={submit} cancelTo={cancelTo}>
      {children}
      {!view.applications && <HiddenField field={fields.certification_id} />}
      <RequiredHint />
      <FormSection title={intl.formatMessage({ id: "certificate.form.what" })}>
        {view.applications && (
          <SelectField
            field={fields.certification_id}
            options={view.applications}
            empty={none}
            hint={intl.formatMessage({ id: "certificate.certification.hint" })}
          />
        )}
        <TextField field={fields.name} isRequired />
        <TextField field={fields.code} isRequired />
        <TextField field={fields.company} isRequired />
        <TextField field={fields.product} isRequired />
        <TextArea field={fields.memo} rows={4} />
      </FormSection>
      <FormSection title={intl.formatMessage({ id: "certificate.files" })}>
        <AttachmentField field={fields.attachment_ids} isRequired module="certificate" />
      </FormSection>
    </LongForm>
  )
}
