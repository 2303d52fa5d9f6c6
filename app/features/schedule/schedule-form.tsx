import type { ReactNode } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { DraftKeeper, DraftNote } from "#app/parts/drafts/draft.tsx"
import type { SpanAnswer } from "#app/parts/event/span-form.server.ts"
import { RichTextField } from "#app/parts/rich-text/rich-text-field.tsx"
import { WallTimeField } from "#app/parts/wall-time/wall-time-field.tsx"
import { SelectField, TextField } from "#app/ui/form/fields.tsx"
import { EnterSubmit, FormBar, FormSection, RequiredHint, SchemaForm } from "#app/ui/form/form.tsx"
import { SubmitButton } from "#app/ui/form/submit-button.tsx"
import { useSchemaForm } from "#app/ui/form/use-schema-form.ts"
import { Link } from "#app/ui/link.tsx"
import type { ScheduleFormView } from "./schedule-form.server.ts"
import { scheduleTypes, scheduleTypeTexts } from "./schedule.status.ts"

type ScheduleFormProps = {
  view: ScheduleFormView
  answer: SpanAnswer | undefined
  /** Label of the submit button, a verb and an object. */
  submit: ReactNode
  cancelTo: string
  /** Introduction of the time fields: their time zone, and who is notified of a change. */
  whenIntro: "schedule.form.when-intro" | "schedule.form.when-intro.edit"
  /** Hidden fields: idempotency key or version. */
  children: ReactNode
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
  const types = scheduleTypes.map((value) => ({ value, text: intl.formatMessage({ id: scheduleTypeTexts[value] }) }))
  return (
    <>
      <DraftNote draft={view.draft} form={form} />
      <SchemaForm form={form}>
        <EnterSubmit />
        {children}
        <RequiredHint />
        <FormSection title={<FormattedMessage id="schedule.form.what" />}>
          <TextField field={fields.subject} isRequired />
          <SelectField field={fields.type} isRequired options={types} />
          <RichTextField field={fields.description} isRequired />
        </FormSection>
        <FormSection title={<FormattedMessage id="schedule.form.when" />} intro={<FormattedMessage id={whenIntro} />}>
          <WallTimeField
            field={fields.start}
            legend={<FormattedMessage id="event-form.start" />}
            zones={view.zones}
            question={questions.start}
          />
          <WallTimeField field={fields.end} legend={<FormattedMessage id="schedule.end" />} question={questions.end} />
          <TextField field={fields.location} />
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
