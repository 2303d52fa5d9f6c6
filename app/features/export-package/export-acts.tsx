import { Form } from "@remix-run/react"
import { FormattedMessage, useIntl } from "react-intl"
import { idempotencyField } from "#app/lib/idempotency-field.ts"
import { OwnerField } from "#app/ui/form/owner-field.tsx"
import type { PackageView } from "./export-list.server.ts"

/**
 * What can be done to a package now: loaded, made again, deleted. A plain link, because what is loaded is no page of the portal, and a
 * plain form for each package.
 */
export function ExportActs({ item }: { item: PackageView }) {
  const intl = useIntl()
  const { id, subject, href, key, canRepeat, canDelete } = item
  if (!href && !canRepeat && !canDelete) return null
  return (
    <Form method="post" className="acts" preventScrollReset>
      <OwnerField />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name={idempotencyField} value={key} />
      {href && (
        <a className="btn" href={href} aria-label={intl.formatMessage({ id: "export.download.of" }, { subject })}>
          <FormattedMessage id="export.download" />
        </a>
      )}
      {canRepeat && (
        <button
          className="btn"
          name="intent"
          value="repeat"
          aria-label={intl.formatMessage({ id: "export.repeat.of" }, { subject })}
        >
          <FormattedMessage id="export.repeat" />
        </button>
      )}
      {canDelete && (
        <button
          className="btn quiet"
          name="intent"
          value="delete"
          aria-label={intl.formatMessage({ id: "export.delete.of" }, { subject })}
        >
          <FormattedMessage id="export.delete" />
        </button>
      )}
    </Form>
  )
}
