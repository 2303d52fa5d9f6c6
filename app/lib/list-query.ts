import { cleanCode } from "./clean-text.ts"
import { cut } from "./cut.ts"
import { dayProblem, readDay } from "./typed-date.ts"

/** The page sizes of every list (SHELL-06). */
export const pageSizes = [10, 25, 50, 200] as const

export type PageSize = (typeof pageSizes)[number]

/** Rows per page if the URL has no `size` (SHELL-06). */
export const defaultPageSize: PageSize = 25

type FilterValues = Record<string, readonly string[]>

type ValueOf<Values extends readonly string[]> = Values extends readonly [] ? string : Values[number]

/** The search of a list, as in its URL. `page` counts from 1; a filter without a value is absent. */
export type ListSearch<Sort extends string = string, Filters extends FilterValues = FilterValues> = {
  page: number
  size: PageSize
  q: string
  sort: Sort
  direction: "asc" | "desc"
  filters: { [Name in keyof Filters]?: ValueOf<Filters[Name]> }
  /** Error codes of the filters for days that cannot be read: their text stays in `filters`, but they do not narrow the list. */
  unread?: Record<string, string>
}

/** Changes to a search: `page` is reset to 1 unless given; `undefined` removes a filter. */
export type ListChange<Sort extends string = string, Filters extends FilterValues = FilterValues> = Partial<
  Omit<ListSearch<Sort, Filters>, "filters">
> & { filters?: { [Name in keyof Filters]?: ValueOf<Filters[Name]> | undefined } }

type SortOf<Key extends string> = Key extends `-${infer Sort}` ? Sort : Key

type Options<Key extends string, Filters extends FilterValues> = {
  /** Sort keys; the first is the default. A leading `-` makes descending the key's natural direction (times, numbers). */
  sort: readonly Key[]
  /** Filter names with their allowed values; an empty list allows any text (ids), `typedDay` a day. */
  filters?: Filters
  /** Filters that choose which list is shown or how: they do not narrow the list and remain when the other filters are cleared. */
  views?: readonly (keyof Filters & string)[]
}

/** Reads and writes the search of one list. No other code knows the URL format of a list (SHELL-06). */
export type ListQuery<Sort extends string = string, Filters extends FilterValues = FilterValues> = {
  sorts: readonly Sort[]
  filters: Filters
  /** Parses a URL; unknown and out-of-range values fall back to their defaults. */
  parse(url: string | URL): ListSearch<Sort, Filters>
  /** The query string of a changed search, `?` included, without defaults; `"?"` if it is empty. */
  href(search: ListSearch<Sort, Filters>, change?: ListChange<Sort, Filters>): string
  /** The same as name and value pairs, for the hidden fields of a GET form. */
  entries(search: ListSearch<Sort, Filters>, change?: ListChange<Sort, Filters>): [string, string][]
  /** Whether search words or filters narrow the list. */
  isFiltered(search: ListSearch<Sort, Filters>): boolean
  /** The query string of the same list without search words and filters. */
  clearedHref(search: ListSearch<Sort, Filters>): string
  /** The sort direction after a click on a column: the key's natural one, or the opposite if the list is already sorted by it. */
  nextDirection(search: ListSearch<Sort, Filters>, sort: Sort): "asc" | "desc"
}

const longestText = 200

/** The value of a filter for a day, which is typed like that of a form: `parse` reads it to a RFC 3339 full-date. */
export const typedDay: readonly [] = []

function positiveNumber(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}

// URLs are read by loaders only, so the scripts of list pages do without what reads days and cleans words.
const wordsIn = (text: string | null) => (import.meta.env.SSR ? cut(cleanCode(text ?? ""), longestText) : (text ?? ""))
const problemOf = (text: string) => (import.meta.env.SSR ? dayProblem(text) : undefined)

/** A typed day as a RFC 3339 full-date; any other text as it is. */
function dayIn(text: string): string {
  const reading = import.meta.env.SSR ? readDay(text) : undefined
  return reading?.kind === "day" ? reading.day : text
}

const isAllowed = (value: string, values: readonly string[]) =>
  value !== "" && (values.length === 0 || values.includes(value))

function readFilters<Filters extends FilterValues>(filters: Filters, params: URLSearchParams) {
  const read: Record<string, string> = {}
  const unread: Record<string, string> = {}
  for (const [name, values] of Object.entries(filters)) {
    const value = wordsIn(params.get(name))
    if (!isAllowed(value, values)) continue
    const isDay = values === typedDay
    read[name] = isDay ? dayIn(value) : value
    const problem = isDay ? problemOf(value) : undefined
    if (problem) unread[name] = problem
  }
  const hasUnread = Object.keys(unread).length > 0
  return { filters: read as ListSearch<string, Filters>["filters"], ...(hasUnread && { unread }) }
}

/**
 * Declares the search of one list.
 * @example const query = listQuery({ sort: ["-start_time", "subject"], filters: { status: meetingStatuses } })
 */
export function listQuery<const Key extends string, const Filters extends FilterValues = Record<never, never>>(
  options: Options<Key, Filters>,
): ListQuery<SortOf<Key>, Filters> {
  type Sort = SortOf<Key>
  const natural = new Map<Sort, "asc" | "desc">(
    options.sort.map((key) => [key.replace(/^-/, "") as Sort, key.startsWith("-") ? "desc" : "asc"]),
  )
  const sorts = [...natural.keys()]
  const defaultSort = sorts[0] as Sort
  const filters = options.filters ?? ({} as Filters)
  const naturalDirection = (sort: Sort) => natural.get(sort) ?? "asc"

  const narrowing = Object.keys(filters).filter((name) => !options.views?.includes(name))

  function parse(url: string | URL): ListSearch<Sort, Filters> {
    const params = new URL(url, "http://list.invalid").searchParams
    const [key = "", order] = (params.get("sort") ?? "").split(":")
    const sort = sorts.find((known) => known === key) ?? defaultSort
    const size = positiveNumber(params.get("size"))
    return {
      page: positiveNumber(params.get("page")) ?? 1,
      size: pageSizes.find((known) => known === size) ?? defaultPageSize,
      q: wordsIn(params.get("q")),
      sort,
      direction: sort === key && (order === "asc" || order === "desc") ? order : naturalDirection(sort),
      ...readFilters(filters, params),
    }
  }

  function entries(search: ListSearch<Sort, Filters>, change: ListChange<Sort, Filters> = {}): [string, string][] {
    const next = { ...search, page: 1, ...change, filters: { ...search.filters, ...change.filters } }
    const isNatural = next.direction === naturalDirection(next.sort)
    const pairs: [string, string | undefined][] = [
      ["q", next.q],
      ...Object.keys(filters).map((name): [string, string | undefined] => [name, next.filters[name]]),
      ["sort", isNatural ? (next.sort === defaultSort ? "" : next.sort) : `${next.sort}:${next.direction}`],
      ["size", next.size === defaultPageSize ? "" : String(next.size)],
      ["page", next.page === 1 ? "" : String(next.page)],
    ]
    return pairs.filter((pair): pair is [string, string] => Boolean(pair[1]))
  }

  const href = (search: ListSearch<Sort, Filters>, change?: ListChange<Sort, Filters>) =>
    `?${new URLSearchParams(entries(search, change))}`

  return {
    sorts,
    filters,
    parse,
    entries,
    href,
    isFiltered: ({ q, filters: chosen }) => q !== "" || narrowing.some((name) => chosen[name]),
    clearedHref(search) {
      const nothing = Object.fromEntries(narrowing.map((name) => [name, undefined]))
      return href(search, { q: "", filters: nothing as ListChange<Sort, Filters>["filters"] })
    },
    nextDirection: (search, sort) => {
      if (search.sort !== sort) return naturalDirection(sort)
      return search.direction === "asc" ? "desc" : "asc"
    },
  }
}

/** Query parameters that every list of the contract takes: page, size, search words, and the sort key with a leading `-` for descending. */
export function listParameters<Sort extends string>({ page, size, q, sort, direction }: ListSearch<Sort>) {
  return { page, size, q: q || undefined, sort: direction === "desc" ? (`-${sort}` as const) : sort }
}

/** Removes the page, size, order and search words of a list from a URL's query, for what is the same on every page of the list. */
export function removeListPlace(query: URLSearchParams): void {
  for (const name of ["page", "size", "sort", "q"]) query.delete(name)
}
