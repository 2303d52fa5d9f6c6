import { FormattedMessage, useIntl } from "react-intl"
import { DurationField } from "#app/parts/duration/duration-field.tsx"
import { WallTimeField } from "#app/parts/wall-time/wall-time-field.tsx"
import type { ClockQuestion } from "#app/parts/wall-time/wall-time.ts"
import { FormSection } from "#app/ui/form/form-section.tsx"
import type { Option } from "#app/ui/form/select-field.tsx"
import { TextField } from "#app/ui/form/text-field.tsx"
import { presets } from "./meeting-durations.ts"
import type { MeetingFields } from "./meeting-fields.ts"

type MeetingWhenProps = {
  fields: Pick<MeetingFields, "start" | "duration" | "location">
  zones: Option[]
  question: ClockQuestion | undefined
}

/** When and where: start in a zone, duration, location. */
export function MeetingWhen({ fields, zones, question }: MeetingWhenProps) {
  const intl = useIntl()
  return (
    <FormSection
      title={<FormattedMessage id="meeting-form.when" />}
      intro={<FormattedMessage id="meeting-form.when-intro" />}
    >
      <WallTimeField
        field={fields.start}
        legend={<FormattedMessage id="event-form.start" />}
        zones={zones}
        question={question}
      />
      <DurationField
        field={fields.duration}
        presets={presets}
        textOf={(value) =>
          intl.formatMessage({ id: "meeting-form.preset" }, { hours: Math.floor(+value / 60), minutes: +value % 60 })
        }
        hint={<FormattedMessage id="meeting-form.minutes-hint" />}
      />
      <TextField field={fields.location} hint={<FormattedMessage id="meeting-form.location-hint" />} />
    </FormSection>
  )
}
