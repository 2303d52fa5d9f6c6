import { useIntl } from "react-intl"
import { scheduleTypeValues } from "#openapi/generated/values/schedule-type.ts"
import { LongForm, type RecordFormProps } from "#app/forms/drafts/long-form.tsx"
import type { SpanAnswer } from "#app/parts/event/span-form.server.ts"
import { RichTextField } from "#app/parts/rich-text/rich-text-field.tsx"
import { WallTimeField } from "#app/parts/wall-time/wall-time-field.tsx"
import { SelectField, TextField } from "#app/forms/fields/fields.tsx"
import { FormSection, RequiredHint } from "#app/forms/submit/form.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import type { ScheduleFormView } from "./form.server.ts"

type ScheduleFormProps = RecordFormProps<ScheduleFormView, SpanAnswer> & {
  /** Introduction of the time fields: their time zone, and who is notified of a change. */
  whenIntro: "schedule.form.when-intro" | "schedule.form.when-intro.edit"
}

const labels = {
  subject: "event.subject",
  type: "schedule.type",
  "start.date": "event-form.date",
  "start.time": "event-form.time",
  "start.zone": "event-form.zone",
  "start.answer": "wall-time.answer",
  "end.date": "schedule.end.date",
  "end.time": "schedule.end.time",
  "end.answer": "wall-time.answer",
  location: "schedule.location",
  description: "schedule.description",
} as const

/** Form of a schedule: subject, time and location (CAL-02). */
export function ScheduleForm({ view, answer, submit, cancelTo, whenIntro, children }: ScheduleFormProps) {
  const intl = useIntl()
  const [form, fields] = useSchemaForm({
    id: "schedule",
    schema: () => import("./schedule.schema.ts").then((module) => module.scheduleSchema),
    lastResult: answer,
    draft: view.draft?.result,
    defaultValue: view.values,
    labels,
  })
  const questions = answer?.questions ?? view.questions
  const types = scheduleTypeValues.map((value) => ({
    value,
    text: intl.formatMessage({ id: `schedule.type.${value}` }),
  }))
  return (
    <LongForm form={form} draft={view.draft} submit={submit} cancelTo={cancelTo}>
      {children}
      <RequiredHint />
      <FormSection title={intl.formatMessage({ id: "schedule.form.what" })}>
        <TextField field={fields.subject} isRequired />
        <SelectField field={fields.type} isRequired options={types} />
        <RichTextField field={fields.description} isRequired />
      </FormSection>
      <FormSection
        title={intl.formatMessage({ id: "schedule.form.when" })}
        intro={intl.formatMessage({ id: whenIntro })}
      >
        <WallTimeField
          field={fields.start}
          legend={intl.formatMessage({ id: "event-form.start" })}
          zones={view.zones}
          question={questions.start}
        />
        <WallTimeField
          field={fields.end}
          legend={intl.formatMessage({ id: "schedule.end" })}
          question={questions.end}
        />
        <TextField field={fields.location} />
      </FormSection>
    </LongForm>
  )
}
