import { useIntl } from "react-intl"
import { ButtonForm } from "#app/forms/submit/button-form.tsx"

type EnableRowFormProps = {
  record: { id: string; version: number; enableKey: string }
  /** The name of the record, for screen readers. */
  label: string
}

/** Enables a record from its list row. Nothing is lost by it, so it needs no confirmation (ADM-04, ADM-05). */
export function EnableRowForm({ record: { id, version, enableKey }, label }: EnableRowFormProps) {
  const intl = useIntl()
  return (
    <ButtonForm sends={{ id, version }} idempotencyKey={enableKey} label={label}>
      {intl.formatMessage({ id: "entity.enable" })}
    </ButtonForm>
  )
}
