import { Form } from "@remix-run/react"
import { type ReactNode, useContext, useId } from "react"
import { type IntlShape, useIntl } from "react-intl"
import type { ListQuery, ListSearch } from "#app/lib/list-query.ts"
import { shownDay } from "#app/lib/shown-day.ts"
import { linkTo } from "#app/ui/link.tsx"
import { type Chip, FilterChips } from "./filter-chips.tsx"
import { type Choice, FilterDate, type FilterField, FilterSelect, useQueryValue } from "./filter-fields.tsx"
import { ListToolsContext } from "./list-tools.ts"
import { useLiveFilters } from "./use-live-filters.ts"

type Count = Choice & { count: number }

type FilterBarProps = {
  query: ListQuery
  search: ListSearch
  /** The filters besides the search words; filters without a field keep their value. */
  fields?: FilterField[]
  /** The statuses with their counts, which are links above the form. */
  counts?: Count[]
  /** Name of the filter that the counts are for. */
  countsOf?: string
  /** A more specific filter, which the links of the counts remove. */
  finer?: string
}

/**
 * Statuses with counts, search and filters of a list as a GET form, and what is set as chips (SHELL-06). With scripts a change is applied
 * at once (`useLiveFilters`).
 */
export function FilterBar({ query, search, fields = [], counts = [], countsOf = "status", finer }: FilterBarProps) {
  const id = useId()
  const words = useQueryValue<HTMLInputElement>(search.q)
  const intl = useIntl()
  const tools = useContext(ListToolsContext)
  const list = { query, search }
  const state = query.href(search).slice(1)
  const held = ["q", ...fields.map(({ name }) => name)]
  const chips = chipsOf(list, [{ name: countsOf, label: "", options: counts }, ...fields], intl)
  return (
    <>
      {tools && <tools.Above query={state} />}
      {counts.length > 0 && <StatusCounts {...list} filter={countsOf} counts={counts} finer={finer} />}
      <FilterForm
        chips={
          <FilterChips chips={chips} clearedHref={query.clearedHref(search)}>
            {tools && state && <tools.Last query={state} />}
          </FilterChips>
        }
      >
        <QueryFields entries={query.entries(search)} without={held} />
        <div className="find">
          <label htmlFor={id}>{intl.formatMessage({ id: "ui.filter.search" })}</label>
          <input id={id} ref={words} type="search" name="q" defaultValue={search.q} maxLength={200} />
        </div>
        {fields.length > 0 && <FilterControls fields={fields} search={search} />}
      </FilterForm>
    </>
  )
}

type FilterFormProps = { /** What is set. */ chips: ReactNode; children: ReactNode }

/** The form of filters, and what is set. */
export function FilterForm({ chips, children }: FilterFormProps) {
  const label = useIntl().formatMessage({ id: "ui.filter.submit" })
  return (
    <search aria-label={label}>
      <LiveForm submit={label}>{children}</LiveForm>
      {chips}
    </search>
  )
}

type LiveFormProps = { className?: string; submit: string; children: ReactNode }

/** A GET form whose changes are applied at once (`useLiveFilters`); without scripts it has a button. */
export function LiveForm({ className = "filters", submit, children }: LiveFormProps) {
  return (
    <Form ref={useLiveFilters()} className={className} action="?" preventScrollReset>
      {children}
      <button className="btn apply" type="submit">
        {submit}
      </button>
    </Form>
  )
}

/** The controls of filters; two days in a row stay together. On narrow screens a link unfolds them, unless one is set. */
function FilterControls({ fields, search }: { fields: FilterField[]; search: ListSearch }) {
  const intl = useIntl()
  const days = fields.filter((field) => "isDay" in field)
  return (
    <>
      <a className="btn narrow" href="#filters">
        {intl.formatMessage({ id: "ui.filter.more" })}
      </a>
      <div id="filters" data-on={fields.some(({ name }) => search.filters[name]) || undefined}>
        {fields.map(
          (field) =>
            "options" in field && <FilterSelect key={field.name} {...field} value={search.filters[field.name]} />,
        )}
        {days.length > 0 && (
          <div className="filters">
            {days.map((day) => (
              <FilterDate key={day.name} {...day} search={search} />
            ))}
          </div>
        )}
      </div>
    </>
  )
}

type Searched = { query: ListQuery; search: ListSearch }

/** A chip for the words and for every filter that narrows the list; a day that cannot be read does not. */
function chipsOf({ query, search }: Searched, fields: FilterField[], { formatMessage, locale }: IntlShape): Chip[] {
  const { q, filters, unread = {} } = search
  const words = {
    name: "q",
    label: formatMessage({ id: "ui.filter.search" }),
    text: q,
    href: query.href(search, { q: "" }),
  }
  const chips = fields.flatMap((field) => {
    const { name, label } = field
    const value = filters[name]
    if (!value || unread[name]) return []
    const known = "options" in field && field.options.find((option) => option.value === value)
    const text = known ? known.text : shownDay(value, locale)
    return { name, label, text, href: query.href(search, { filters: { [name]: undefined } }) }
  })
  return [...(q ? [words] : []), ...new Map(chips.map((chip) => [chip.name, chip])).values()]
}

type QueryFieldsProps = { entries: [string, string][]; /** Names for which the form has controls. */ without: string[] }

/** Hidden fields for the query parameters that a GET form keeps. */
export function QueryFields({ entries, without }: QueryFieldsProps) {
  return (
    <>
      {entries
        .filter(([name]) => !without.includes(name))
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
    </>
  )
}

type StatusCountsProps = {
  query: ListQuery
  search: ListSearch
  /** Name of the filter that the counts are for. */
  filter?: string
  counts: Count[]
  /** A more specific filter, which the links remove. */
  finer?: string | undefined
}

/** The statuses of a list with their counts; each is a link that filters by the status. */
export function StatusCounts({ query, search, filter = "status", counts, finer }: StatusCountsProps) {
  const intl = useIntl()
  const chosen = search.filters[filter]
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  const everything = { value: undefined, text: intl.formatMessage({ id: "ui.filter.all" }), count: total }
  return (
    <nav className="counts" aria-label={intl.formatMessage({ id: "ui.counts" })}>
      {[everything, ...counts].map(({ value, text, count }) => (
        <a
          key={value ?? ""}
          aria-current={value === chosen ? "true" : undefined}
          {...linkTo(query.href(search, { filters: { [filter]: value, ...(finer && { [finer]: undefined }) } }))}
        >
          {intl.formatMessage({ id: "ui.counts.item" }, { text, count: intl.formatNumber(count) })}
        </a>
      ))}
    </nav>
  )
}
