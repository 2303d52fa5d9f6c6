import { Fragment, type ReactNode } from "react"
import { useIntl } from "react-intl"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { AnchorTabs } from "#app/ui/layout/anchor-tabs.tsx"
import { DetailsMenu } from "#app/ui/layout/details-menu.tsx"
import { PageHead } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import type { MessageId } from "#app/ui/message-id.ts"
import { eventSymbols, type EventStatus, eventStatusTexts } from "./event-status.ts"

type EventKickerProps = { number: string; groupNumber?: string; status: EventStatus }

/** Line above the subject of a meeting or ballot: both numbers and its status. */
export function EventKicker({ number, groupNumber, status }: EventKickerProps) {
  const intl = useIntl()
  return (
    <>
      <span className="ref">{number}</span> {groupNumber && <span className="ref">{groupNumber}</span>}{" "}
      <StatusTag symbol={eventSymbols[status]} isBoxed>
        {intl.formatMessage({ id: eventStatusTexts[status] })}
      </StatusTag>
    </>
  )
}

/** A button in a record's head that links to a page or a file. */
export type PageAction = { kind: "page" | "file"; key: string; href: string; text: MessageId }

/** Renders a `PageAction` as a link; files are loaded outside the client-side router. */
export function PageActionLink({ action, className }: { action: PageAction; className?: string }) {
  const intl = useIntl()
  return (
    <a className={className} {...linkTo(action.href, { isDocument: action.kind === "file" })}>
      {intl.formatMessage({ id: action.text })}
    </a>
  )
}

/** The buttons of a record's head: those shown directly, those in the menu, and the key of the primary one. */
export type HeadActions<Action extends { key: string }> = {
  first: Action[]
  more: Action[]
  primary: string | undefined
}

type EventHeadProps<Action extends { key: string }> = {
  event: EventKickerProps & { subject: string; headActions: HeadActions<Action> }
  list: { href: string; title: MessageId }
  /** Renders an action; `className` is set outside the menu. */
  action: (action: Action, className?: string) => ReactNode
  sections: { id: string; text: MessageId; count?: number }[]
  /** The key facts. */
  children: ReactNode
}

/** The head of a meeting's or ballot's page: title, actions, key facts, and links to its sections. */
export function EventHead<Action extends { key: string }>(props: EventHeadProps<Action>) {
  const { event, list, action, sections, children } = props
  const intl = useIntl()
  return (
    <PageHead
      title={event.subject}
      crumbs={[{ href: list.href, text: intl.formatMessage({ id: list.title }) }]}
      kicker={<EventKicker {...event} />}
      actions={<ActionBar actions={event.headActions} draw={action} />}
    >
      {children}
      <AnchorTabs
        label={intl.formatMessage({ id: "event.sections" })}
        items={sections.map(({ id, text, count }) => ({
          id,
          text: intl.formatMessage({ id: text }),
          count: count === undefined ? undefined : intl.formatNumber(count),
        }))}
      />
    </PageHead>
  )
}

type ActionBarProps<Action extends { key: string }> = {
  actions: HeadActions<Action>
  draw: EventHeadProps<Action>["action"]
}

/** One primary button, at most three more, the rest in a menu (ROLE-05). */
function ActionBar<Action extends { key: string }>({ actions, draw }: ActionBarProps<Action>) {
  const intl = useIntl()
  const { first, more, primary } = actions
  return (
    <>
      {first.map((action) => (
        <Fragment key={action.key}>{draw(action, action.key === primary ? "btn primary" : "btn")}</Fragment>
      ))}
      <DetailsMenu kind="pop" summary={intl.formatMessage({ id: "event.more" })} summaryClass="btn">
        <ul>
          {more.map((action) => (
            <li key={action.key}>{draw(action)}</li>
          ))}
        </ul>
      </DetailsMenu>
    </>
  )
}
