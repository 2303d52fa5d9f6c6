import type { SubmissionResult } from "@conform-to/react"
import type { ReactNode } from "react"
import { FormattedMessage } from "react-intl"
import { AttachmentField } from "#app/parts/attachments/attachment-field.tsx"
import { DraftKeeper, DraftNote } from "#app/parts/drafts/draft.tsx"
import { TextArea, TextField } from "#app/ui/form/fields.tsx"
import { EnterSubmit, FormBar, FormSection, HiddenField, RequiredHint, SchemaForm } from "#app/ui/form/form.tsx"
import { SubmitButton } from "#app/ui/form/submit-button.tsx"
import { useSchemaForm } from "#app/ui/form/use-schema-form.ts"
import { Link } from "#app/ui/link.tsx"
import type { CertificateFormView } from "./certificate-form.server.ts"

type CertificateFormProps = {
  view: CertificateFormView
  answer: SubmissionResult<string[]> | undefined
  /** Label of the submit button: verb and object. */
  submit: ReactNode
  cancelTo: string
  /** Hidden inputs: idempotency key or version. */
  children: ReactNode
}

const labels = {
  name: "certificate.name",
  code: "certificate.code",
  company: "certification.company",
  product: "certification.product",
  memo: "certification.memo",
  attachment_ids: "certificate.files",
} as const

/** Form of a certificate: name, code, product and company, files (CERT-05). */
export function CertificateForm({ view, answer, submit, cancelTo, children }: CertificateFormProps) {
  const [form, fields] = useSchemaForm({
    id: "certificate",
    schema: () => import("./certificate.schema.ts").then((module) => module.certificateSchema),
    lastResult: answer,
    draft: view.draft?.result,
    defaultValue: view.values,
    labels,
  })
  return (
    <>
      <DraftNote draft={view.draft} form={form} />
      <SchemaForm form={form} hasFiles>
        <EnterSubmit />
        {children}
        <HiddenField field={fields.certification_id} />
        <RequiredHint />
        <FormSection title={<FormattedMessage id="certificate.form.what" />}>
          <TextField field={fields.name} isRequired />
          <TextField field={fields.code} isRequired />
          <TextField field={fields.company} isRequired />
          <TextField field={fields.product} isRequired />
          <TextArea field={fields.memo} rows={4} />
        </FormSection>
        <FormSection title={<FormattedMessage id="certificate.files" />}>
          <AttachmentField field={fields.attachment_ids} isRequired module="certificate" />
        </FormSection>
        <FormBar state={<DraftKeeper />}>
          <SubmitButton>{submit}</SubmitButton>
          <Link className="btn" to={cancelTo}>
            <FormattedMessage id="event-form.cancel" />
          </Link>
        </FormBar>
      </SchemaForm>
    </>
  )
}
