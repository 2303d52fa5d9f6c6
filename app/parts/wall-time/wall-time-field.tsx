import type { ReactNode } from "react"
import { useIntl } from "react-intl"
import { DateTimeField } from "#app/forms/fields/date-time-field.tsx"
import type { Field } from "#app/forms/fields/field.ts"
import { type Option, RadioGroup, SelectField } from "#app/forms/fields/fields.tsx"
import type { ClockQuestion, WallTimeGroup } from "./wall-time.ts"

type WallTimeFieldProps = {
  field: WallTimeGroup
  legend: ReactNode
  /** Time zone options; without them the time uses the zone of another field. */ zones?: Option[]
  question: ClockQuestion | undefined
  /** Date and time are optional; the zone is not. */
  isOptional?: boolean
  isFocused?: boolean | undefined
}

/** Date, time and time zone, with a question if the clock change skips or repeats that time (I18N-04). */
export function WallTimeField({ field, legend, zones, question, isOptional, isFocused }: WallTimeFieldProps) {
  const { date, time, zone, answer } = field.getFieldset()
  return (
    <>
      <DateTimeField
        legend={legend}
        hasFullLabels
        date={date}
        time={time}
        isRequired={!isOptional}
        isFocused={isFocused}
        zone={zone && zones && <SelectField field={zone} isRequired options={zones} />}
      />
      {question && <ClockAnswer field={answer} question={question} />}
    </>
  )
}

function ClockAnswer({ field, question: { kind, asked, choices } }: { field: Field; question: ClockQuestion }) {
  const intl = useIntl()
  const textOf = (time: string, offset: string, index: number) =>
    kind === "gap"
      ? intl.formatMessage({ id: "wall-time.answer-gap" }, { time, offset, zone: asked.zone })
      : intl.formatMessage({ id: "wall-time.answer-overlap" }, { time, offset, index })
  return (
    <RadioGroup
      field={field}
      hint={intl.formatMessage({ id: "wall-time.answer-hint" }, { ...asked })}
      options={choices.map(({ value, time, offset }, index) => ({ value, text: textOf(time, offset, index) }))}
    />
  )
}
