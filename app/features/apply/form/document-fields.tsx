import { FormattedMessage } from "react-intl"
import { applyPaths } from "#app/lib/paths/apply.ts"
import { AttachmentField } from "#app/parts/attachments/attachment-field.tsx"
import type { Field } from "#app/forms/fields/field.ts"
import { FormSection } from "#app/forms/submit/form.tsx"
import { fileModule, logoModule } from "./application-files.ts"

type DocumentName = "registration_document_id" | "application_document_id" | "logo_id" | "other_ids"

/** Document fields of an application: two required documents, an optional logo and other files (ADM-09). */
export function DocumentFields({ fields }: { fields: Record<DocumentName, Field> }) {
  const files = { module: fileModule, uploadTo: applyPaths.upload }
  return (
    <FormSection
      title={<FormattedMessage id="apply.form.documents" />}
      intro={<FormattedMessage id="apply.form.documents-intro" />}
    >
      <AttachmentField field={fields.registration_document_id} {...files} isSingle isRequired />
      <AttachmentField field={fields.application_document_id} {...files} isSingle isRequired />
      <AttachmentField
        field={fields.logo_id}
        {...files}
        module={logoModule}
        isSingle
        hint={<FormattedMessage id="apply.logo.hint" />}
      />
      <AttachmentField field={fields.other_ids} {...files} />
    </FormSection>
  )
}
