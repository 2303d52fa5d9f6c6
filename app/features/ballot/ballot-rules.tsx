import { FormattedMessage } from "react-intl"
import { FormSection } from "#app/ui/form/form-section.tsx"
import { TextField } from "#app/ui/form/text-field.tsx"
import type { BallotFields } from "./ballot-fields.ts"

/** The shares that the result is held against; they change no status (VOTE-06). */
export function BallotRules({ fields }: { fields: Pick<BallotFields, "quorum_percent" | "majority_percent"> }) {
  return (
    <FormSection
      title={<FormattedMessage id="ballot-form.rules" />}
      intro={<FormattedMessage id="ballot-form.rules-intro" />}
    >
      <TextField
        field={fields.quorum_percent}
        inputMode="numeric"
        hint={<FormattedMessage id="ballot-form.quorum-hint" />}
      />
      <TextField
        field={fields.majority_percent}
        inputMode="numeric"
        hint={<FormattedMessage id="ballot-form.majority-hint" />}
      />
    </FormSection>
  )
}
