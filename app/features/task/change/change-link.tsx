import type { ReactNode } from "react"
import { useIntl } from "react-intl"
import { linkTo } from "#app/ui/link.tsx"
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
  const intl = useIntl()
  return (
    <a
      id={changeLinkId({ id, field })}
      className="change"
      rel="nofollow"
      {...linkTo(changeHref(list, { id, field }), { staysInPlace: true })}
    >
      {children}
      <span className="vh"> {intl.formatMessage({ id: `task.change.${field}` })}</span>
    </a>
  )
}
