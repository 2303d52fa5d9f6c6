import { useIntl } from "react-intl"
import { linkTo } from "#app/ui/link.tsx"
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
  const intl = useIntl()
  const text = markTexts[mark]
  if (mark === "continues" && until)
    return intl.formatMessage({ id: "calendar.mark.until" }, { time: <Time moment={until} /> })
  return (
    <>
      {time && <Time moment={time} />}
      {hasEnd && time && until && intl.formatMessage({ id: "calendar.to" }, { time: <Time moment={until} /> })}
      {text && (
        <small>
          {time && " "}
          {intl.formatMessage({ id: text })}
        </small>
      )}
    </>
  )
}

/** An entry in a day's cell: its type as text for screen readers and as a colour, its time and its subject (CAL-01). */
export function CalendarEntry({ entry, hasEnd, isSurplus }: EntryProps) {
  const intl = useIntl()
  const { module, subject, href, isCancelled } = entry
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
    <a {...look} {...linkTo(href)}>
      {content}
    </a>
  ) : (
    <span {...look}>{content}</span>
  )
}
