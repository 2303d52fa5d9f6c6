import { FormattedMessage, useIntl } from "react-intl"
import { DurationField } from "#app/parts/duration/duration-field.tsx"
import { WallTimeField } from "#app/parts/wall-time/wall-time-field.tsx"
import type { ClockQuestion } from "#app/parts/wall-time/wall-time.ts"
import { FormSection } from "#app/ui/form/form-section.tsx"
import type { Option } from "#app/ui/form/select-field.tsx"
import type { BallotFields } from "./ballot-fields.ts"
import { presets } from "./ballot-limits.ts"

type BallotWhenProps = {
  fields: Pick<BallotFields, "start" | "duration">
  zones: Option[]
  question: ClockQuestion | undefined
}

/** From when and for how many days one may vote. */
export function BallotWhen({ fields, zones, question }: BallotWhenProps) {
  const intl = useIntl()
  return (
    <FormSection
      title={<FormattedMessage id="ballot-form.when" />}
      intro={<FormattedMessage id="ballot-form.when-intro" />}
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
        textOf={(days) => intl.formatMessage({ id: "ballot-form.preset" }, { days: Number(days) })}
        hint={<FormattedMessage id="ballot-form.days-hint" />}
      />
    </FormSection>
  )
}
