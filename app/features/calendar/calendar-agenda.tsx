import { useIntl } from "react-intl"
import { EmptyState } from "#app/ui/feedback/empty-state.tsx"
import { linkedText, linkTo } from "#app/ui/link.tsx"
import { Time } from "#app/ui/time.tsx"
import { calendarHref } from "./list.query.ts"
import { markTexts } from "./calendar.status.ts"
import type { CalendarDay, CalendarPage } from "./calendar.server.ts"

type Entry = CalendarDay["entries"][number]

function When({ entry: { mark, time, until } }: { entry: Entry }) {
  const intl = useIntl()
  const text = markTexts[mark]
  if (mark === "continues" && until)
    return intl.formatMessage({ id: "calendar.mark.until" }, { time: <Time moment={until} /> })
  return (
    <>
      {time && <Time moment={time} />}
      {time && until && intl.formatMessage({ id: "calendar.to" }, { time: <Time moment={until} /> })}
      {text && (
        <>
          {time && " "}
          {intl.formatMessage({ id: text })}
        </>
      )}
    </>
  )
}

/**
 * Location of an entry; the address of an online conference is a link. Not shared with `Location`: sharing it would add one more file to
 * the meeting pages.
 */
function Place({ location: { text, href } }: { location: NonNullable<Entry["location"]> }) {
  return href === undefined ? (
    <>{text}</>
  ) : (
    <a href={href} rel="noreferrer">
      {text}
    </a>
  )
}

function AgendaRow({ entry }: { entry: Entry }) {
  const intl = useIntl()
  const { module, subject, href, group, location, isCancelled } = entry
  return (
    <li>
      <span className="when">
        <When entry={entry} />
      </span>
      <div>
        <span className="ev" data-k={module}>
          {intl.formatMessage({ id: `calendar.module.${module}` })}
        </span>{" "}
        <span data-off={isCancelled ? "" : undefined}>{linkedText(intl, subject, href)}</span>
        {isCancelled && (
          <span className="tag" data-s="void">
            {intl.formatMessage({ id: "status.cancelled" })}
          </span>
        )}
        <small>
          {group ? (
            <>
              <span className="ref">{group.acronym}</span> {group.name}
            </>
          ) : (
            intl.formatMessage({ id: "event.whole-alliance" })
          )}
          {location && (
            <>
              {" · "}
              <Place location={location} />
            </>
          )}
        </small>
      </div>
    </li>
  )
}

/** Entries day by day; days without entries are left out (CAL-01). */
export function CalendarAgenda({ page: { weeks, search } }: { page: CalendarPage }) {
  const intl = useIntl()
  const days = weeks.flat().filter(({ entries }) => entries.length > 0)
  if (days.length === 0) return <CalendarEmpty search={search} />
  return (
    <div className="agenda">
      {days.map(({ date, words, entries, isToday }) => (
        <section key={date} aria-labelledby={`day-${date}`}>
          <h2 id={`day-${date}`} aria-current={isToday ? "date" : undefined}>
            <time dateTime={date}>{words.whole}</time>
            {isToday && <small>{intl.formatMessage({ id: "calendar.today" })}</small>}
          </h2>
          <ul>
            {entries.map((entry) => (
              <AgendaRow key={entry.id} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** Says why there are no entries: the filters exclude them, or nothing is planned. */
export function CalendarEmpty({ search }: Pick<CalendarPage, "search">) {
  const intl = useIntl()
  const isFiltered = search.module !== undefined || search.group !== undefined || search.isMine
  const everything = calendarHref(search, { module: undefined, group: undefined, isMine: false })
  if (!isFiltered)
    return (
      <EmptyState title={intl.formatMessage({ id: "calendar.empty" })}>
        {intl.formatMessage({ id: "calendar.empty-why" })}
      </EmptyState>
    )
  return (
    <EmptyState
      title={intl.formatMessage({ id: "calendar.none" })}
      action={
        <a className="btn" {...linkTo(everything)}>
          {intl.formatMessage({ id: "ui.filter.clear" })}
        </a>
      }
    />
  )
}
