import type { SubmissionResult } from "@conform-to/react"
import { FormattedMessage } from "react-intl"
import { CheckboxField } from "#app/ui/form/checkbox-field.tsx"
import { EnterSubmit } from "#app/ui/form/enter-submit.tsx"
import { FileField } from "#app/ui/form/file-field.tsx"
import { FormBar } from "#app/ui/form/form-bar.tsx"
import { FormSection } from "#app/ui/form/form-section.tsx"
import { HiddenField } from "#app/ui/form/hidden-field.tsx"
import { IdempotencyKey } from "#app/ui/form/idempotency-key.tsx"
import { RequiredHint } from "#app/ui/form/required-hint.tsx"
import { SchemaForm } from "#app/ui/form/schema-form.tsx"
import { SubmitButton } from "#app/ui/form/submit-button.tsx"
import { TextArea } from "#app/ui/form/text-area.tsx"
import { TextField } from "#app/ui/form/text-field.tsx"
import { UnsavedGuard } from "#app/ui/form/unsaved-guard.tsx"
import { useSchemaForm } from "#app/ui/form/use-schema-form.ts"
import { KitChoices } from "./kit-choices.tsx"
import { KitRows } from "./kit-rows.tsx"

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
  options: "kit.field.options",
  "options[].text": "kit.field.option",
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
    defaultValue: { version: "1", kind: "online", zone: "UTC", answer: "done", options: [{ text: "" }, { text: "" }] },
    schema: () => import("./kit.schema.ts").then((module) => module.kitSchema),
  })
  const options = fields.options.getFieldList().map((row) => ({ key: row.key, text: row.getFieldset().text }))
  return (
    <SchemaForm form={form} hasFiles>
      <EnterSubmit />
      <HiddenField field={fields.version} />
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
      <KitRows form={form.meta} rows={fields.options} options={options} />
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
