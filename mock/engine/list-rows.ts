import { searchable } from "./texts.ts"
import type { components } from "#openapi/generated/schema.d.ts"
import { collator, ranked } from "./collation.ts"

type PageSize = components["schemas"]["PageSize"]
type Key = number | string | null

/** Whether all words of `q` occur in a row's texts. */
export function matches(q: string | undefined, texts: readonly (string | null)[]): boolean {
  return (
    q === undefined ||
    containsWords(
      q,
      texts.flatMap((text) => (text === null ? [] : searchable(text))),
    )
  )
}

/** Whether all words of `q` occur in texts that are `searchable` already, such as those of a `textReader`. */
export function containsWords(q: string, texts: readonly string[]): boolean {
  return wordsIn(q).every((word) => texts.some((text) => text.includes(word)))
}

/** Caches the words of the last query, because it is applied to one row after another. */
let lastQuery = { q: "", words: [""] }

function wordsIn(q: string): readonly string[] {
  if (lastQuery.q !== q) lastQuery = { q, words: searchable(q).split(/\s+/) }
  return lastQuery.words
}

/** Returns a function that reads a row's texts in searchable form, with a cache: rows never change. */
export function textReader<R extends object>(textsOf: (row: R) => readonly (string | null)[]): (row: R) => string {
  const read = new WeakMap<R, string>()
  return (row) => {
    const known = read.get(row)
    if (known !== undefined) return known
    const made = searchable(textsOf(row).join("\n"))
    read.set(row, made)
    return made
  }
}

/**
 * Sorts rows by a sort key of the contract; a leading `-` means descending. Rows without a value come last in both directions; the sort is
 * stable.
 */
export function sorted<R>(
  rows: readonly R[],
  sort: string,
  keys: Readonly<Record<string, (row: R) => Key>>,
): readonly R[] {
  const direction = sort.startsWith("-") ? -1 : 1
  const name = sort.replace(/^-/, "")
  const key = keys[name]
  if (!key) throw new Error(`no sort key ${name}`)
  const values = ranked(name, rows.map(key))
  const indexes = values.map((_value, at) => at)
  const numbers = numbersOf(values, direction)
  if (numbers) indexes.sort((a, b) => (numbers[a] ?? 0) - (numbers[b] ?? 0))
  else indexes.sort((a, b) => compare(values[a] ?? null, values[b] ?? null, direction))
  return indexes.flatMap((at) => rows[at] ?? [])
}

/** The values as numbers for an ascending sort, missing values last; undefined if any value is a text. */
function numbersOf(values: readonly Key[], direction: 1 | -1): Float64Array | undefined {
  if (values.some((value) => typeof value === "string")) return undefined
  return Float64Array.from(values, (value) => (value === null ? Infinity : direction * Number(value)))
}

function compare(a: Key, b: Key, direction: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  if (typeof a === "string" && typeof b === "string") return direction * collator.compare(a, b)
  return direction * (Number(a) - Number(b))
}

/** One page of the rows; empty after the last one. */
export function pageOf<R>(rows: readonly R[], page: number, size: number): R[] {
  return rows.slice((page - 1) * size, page * size)
}

type PageQuery = { page?: number; size?: PageSize; sort: string }

/** The page of a list that a call asks for, as the contract describes it; `itemOf` converts a row. */
export function listPage<R, I>(
  rows: readonly R[],
  { page = 1, size = 25, sort }: PageQuery,
  keys: Readonly<Record<string, (row: R) => Key>>,
  itemOf: (row: R) => I,
) {
  const items = pageOf(sorted(rows, sort, keys), page, size).map((row) => itemOf(row))
  return { items, total: rows.length, page, size }
}

/** Number of rows with each status. */
export function countBy<R, S extends string>(
  rows: readonly R[],
  statuses: readonly S[],
  of: (row: R) => S,
): Record<S, number> {
  const counts = Object.fromEntries(statuses.map((status) => [status, 0])) as Record<S, number>
  for (const row of rows) counts[of(row)] += 1
  return counts
}

/** Whether an instant is between `from` (inclusive) and `to` (exclusive), both optional RFC 3339 texts. */
export function isBetween(instant: number, from: string | undefined, to: string | undefined): boolean {
  return (from === undefined || instant >= Date.parse(from)) && (to === undefined || instant < Date.parse(to))
}
