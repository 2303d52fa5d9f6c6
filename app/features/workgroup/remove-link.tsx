import { FormattedMessage, useIntl } from "react-intl"
import { Link } from "#app/ui/link.tsx"

/** A link to the page that asks before somebody loses a role; told apart by the person's name. */
export function RemoveLink({ href, name }: { href: string; name: string }) {
  const label = useIntl().formatMessage({ id: "workgroup-roles.remove.label" }, { name })
  return (
    <Link to={href} aria-label={label}>
      <FormattedMessage id="workgroup-roles.remove.link" />
    </Link>
  )
}
