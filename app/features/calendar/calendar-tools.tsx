import { useId } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { calendarModuleValues } from "#openapi/generated/values/calendar-module.ts"
import { Link } from "#app/ui/link.tsx"
import { FilterChips } from "#app/ui/table/filter-chips.tsx"
import { FilterSelect } from "#app/ui/table/filter-fields.tsx"
import { FilterForm, QueryFields } from "#app/ui/table/filters.tsx"
import type { CalendarPage } from "./calendar.server.ts"
import { earlierDays } from "./calendar-grid.tsx"
import { calendarEntries, calendarHref } from "./list.query.ts"

type ToolsProps = { page: CalendarPage }

const views = ["month", "week", "agenda"] as const
const viewTexts = { month: "calendar.view.month", week: "calendar.view.week", agenda: "calendar.view.agenda" } as const

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
      {views.map((view) => (
        <Link
          key={view}
          to={calendarHref(search, { view })}
          aria-current={view === search.view ? "true" : undefined}
          preventScrollReset
        >
          <FormattedMessage id={viewTexts[view]} />
        </Link>
      ))}
    </nav>
  )
}

function Filters({ page: { search, groups } }: ToolsProps) {
  const intl = useIntl()
  const id = useId()
  const text = (of: FormatjsIntl.Message["ids"]) => intl.formatMessage({ id: of })
  const kinds = calendarModuleValues.map((value) => ({ value, text: text(`calendar.module.${value}`) }))
  const fields = [
    { name: "group", label: text("calendar.filter.group"), value: search.group, options: groups },
    { name: "module", label: text("calendar.filter.module"), value: search.module, options: kinds },
  ] as const
  const chips = fields.flatMap(({ name, label, value, options }) =>
    options
      .filter((option) => option.value === value)
      .map((option) => ({ name, label, text: option.text, href: calendarHref(search, { [name]: undefined }) })),
  )
  const mine = { name: "mine", text: text("calendar.filter.mine"), href: calendarHref(search, { isMine: false }) }
  const clearedHref = calendarHref(search, { group: undefined, module: undefined, isMine: false })
  const isOn = search.group !== undefined || search.module !== undefined || search.isMine
  return (
    <div id="filters" data-on={isOn ? "" : undefined}>
      <FilterForm
        chips={<FilterChips chips={[...chips, ...(search.isMine ? [mine] : [])]} clearedHref={clearedHref} />}
      >
        <QueryFields entries={calendarEntries(search)} without={["module", "group", "mine"]} />
        {fields.map((field) => (
          <FilterSelect key={field.name} {...field} options={[...field.options]} />
        ))}
        <div className="check">
          <input
            id={id}
            key={String(search.isMine)}
            type="checkbox"
            name="mine"
            value="1"
            defaultChecked={search.isMine}
          />
          <label htmlFor={id}>{mine.text}</label>
        </div>
      </FilterForm>
    </div>
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
  const days = page.search.view === "month" ? page.weeks.flat() : []
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
