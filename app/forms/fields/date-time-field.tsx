import type { ReactNode } from "react"
import { DateField } from "./date-field.tsx"
import type { Field } from "./field.ts"
import { TimeField } from "./time-field.tsx"

type DateTimeFieldProps = {
  legend: ReactNode
  date: Field
  time: Field
  isRequired?: boolean
  /** The time zone select, if the user can choose one. */
  zone?: ReactNode
}

/** A wall-clock time: day, time of day and time zone in separate controls, side by side. */
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
