import { FormattedMessage, useIntl } from "react-intl"
import { Link } from "#app/ui/link.tsx"
import { textLang } from "#app/ui/text-lang.ts"
import { Time } from "#app/ui/time.tsx"
import type { CalendarDay } from "./calendar.server.ts"
import { markTexts } from "./calendar.status.ts"

type Entry = CalendarDay["entries"][number]

type EntryProps = {
  entry: Entry
  /** Also shows the end time. */ hasEnd?: boolean
  /** Shown only in the narrow layout, where the month is a list. */ isSurplus?: boolean
}

/** Time of an entry on its day, and why it appears there if the time does not make it clear. */
function When({ entry: { mark, time, until }, hasEnd }: EntryProps) {
  const text = markTexts[mark]
  if (mark === "continues" && until)
    return <FormattedMessage id="calendar.mark.until" values={{ time: <Time moment={until} /> }} />
  return (
    <>
      {time && <Time moment={time} />}
      {hasEnd && time && until && <FormattedMessage id="calendar.to" values={{ time: <Time moment={until} /> }} />}
      {text && (
        <small>
          {time && " "}
          <FormattedMessage id={text} />
        </small>
      )}
    </>
  )
}

/** An entry in a day's cell: its type as text for screen readers and as a colour, its time and its subject (CAL-01). */
export function CalendarEntry({ entry, hasEnd, isSurplus }: EntryProps) {
  const { module, subject, href, isCancelled } = entry
  const lang = textLang(subject, useIntl().locale)
  const content = (
    <>
      <span className="vh">
        <FormattedMessage
          id="calendar.entry.kind"
          values={{ kind: <FormattedMessage id={`calendar.module.${module}`} /> }}
        />
        {isCancelled && <FormattedMessage id="calendar.entry.cancelled" />}
      </span>
      <When entry={entry} hasEnd={hasEnd} />{" "}
      <span className="subject" lang={lang}>
        {subject}
      </span>
    </>
  )
  const look = {
    className: "ev",
    "data-k": module,
    "data-off": isCancelled ? "" : undefined,
    "data-surplus": isSurplus ? "" : undefined,
  }
  return href ? (
    <Link {...look} to={href}>
      {content}
    </Link>
  ) : (
    <span {...look}>{content}</span>
  )
}
