import type { ReactNode } from "react"
import { FormattedMessage } from "react-intl"
import { Link } from "#app/ui/link.tsx"
import { type ChangeField, changeHref, changeLinkId } from "./change.query.ts"

type ChangeLinkProps = {
  /** The query string of the page, `?` included. */
  list: string
  id: string
  field: ChangeField
  /** The value now. */
  children: ReactNode
}

/** A value of a task as a link that opens the form for it in the row, also without scripts (TASK-02). */
export function ChangeLink({ list, id, field, children }: ChangeLinkProps) {
  return (
    <Link
      id={changeLinkId({ id, field })}
      className="change"
      to={changeHref(list, { id, field })}
      preventScrollReset
      rel="nofollow"
    >
      {children}
      <span className="vh">
        {" "}
        <FormattedMessage id={`task.change.${field}`} />
      </span>
    </Link>
  )
}
