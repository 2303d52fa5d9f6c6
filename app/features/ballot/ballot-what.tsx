import { FormattedMessage, useIntl } from "react-intl"
import { RichTextField } from "#app/parts/rich-text/rich-text-field.tsx"
import { FormSection } from "#app/ui/form/form-section.tsx"
import { SelectField } from "#app/ui/form/select-field.tsx"
import { TextField } from "#app/ui/form/text-field.tsx"
import type { BallotFields } from "./ballot-fields.ts"
import type { BallotFormView } from "./ballot-values.ts"

type BallotWhatProps = {
  fields: BallotFields
  view: Pick<BallotFormView, "places" | "proposals" | "meetings" | "values">
}

/** What is decided: by whom, subject, the proposal and the meeting it is about, description. */
export function BallotWhat({ fields, view: { places, proposals, meetings, values } }: BallotWhatProps) {
  const intl = useIntl()
  return (
    <FormSection
      title={<FormattedMessage id="ballot-form.what" />}
      intro={values.version === undefined && <FormattedMessage id="ballot-form.what-intro" />}
    >
      {fields.group && places && <SelectField field={fields.group} options={places} />}
      <TextField field={fields.subject} isRequired />
      {fields.draft_code && proposals && (
        <SelectField
          field={fields.draft_code}
          options={proposals}
          empty={intl.formatMessage({ id: "ballot-form.no-proposal" })}
        />
      )}
      {meetings.length > 0 && (
        <SelectField
          field={fields.meeting_id}
          options={meetings}
          empty={intl.formatMessage({ id: "ballot-form.no-meeting" })}
        />
      )}
      <RichTextField
        field={fields.description}
        isRequired
        hint={<FormattedMessage id="ballot-form.description-hint" />}
      />
    </FormSection>
  )
}
