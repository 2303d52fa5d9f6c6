import { useId } from "react"
import { useIntl } from "react-intl"
import { calendarModuleValues } from "#openapi/generated/values/calendar-module.ts"
import { linkTo } from "#app/ui/link.tsx"
import { FilterChips } from "#app/ui/table/filter-chips.tsx"
import { FilterSelect } from "#app/ui/table/filter-fields.tsx"
import { FilterForm, QueryFields } from "#app/ui/table/filters.tsx"
import type { CalendarPage } from "./calendar.server.ts"
import { calendarEntries, calendarHref, calendarViews, earlierDays } from "./list.query.ts"

type ToolsProps = { page: CalendarPage }

function Turn({ page: { search, previous, next } }: ToolsProps) {
  const intl = useIntl()
  const turn = (date: string | undefined) => calendarHref(search, { date })
  return (
    <div className="acts">
      <a className="btn" rel="prev" {...linkTo(turn(previous), { staysInPlace: true })}>
        {intl.formatMessage({ id: `calendar.previous.${search.view}` })}
      </a>
      <a className="btn" {...linkTo(turn(undefined), { staysInPlace: true })}>
        {intl.formatMessage({ id: "calendar.today" })}
      </a>
      <a className="btn" rel="next" {...linkTo(turn(next), { staysInPlace: true })}>
        {intl.formatMessage({ id: `calendar.next.${search.view}` })}
      </a>
    </div>
  )
}

function Views({ page: { search } }: ToolsProps) {
  const intl = useIntl()
  return (
    <nav className="seg" aria-label={intl.formatMessage({ id: "calendar.views" })}>
      {calendarViews.map((view) => (
        <a
          key={view}
          aria-current={view === search.view ? "true" : undefined}
          {...linkTo(calendarHref(search, { view }), { staysInPlace: true })}
        >
          {intl.formatMessage({ id: `calendar.view.${view}` })}
        </a>
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
          {intl.formatMessage({ id: `calendar.module.${module}` })}
        </span>
      ))}
      <span className="muted">
        {intl.formatMessage({ id: zone.isUtc ? "calendar.zone.utc" : "calendar.zone" }, zone)}
      </span>
    </div>
  )
}

/**
 * Controls above the calendar: navigation in time, views, filters, legend and time zone (CAL-01). The filters have a line of their own at
 * every width: beside the views, they would move while the page arrives. On narrow screens a link unfolds them, unless they filter.
 */
export function CalendarTools({ page }: ToolsProps) {
  const intl = useIntl()
  const days = page.search.view === "month" || page.search.view === "week" ? page.weeks.flat() : []
  const today = days.findIndex(({ isToday }) => isToday)
  const hasPast = days.slice(0, Math.max(0, today)).some(({ entries }) => entries.length > 0)
  return (
    <>
      <div className="filters">
        <Turn page={page} />
        <Views page={page} />
        <a className="btn narrow" href="#filters">
          {intl.formatMessage({ id: "ui.filter.submit" })}
        </a>
      </div>
      <Filters page={page} />
      <Legend page={page} />
      {hasPast && (
        <p className="earlier">
          <a href={`#${earlierDays}`}>{intl.formatMessage({ id: "calendar.earlier" })}</a>
        </p>
      )}
    </>
  )
}
