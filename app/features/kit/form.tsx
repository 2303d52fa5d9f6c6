import type { FormMetadata, SubmissionResult } from "@conform-to/react"
import { useIntl } from "react-intl"
import { CheckboxGroup } from "#app/forms/fields/checkbox-group.tsx"
import { DateTimeField } from "#app/forms/fields/date-time-field.tsx"
import type { Field } from "#app/forms/fields/field.ts"
import { FieldGroup } from "#app/forms/fields/field-group.tsx"
import { CheckboxField, RadioGroup, SelectField, TextArea, TextField } from "#app/forms/fields/fields.tsx"
import { FileField } from "#app/forms/fields/file-field.tsx"
import {
  EnterSubmit,
  FormBar,
  FormSection,
  HiddenField,
  IdempotencyKey,
  RequiredHint,
  SchemaForm,
} from "#app/forms/submit/form.tsx"
import { SubmitButton } from "#app/forms/fields/submit-button.tsx"
import { UnsavedGuard } from "#app/forms/recovery/unsaved-guard.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { people, zones } from "./samples.ts"
import { answers, kinds } from "./samples.ts"

type ChoiceFields = Record<"kind" | "date" | "time" | "zone" | "chair" | "people" | "answer", Field>

const kindWords = { online: "kit.kind.online", onsite: "kit.kind.onsite" } as const

const answerWords = {
  done: "kit.answer.done",
  refused: "kit.answer.refused",
  timeout: "kit.answer.timeout",
  server: "kit.answer.server",
} as const

/** The demo form's choices: radio buttons, day and time with zone, one person, several people, a select. */
function KitChoices({ fields }: { fields: ChoiceFields }) {
  const intl = useIntl()
  return (
    <FormSection
      title={intl.formatMessage({ id: "kit.form.when" })}
      intro={intl.formatMessage({ id: "kit.form.when.intro" })}
    >
      <RadioGroup
        field={fields.kind}
        isRequired
        options={kinds.map((kind) => ({ value: kind, text: intl.formatMessage({ id: kindWords[kind] }) }))}
      />
      <DateTimeField
        legend={intl.formatMessage({ id: "kit.field.start" })}
        date={fields.date}
        time={fields.time}
        isRequired
        zone={<SelectField field={fields.zone} isRequired options={zones} />}
      />
      <RadioGroup field={fields.chair} isRequired options={people} />
      <CheckboxGroup field={fields.people} isRequired options={people} />
      <SelectField
        field={fields.answer}
        isRequired
        empty={intl.formatMessage({ id: "kit.answer.choose" })}
        options={answers.map((answer) => ({ value: answer, text: intl.formatMessage({ id: answerWords[answer] }) }))}
      />
    </FormSection>
  )
}

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

/** A form with one field of every kind; one schema validates it in the browser and on the server. */
export function KitForm({ idempotencyKey, lastResult }: KitFormProps) {
  const intl = useIntl()
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
      <FormSection
        title={intl.formatMessage({ id: "kit.form.what" })}
        intro={intl.formatMessage({ id: "kit.form.intro" })}
      >
        <TextField field={fields.subject} isRequired hint={intl.formatMessage({ id: "kit.hint.subject" })} />
        <TextField field={fields.email} type="email" autoComplete="email" isRequired />
        <TextField field={fields.phone} type="tel" autoComplete="tel" />
        <TextArea field={fields.description} hint={intl.formatMessage({ id: "kit.hint.description" })} />
      </FormSection>
      <KitChoices fields={fields} />
      <KitRows form={form.meta} rows={fields.options} options={options} />
      <FormSection title={intl.formatMessage({ id: "kit.form.end" })}>
        <FileField field={fields.document} hint={intl.formatMessage({ id: "kit.hint.document" })} />
        <CheckboxField field={fields.agreed} />
      </FormSection>
      <FormBar state={intl.formatMessage({ id: "kit.form.state" })}>
        <SubmitButton>{intl.formatMessage({ id: "kit.form.submit" })}</SubmitButton>
        <a className="btn" href="/kit">
          {intl.formatMessage({ id: "kit.form.cancel" })}
        </a>
      </FormBar>
    </SchemaForm>
  )
}

type KitRowsProps = {
  form: FormMetadata<Record<string, unknown>>
  rows: Field
  options: { key: string | undefined; text: Field }[]
}

/** Rows with add and remove buttons; they are submit buttons, so they work without JavaScript. */
function KitRows({ form, rows, options }: KitRowsProps) {
  const intl = useIntl()
  return (
    <FormSection title={intl.formatMessage({ id: "kit.field.options" })}>
      <FieldGroup field={rows} isRequired>
        {options.map(({ key, text }, index) => (
          <div className="inline" key={key}>
            <TextField field={text} isRequired />
            <button
              className="btn quiet"
              {...form.remove.getButtonProps({ name: rows.name, index })}
              aria-label={intl.formatMessage({ id: "kit.option.remove" }, { number: index + 1 })}
            >
              <span aria-hidden="true">×</span>
            </button>
          </div>
        ))}
        <p>
          <button className="btn" {...form.insert.getButtonProps({ name: rows.name })}>
            {intl.formatMessage({ id: "kit.option.add" })}
          </button>
        </p>
      </FieldGroup>
    </FormSection>
  )
}
