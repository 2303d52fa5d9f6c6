import { FormattedMessage } from "react-intl"
import { EmptyState } from "#app/ui/feedback/empty-state.tsx"
import { Link } from "#app/ui/link.tsx"
import { Time } from "#app/ui/time.tsx"
import { calendarHref } from "./list.query.ts"
import { markTexts } from "./calendar.status.ts"
import type { CalendarDay, CalendarPage } from "./calendar.server.ts"

type Entry = CalendarDay["entries"][number]

function When({ entry: { mark, time, until } }: { entry: Entry }) {
  const text = markTexts[mark]
  if (mark === "continues" && until)
    return <FormattedMessage id="calendar.mark.until" values={{ time: <Time moment={until} /> }} />
  return (
    <>
      {time && <Time moment={time} />}
      {time && until && <FormattedMessage id="calendar.to" values={{ time: <Time moment={until} /> }} />}
      {text && (
        <>
          {time && " "}
          <FormattedMessage id={text} />
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
  const { module, subject, href, group, location, isCancelled } = entry
  return (
    <li>
      <span className="when">
        <When entry={entry} />
      </span>
      <div>
        <span className="ev" data-k={module}>
          <FormattedMessage id={`calendar.module.${module}`} />
        </span>{" "}
        <span data-off={isCancelled ? "" : undefined}>{href ? <Link to={href}>{subject}</Link> : subject}</span>
        {isCancelled && (
          <span className="tag" data-s="void">
            <FormattedMessage id="status.cancelled" />
          </span>
        )}
        <small>
          {group ? (
            <>
              <span className="ref">{group.acronym}</span> {group.name}
            </>
          ) : (
            <FormattedMessage id="event.whole-alliance" />
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
  const days = weeks.flat().filter(({ entries }) => entries.length > 0)
  if (days.length === 0) return <CalendarEmpty search={search} />
  return (
    <div className="agenda">
      {days.map(({ date, words, entries, isToday }) => (
        <section key={date} aria-labelledby={`day-${date}`}>
          <h2 id={`day-${date}`} aria-current={isToday ? "date" : undefined}>
            <time dateTime={date}>{words.whole}</time>
            {isToday && (
              <small>
                <FormattedMessage id="calendar.today" />
              </small>
            )}
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
  const isFiltered = search.module !== undefined || search.group !== undefined || search.isMine
  const everything = calendarHref(search, { module: undefined, group: undefined, isMine: false })
  if (!isFiltered)
    return (
      <EmptyState title={<FormattedMessage id="calendar.empty" />}>
        <FormattedMessage id="calendar.empty-why" />
      </EmptyState>
    )
  return (
    <EmptyState
      title={<FormattedMessage id="calendar.none" />}
      action={
        <Link className="btn" to={everything}>
          <FormattedMessage id="ui.filter.clear" />
        </Link>
      }
    />
  )
}
