import type { SubmissionResult } from "@conform-to/react"
import { FormattedMessage } from "react-intl"
import { CheckboxField } from "#app/ui/form/checkbox-field.tsx"
import { FileField } from "#app/ui/form/file-field.tsx"
import { FormBar } from "#app/ui/form/form-bar.tsx"
import { FormSection } from "#app/ui/form/form-section.tsx"
import { IdempotencyKey } from "#app/ui/form/idempotency-key.tsx"
import { RequiredHint } from "#app/ui/form/required-hint.tsx"
import { SchemaForm } from "#app/ui/form/schema-form.tsx"
import { SubmitButton } from "#app/ui/form/submit-button.tsx"
import { TextArea } from "#app/ui/form/text-area.tsx"
import { TextField } from "#app/ui/form/text-field.tsx"
import { UnsavedGuard } from "#app/ui/form/unsaved-guard.tsx"
import { useSchemaForm } from "#app/ui/form/use-schema-form.ts"
import { KitChoices } from "./kit-choices.tsx"

const labels = {
  subject: "kit.field.subject",
  email: "kit.field.email",
  phone: "kit.field.phone",
  description: "kit.field.description",
  kind: "kit.field.kind",
  date: "kit.field.date",
  time: "kit.field.time",
  zone: "kit.field.zone",
  chair: "kit.field.chair",
  people: "kit.field.people",
  document: "kit.field.document",
  agreed: "kit.field.agreed",
  answer: "kit.field.answer",
} as const

type KitFormProps = { idempotencyKey: string; lastResult: SubmissionResult<string[]> | undefined }

/** A form with one field of every kind, validated on both sides by one schema. */
export function KitForm({ idempotencyKey, lastResult }: KitFormProps) {
  const [form, fields] = useSchemaForm({
    id: "kit",
    lastResult,
    labels,
    defaultValue: { kind: "online", zone: "UTC", answer: "done" },
    schema: () => import("./kit.schema.ts").then((module) => module.kitSchema),
  })
  return (
    <SchemaForm form={form} hasFiles>
      <IdempotencyKey value={idempotencyKey} />
      <UnsavedGuard />
      <RequiredHint />
      <FormSection title={<FormattedMessage id="kit.form.what" />} intro={<FormattedMessage id="kit.form.intro" />}>
        <TextField field={fields.subject} isRequired hint={<FormattedMessage id="kit.hint.subject" />} />
        <TextField field={fields.email} type="email" autoComplete="email" isRequired />
        <TextField field={fields.phone} type="tel" autoComplete="tel" />
        <TextArea field={fields.description} hint={<FormattedMessage id="kit.hint.description" />} />
      </FormSection>
      <KitChoices fields={fields} />
      <FormSection title={<FormattedMessage id="kit.form.end" />}>
        <FileField field={fields.document} hint={<FormattedMessage id="kit.hint.document" />} />
        <CheckboxField field={fields.agreed} />
      </FormSection>
      <FormBar state={<FormattedMessage id="kit.form.state" />}>
        <SubmitButton>
          <FormattedMessage id="kit.form.submit" />
        </SubmitButton>
        <a className="btn" href="/kit">
          <FormattedMessage id="kit.form.cancel" />
        </a>
      </FormBar>
    </SchemaForm>
  )
}
