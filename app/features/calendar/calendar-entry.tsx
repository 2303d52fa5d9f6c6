import { useIntl } from "react-intl"
import { linkTo } from "#app/ui/link.tsx"
import { textLang } from "#app/ui/text-lang.ts"
import { Time } from "#app/ui/time.tsx"
import type { CalendarDay } from "./calendar.server.ts"
import { markTexts } from "./calendar.status.ts"

type Entry = CalendarDay["entries"][number]

type EntryProps = {
  entry: Entry
  /** It stands at its time, so its subject comes before the time. */ isToScale?: boolean
  /** Shown only in the narrow layout, where the month is a list. */ isSurplus?: boolean
}

type WhenProps = { entry: Entry }

/** Time of an entry on its day, and why it appears there if the time does not make it clear. */
function When({ entry: { mark, time, until } }: WhenProps) {
  const intl = useIntl()
  const text = markTexts[mark]
  if (mark === "continues" && until)
    return intl.formatMessage({ id: "calendar.mark.until" }, { time: <Time moment={until} /> })
  return (
    <>
      {time && <Time moment={time} />}
      {text && (
        <small>
          {time && " "}
          {intl.formatMessage({ id: text })}
        </small>
      )}
    </>
  )
}

/** Time of an entry that stands to scale, from the beginning to the end. */
function Span({ entry: { time, until } }: WhenProps) {
  const intl = useIntl()
  return (
    <span className="span">
      {time && <Time moment={time} />}
      {time && until && intl.formatMessage({ id: "calendar.to" }, { time: <Time moment={until} /> })}
    </span>
  )
}

/** An entry in a day's cell: its type as text for screen readers and as a colour, its time and its subject (CAL-01). */
export function CalendarEntry({ entry, isToScale, isSurplus }: EntryProps) {
  const intl = useIntl()
  const { module, subject, href, isCancelled, mark, time } = entry
  const text = markTexts[mark]
  const lang = textLang(subject, intl.locale)
  const content = (
    <>
      <span className="vh">
        {intl.formatMessage(
          { id: "calendar.entry.kind" },
          { kind: intl.formatMessage({ id: `calendar.module.${module}` }) },
        )}
        {isCancelled && intl.formatMessage({ id: "calendar.entry.cancelled" })}
      </span>
      {isToScale ? text && <small>{intl.formatMessage({ id: text })}</small> : <When entry={entry} />}{" "}
      <span className="subject" lang={lang}>
        {subject}
      </span>{" "}
      {isToScale && time && <Span entry={entry} />}
    </>
  )
  const look = {
    className: "ev",
    "data-k": module,
    "data-off": isCancelled ? "" : undefined,
    "data-surplus": isSurplus ? "" : undefined,
  }
  return href ? (
    <a {...look} {...linkTo(href)}>
      {content}
    </a>
  ) : (
    <span {...look}>{content}</span>
  )
}
