import { FormattedMessage, useIntl } from "react-intl"
import type { Field } from "#app/ui/form/field.ts"
import { SelectField } from "#app/ui/form/select-field.tsx"
import { TextField } from "#app/ui/form/text-field.tsx"

type RepeatFieldsProps = { field: { getFieldset(): Record<"every" | "count", Field> } }

/** Whether a new meeting is repeated, how often, and how many times (MEET-11). */
export function RepeatFields({ field }: RepeatFieldsProps) {
  const intl = useIntl()
  const { every, count } = field.getFieldset()
  const options = (["week", "two_weeks", "month"] as const).map((value) => ({
    value,
    text: intl.formatMessage({ id: `meeting-form.repeat.${value}` }),
  }))
  return (
    <>
      <SelectField
        field={every}
        options={options}
        empty={intl.formatMessage({ id: "meeting-form.repeat.none" })}
        hint={<FormattedMessage id="meeting-form.repeat-hint" />}
      />
      <TextField field={count} inputMode="numeric" hint={<FormattedMessage id="meeting-form.repeat-count-hint" />} />
    </>
  )
}
