type Key = number | string | null

/** Whether all words of `q` occur in what a row shows as text. */
export function matches(q: string | undefined, texts: readonly (string | null)[]): boolean {
  const whole = texts.join("\n").toLowerCase()
  return (q ?? "")
    .toLowerCase()
    .split(/\s+/)
    .every((word) => whole.includes(word))
}

/**
 * Rows by a sort key of the contract, `-` before it for descending. What has no value comes last in either direction;
 * rows that are equal keep their order.
 */
export function sorted<R>(rows: readonly R[], sort: string, keys: Readonly<Record<string, (row: R) => Key>>): R[] {
  const isDescending = sort.startsWith("-")
  const name = isDescending ? sort.slice(1) : sort
  const key = keys[name]
  if (!key) throw new Error(`no sort key ${name}`)
  return [...rows].sort((a, b) => compare(key(a), key(b), isDescending ? -1 : 1))
}

function compare(a: Key, b: Key, direction: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  if (typeof a === "string" && typeof b === "string") return direction * collator.compare(a, b)
  return direction * (Number(a) - Number(b))
}

const collator = new Intl.Collator("en", { numeric: true })

/** One page of the rows; behind the last one it is empty. */
export function pageOf<R>(rows: readonly R[], page: number, size: number): R[] {
  return rows.slice((page - 1) * size, page * size)
}

/** How many rows stand in each status. */
export function countBy<R, S extends string>(
  rows: readonly R[],
  statuses: readonly S[],
  of: (row: R) => S,
): Record<S, number> {
  const counts = Object.fromEntries(statuses.map((status) => [status, 0])) as Record<S, number>
  for (const row of rows) counts[of(row)] += 1
  return counts
}

/** Whether an instant lies in `from` (included) to `to` (excluded), both optional RFC 3339. */
export function isBetween(instant: number, from: string | undefined, to: string | undefined): boolean {
  return (from === undefined || instant >= Date.parse(from)) && (to === undefined || instant < Date.parse(to))
}
