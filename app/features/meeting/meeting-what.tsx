import { FormattedMessage, useIntl } from "react-intl"
import { RichTextField } from "#app/parts/rich-text/rich-text-field.tsx"
import { FormSection } from "#app/ui/form/form-section.tsx"
import { SelectField } from "#app/ui/form/select-field.tsx"
import { TextField } from "#app/ui/form/text-field.tsx"
import type { MeetingFields } from "./meeting-fields.ts"
import type { MeetingFormView } from "./meeting-values.ts"

type MeetingWhatProps = { fields: MeetingFields; view: Pick<MeetingFormView, "places" | "proposals" | "values"> }

/** What the meeting is about: whose it is, subject, proposal, description. */
export function MeetingWhat({ fields, view: { places, proposals, values } }: MeetingWhatProps) {
  const intl = useIntl()
  return (
    <FormSection
      title={<FormattedMessage id="meeting-form.what" />}
      intro={values.version === undefined && <FormattedMessage id="meeting-form.what-intro" />}
    >
      {fields.group && places && <SelectField field={fields.group} options={places} />}
      <TextField field={fields.subject} isRequired />
      {fields.draft_code && proposals && (
        <SelectField
          field={fields.draft_code}
          options={proposals}
          empty={intl.formatMessage({ id: "meeting-form.no-proposal" })}
        />
      )}
      <RichTextField
        field={fields.description}
        isRequired
        hint={<FormattedMessage id="meeting-form.description-hint" />}
      />
    </FormSection>
  )
}
