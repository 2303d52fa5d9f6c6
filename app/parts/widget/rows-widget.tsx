import type { ReactNode } from "react"
import { useIntl } from "react-intl"
import type { Eventually } from "#app/lib/settle.ts"
import type { Moment } from "#app/lib/time.server.ts"
import { EmptyState } from "#app/ui/feedback/empty-state.tsx"
import { Section } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import type { MessageId } from "#app/ui/message-id.ts"
import { Time } from "#app/ui/time.tsx"
import { WidgetBody } from "./widget-body.tsx"
import { textLang } from "#app/ui/text-lang.ts"

/** A record in a widget: its link, and a sentence with its time below. */
export type WidgetRow = {
  id: string
  href: string
  title: string
  /** Gets the value `time` if there is one. */
  note?: MessageId
  time?: Moment
  /** The group or person it belongs to. */
  of?: string
}

type RowsWidgetProps = {
  title: MessageId
  /** Message of the empty state. */
  empty: MessageId
  from: Eventually<WidgetRow[]>
  /** The link to the whole list. */
  all: ReactNode
}

/** A few records of one kind, with a link to all of them (DASH-07). */
export function RowsWidget({ title, empty, from, all }: RowsWidgetProps) {
  const intl = useIntl()
  return (
    <Section title={intl.formatMessage({ id: title })} aside={all}>
      <WidgetBody from={from} lines={4}>
        {(rows) =>
          rows.length === 0 ? <EmptyState title={intl.formatMessage({ id: empty })} /> : <Rows rows={rows} />
        }
      </WidgetBody>
    </Section>
  )
}

function Rows({ rows }: { rows: WidgetRow[] }) {
  const intl = useIntl()
  return (
    <ul className="rows">
      {rows.map(({ id, href, title, note, time, of }) => (
        <li key={id}>
          <a lang={textLang(title, intl.locale)} {...linkTo(href)}>
            {title}
          </a>
          <br />
          <small>
            {of}
            {of && note && " · "}
            {note && intl.formatMessage({ id: note }, { time: time && <Time moment={time} /> })}
          </small>
        </li>
      ))}
    </ul>
  )
}
