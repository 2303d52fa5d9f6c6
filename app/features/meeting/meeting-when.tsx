import { FormattedMessage, useIntl } from "react-intl"
import { DateTimeField } from "#app/ui/form/date-time-field.tsx"
import type { Field } from "#app/ui/form/field.ts"
import { FormSection } from "#app/ui/form/form-section.tsx"
import { RadioGroup } from "#app/ui/form/radio-group.tsx"
import { SelectField, type Option } from "#app/ui/form/select-field.tsx"
import { TextField } from "#app/ui/form/text-field.tsx"
import { presets } from "./meeting-durations.ts"
import type { MeetingFields } from "./meeting-fields.ts"
import type { ClockQuestion } from "./meeting-start.server.ts"

type MeetingWhenProps = {
  fields: Pick<MeetingFields, "start" | "duration" | "location">
  zones: Option[]
  question: ClockQuestion | undefined
}

/** When and where: start in a zone, duration, location. */
export function MeetingWhen({ fields, zones, question }: MeetingWhenProps) {
  const start = fields.start.getFieldset()
  return (
    <FormSection
      title={<FormattedMessage id="meeting-form.when" />}
      intro={<FormattedMessage id="meeting-form.when-intro" />}
    >
      <DateTimeField
        legend={<FormattedMessage id="meeting-form.start" />}
        date={start.date}
        time={start.time}
        isRequired
        zone={<SelectField field={start.zone} isRequired options={zones} />}
      />
      {question && <ClockAnswer field={start.answer} question={question} />}
      <Duration fields={fields.duration.getFieldset()} />
      <TextField field={fields.location} hint={<FormattedMessage id="meeting-form.location-hint" />} />
    </FormSection>
  )
}

/** The moments that the start may mean where the clocks skip it or show it twice (I18N-04). */
function ClockAnswer({ field, question: { kind, asked, choices } }: { field: Field; question: ClockQuestion }) {
  const intl = useIntl()
  const textOf = (time: string, offset: string, index: number) =>
    kind === "gap"
      ? intl.formatMessage({ id: "meeting-form.answer-gap" }, { time, offset, zone: asked.zone })
      : intl.formatMessage({ id: "meeting-form.answer-overlap" }, { time, offset, index })
  return (
    <RadioGroup
      field={field}
      hint={<FormattedMessage id="meeting-form.answer-hint" values={{ ...asked }} />}
      options={choices.map(({ value, time, offset }, index) => ({ value, text: textOf(time, offset, index) }))}
    />
  )
}

function Duration({ fields: { preset, minutes } }: { fields: Record<"preset" | "minutes", Field> }) {
  const intl = useIntl()
  const textOf = (value: (typeof presets)[number]) =>
    value === "custom"
      ? intl.formatMessage({ id: "meeting-form.custom" })
      : intl.formatMessage({ id: "meeting-form.preset" }, { hours: Math.floor(+value / 60), minutes: +value % 60 })
  return (
    <div className="duration">
      <RadioGroup
        field={preset}
        isRequired
        isInline
        options={presets.map((value) => ({ value, text: textOf(value) }))}
      />
      <div className="custom">
        <TextField
          field={minutes}
          inputMode="numeric"
          isRequired
          hint={<FormattedMessage id="meeting-form.minutes-hint" />}
        />
      </div>
    </div>
  )
}
