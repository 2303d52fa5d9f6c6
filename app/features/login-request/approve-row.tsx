import { FormattedMessage, useIntl } from "react-intl"
import { ButtonForm } from "#app/ui/form/button-form.tsx"
import { Link } from "#app/ui/link.tsx"
import type { RequestRowView } from "./request-list.server.ts"

/**
 * What can be done with a request where it stands in the queue: approve it under the entity that its address names, or look at it.
 * The form is that of its page, which shows what is wrong with it, and leads on to the next request (ADM-06).
 */
export function ApproveRow({ request: { href, name, status, approval } }: { request: RequestRowView }) {
  const intl = useIntl()
  if (status !== "pending") return null
  if (!approval)
    return (
      <Link
        className="btn quiet"
        to={href}
        aria-label={intl.formatMessage({ id: "login-request.review.of" }, { name })}
      >
        <FormattedMessage id="login-request.review" />
      </Link>
    )
  const label = intl.formatMessage({ id: "login-request.approve.of" }, { name, entity: approval.entity })
  return (
    <ButtonForm
      action={href}
      sends={approval.values}
      idempotencyKey={approval.key}
      label={label}
      title={label}
      isLeaving
    >
      <FormattedMessage id="login-request.approve.row" />
    </ButtonForm>
  )
}
