import type { FormMetadata } from "@conform-to/react"
import { FormattedMessage, useIntl } from "react-intl"
import { FieldGroup } from "#app/ui/form/field-group.tsx"
import { FormSection } from "#app/ui/form/form-section.tsx"
import { TextField } from "#app/ui/form/text-field.tsx"
import type { Field } from "#app/ui/form/field.ts"

type KitRowsProps = {
  form: FormMetadata<Record<string, unknown>>
  rows: Field
  options: { key: string | undefined; text: Field }[]
}

/** Rows that are added and removed by buttons of the form itself, so also without scripts. */
export function KitRows({ form, rows, options }: KitRowsProps) {
  const intl = useIntl()
  return (
    <FormSection title={<FormattedMessage id="kit.field.options" />}>
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
            <FormattedMessage id="kit.option.add" />
          </button>
        </p>
      </FieldGroup>
    </FormSection>
  )
}
