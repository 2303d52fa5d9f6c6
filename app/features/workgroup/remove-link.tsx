import { FormattedMessage } from "react-intl"
import { Link } from "#app/ui/link.tsx"

type RemoveLinkProps = {
  href: string
  name: string
  /** `office`: the person stays a member. */ from: "office" | "group"
}

/** A link to the page that asks before somebody loses a role; told apart by the person's name. */
export function RemoveLink({ href, name, from }: RemoveLinkProps) {
  return (
    <Link to={href}>
      <FormattedMessage id="workgroup-roles.remove.link" values={{ from }} /> <span className="vh">{name}</span>
    </Link>
  )
}
