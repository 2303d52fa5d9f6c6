import type { ReactNode } from "react"
import { DateField } from "./date-field.tsx"
import type { Field } from "./field.ts"
import { TimeField } from "./time-field.tsx"

type DateTimeFieldProps = {
  legend: ReactNode
  date: Field
  time: Field
  isRequired?: boolean
  /** The time zone's select, where the person chooses it. */
  zone?: ReactNode
}

/** A moment as a person says it: day, time of day and zone, side by side, each a control of its own. */
export function DateTimeField({ legend, date, time, isRequired, zone }: DateTimeFieldProps) {
  return (
    <fieldset className="field">
      <legend>{legend}</legend>
      <div className="inline">
        <DateField field={date} isRequired={isRequired} />
        <TimeField field={time} isRequired={isRequired} />
        {zone}
      </div>
    </fieldset>
  )
}
