import { FormattedMessage } from "react-intl"
import { ButtonForm } from "#app/ui/form/button-form.tsx"

type EnableRowFormProps = {
  record: { id: string; version: number; enableKey: string }
  /** Which record is enabled, for screen readers. */
  label: string
}

/** Makes a record valid again where it stands in a list; nothing is lost by it, so nothing is asked (ADM-04, ADM-05). */
export function EnableRowForm({ record: { id, version, enableKey }, label }: EnableRowFormProps) {
  return (
    <ButtonForm sends={{ id, version }} idempotencyKey={enableKey} label={label}>
      <FormattedMessage id="entity.enable" />
    </ButtonForm>
  )
}
