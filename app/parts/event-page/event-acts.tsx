import { Fragment, type ReactNode } from "react"
import { FormattedMessage } from "react-intl"
import { DetailsMenu } from "#app/ui/layout/details-menu.tsx"
import { Link } from "#app/ui/link.tsx"

type MessageId = FormatjsIntl.Message["ids"]

/** A button of a record's head: a link to a page or a file with its words, or something the record asks in its own way. */
export type PageAct = { kind: "page" | "file"; key: string; href: string; text: MessageId }

type EventActsProps<Act extends { key: string }> = {
  acts: { shown: Act[]; more: Act[] }
  /** How one is drawn; `className` for those outside the menu. */
  children: (act: Act, className?: string) => ReactNode
}

/** A link to a page or a file. */
export function PageActLink({ act, className }: { act: PageAct; className?: string }) {
  return (
    <Link className={className} to={act.href} reloadDocument={act.kind === "file"}>
      <FormattedMessage id={act.text} />
    </Link>
  )
}

/** The buttons of a record's head: one primary, at most two more, the rest in a menu (ROLE-05). */
export function EventActs<Act extends { kind: string; key: string }>({ acts, children }: EventActsProps<Act>) {
  const { shown, more } = acts
  const primary = shown.find(({ kind }) => kind === "page")
  return (
    <>
      {shown.map((act) => (
        <Fragment key={act.key}>{children(act, act === primary ? "btn primary" : "btn")}</Fragment>
      ))}
      <DetailsMenu kind="pop" summary={<FormattedMessage id="event.more" />} summaryClass="btn">
        <ul>
          {more.map((act) => (
            <li key={act.key}>{children(act)}</li>
          ))}
        </ul>
      </DetailsMenu>
    </>
  )
}
