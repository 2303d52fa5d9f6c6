import { Form } from "@remix-run/react"
import { FormattedMessage, useIntl } from "react-intl"
import { idempotencyField } from "#app/ui/form/idempotency-field.ts"

type EnableFormProps = { entity: { id: string; name: string; version: number; enableKey: string } }

/** Makes an entity valid again where it stands in the list; nothing is lost by it, so nothing is asked (ADM-05). */
export function EnableForm({ entity: { id, name, version, enableKey } }: EnableFormProps) {
  const intl = useIntl()
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name={idempotencyField} value={enableKey} />
      <button className="btn quiet" aria-label={intl.formatMessage({ id: "entity.enable.named" }, { name })}>
        <FormattedMessage id="entity.enable" />
      </button>
    </Form>
  )
}
