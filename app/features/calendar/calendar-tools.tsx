import { Form } from "@remix-run/react"
import { useId } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { calendarModuleValues } from "#openapi/generated/values/calendar-module.ts"
import { Link } from "#app/ui/link.tsx"
import { FilterSelect } from "#app/ui/table/filters.tsx"
import type { CalendarPage } from "./calendar.server.ts"
import { earlierDays } from "./calendar-grid.tsx"
import { calendarEntries, calendarHref, calendarViews } from "./list.query.ts"

type ToolsProps = { page: CalendarPage }

function Turn({ page: { search, previous, next } }: ToolsProps) {
  const turn = (date: string | undefined) => calendarHref(search, { date })
  return (
    <div className="acts">
      <Link className="btn" rel="prev" to={turn(previous)} preventScrollReset>
        <FormattedMessage id={`calendar.previous.${search.view}`} />
      </Link>
      <Link className="btn" to={turn(undefined)} preventScrollReset>
        <FormattedMessage id="calendar.today" />
      </Link>
      <Link className="btn" rel="next" to={turn(next)} preventScrollReset>
        <FormattedMessage id={`calendar.next.${search.view}`} />
      </Link>
    </div>
  )
}

function Views({ page: { search } }: ToolsProps) {
  const intl = useIntl()
  return (
    <nav className="seg" aria-label={intl.formatMessage({ id: "calendar.views" })}>
      {calendarViews.map((view) => (
        <Link
          key={view}
          to={calendarHref(search, { view })}
          aria-current={view === search.view ? "true" : undefined}
          preventScrollReset
        >
          <FormattedMessage id={`calendar.view.${view}`} />
        </Link>
      ))}
    </nav>
  )
}

const visibleFields = new Set(["module", "group", "mine"])

function Filters({ page: { search, groups } }: ToolsProps) {
  const intl = useIntl()
  const id = useId()
  const isOn = search.group !== undefined || search.module !== undefined || search.isMine
  const kinds = calendarModuleValues.map((value) => ({
    value,
    text: intl.formatMessage({ id: `calendar.module.${value}` }),
  }))
  return (
    <search id="filters" aria-label={intl.formatMessage({ id: "ui.filter.submit" })} data-on={isOn ? "" : undefined}>
      <Form className="filters" action="?" preventScrollReset>
        {calendarEntries(search)
          .filter(([name]) => !visibleFields.has(name))
          .map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        <FilterSelect
          name="group"
          label={intl.formatMessage({ id: "calendar.filter.group" })}
          value={search.group}
          options={groups}
        />
        <FilterSelect
          name="module"
          label={intl.formatMessage({ id: "calendar.filter.module" })}
          value={search.module}
          options={kinds}
        />
        <div className="check">
          <input
            id={id}
            key={String(search.isMine)}
            type="checkbox"
            name="mine"
            value="1"
            defaultChecked={search.isMine}
          />
          <label htmlFor={id}>
            <FormattedMessage id="calendar.filter.mine" />
          </label>
        </div>
        <button className="btn" type="submit">
          <FormattedMessage id="ui.filter.submit" />
        </button>
      </Form>
    </search>
  )
}

function Legend({ page: { zone } }: ToolsProps) {
  const intl = useIntl()
  return (
    <div className="legend" role="group" aria-label={intl.formatMessage({ id: "calendar.kinds" })}>
      {calendarModuleValues.map((module) => (
        <span key={module} className="ev" data-k={module}>
          <FormattedMessage id={`calendar.module.${module}`} />
        </span>
      ))}
      <span className="muted">
        <FormattedMessage id={zone.isUtc ? "calendar.zone.utc" : "calendar.zone"} values={zone} />
      </span>
    </div>
  )
}

/**
 * Controls above the calendar: navigation in time, views, filters, legend and time zone (CAL-01). The filters have a line of their own at
 * every width: beside the views, they would move while the page arrives. On narrow screens a link unfolds them, unless they filter.
 */
export function CalendarTools({ page }: ToolsProps) {
  const days = page.search.view === "month" || page.search.view === "week" ? page.weeks.flat() : []
  const today = days.findIndex(({ isToday }) => isToday)
  const hasPast = days.slice(0, Math.max(0, today)).some(({ entries }) => entries.length > 0)
  return (
    <>
      <div className="filters">
        <Turn page={page} />
        <Views page={page} />
        <a className="btn narrow" href="#filters">
          <FormattedMessage id="ui.filter.submit" />
        </a>
      </div>
      <Filters page={page} />
      <Legend page={page} />
      {hasPast && (
        <p className="earlier">
          <a href={`#${earlierDays}`}>
            <FormattedMessage id="calendar.earlier" />
          </a>
        </p>
      )}
    </>
  )
}
