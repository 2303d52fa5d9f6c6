import { Form } from "@remix-run/react"
import { type ReactNode, useEffect, useId, useRef } from "react"
import { useIntl } from "react-intl"
import type { ListQuery, ListSearch } from "#app/lib/list-query.ts"
import { shownDay } from "#app/lib/shown-day.ts"
import { errorText } from "../error-text.ts"
import { linkTo } from "#app/ui/link.tsx"

type FilterBarProps = {
  query: ListQuery
  search: ListSearch
  /** `FilterSelect`s; filters without a control keep their value. */
  children?: ReactNode
  /** Names of the filters that have a control in `children`. */
  holds?: string[]
}

/** Search and filters of a list as a GET form (SHELL-06), with a link that clears them. */
export function FilterBar({ query, search, children, holds = [] }: FilterBarProps) {
  const intl = useIntl()
  const id = useId()
  const ref = useQueryValue(search.q)
  const label = intl.formatMessage({ id: "ui.filter.submit" })
  return (
    <search aria-label={label}>
      <Form className="filters" action="?">
        <QueryFields entries={query.entries(search)} without={["q", ...holds]} />
        <div className="find">
          <label htmlFor={id}>{intl.formatMessage({ id: "ui.filter.search" })}</label>
          <input id={id} ref={ref} type="search" name="q" defaultValue={search.q} maxLength={200} />
        </div>
        {children}
        <button className="btn" type="submit">
          {intl.formatMessage({ id: "ui.filter.submit" })}
        </button>
        {query.isFiltered(search) && (
          <a className="btn quiet" {...linkTo(query.clearedHref(search))}>
            {intl.formatMessage({ id: "ui.filter.clear" })}
          </a>
        )}
      </Form>
    </search>
  )
}

/**
 * Shows another value of the query in an input that stays, and with it the focus: with a `key` it would be a new element after Enter.
 * @returns the ref of the input
 */
export function useQueryValue(value: string) {
  const ref = useRef<HTMLInputElement>(null)
  const shown = useRef(value) // what is typed before hydration stays
  useEffect(() => {
    if (ref.current && shown.current !== value) ref.current.value = value
    shown.current = value
  }, [value])
  return ref
}

type FilterSelectProps = {
  name: string
  label: string
  value: string | undefined
  options: { value: string; text: string }[]
}

/** One filter of a `FilterBar`: a select whose first option is "all". */
export function FilterSelect({ name, label, value = "", options }: FilterSelectProps) {
  const id = useId()
  const intl = useIntl()
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} key={value} defaultValue={value}>
        <option value="">{intl.formatMessage({ id: "ui.filter.all" })}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  )
}

type FilterDateProps = { name: string; label: string; search: ListSearch }

/**
 * One filter of a `FilterBar`: a day, typed like that of a form (`DateField`). A day that cannot be read stays in the field with its error;
 * the list is not narrowed by it.
 */
export function FilterDate({ name, label, search: { filters, unread } }: FilterDateProps) {
  const id = useId()
  const intl = useIntl()
  const value = shownDay(filters[name] ?? "", intl.locale)
  const ref = useQueryValue(value)
  const problem = unread?.[name]
  const errorId = problem && `${id}-error`
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        ref={ref}
        type="text"
        autoComplete="off"
        name={name}
        defaultValue={value}
        maxLength={200}
        placeholder={intl.formatMessage({ id: "ui.date.example" })}
        aria-invalid={problem ? true : undefined}
        aria-describedby={errorId}
      />
      {problem && (
        <span className="err" id={errorId}>
          {errorText(intl, problem, label)}
        </span>
      )}
    </div>
  )
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
  counts: { value: string; text: string; count: number }[]
  /** A more specific filter, which the links remove. */
  finer?: string
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
