/** How long a list is to be: so many rows on the page, of so many stored. */
export type Growth = { rows: number; stored: number }

type List = { items: Record<string, unknown>[]; total: number; size: number }

function isList(value: unknown): value is List {
  const { items, total, size } = (value ?? {}) as Partial<List>
  return Array.isArray(items) && items.length > 0 && typeof total === "number" && typeof size === "number"
}

/** The same row under an id of its own: rows are told apart by it. */
const copy = (row: Record<string, unknown>, number: number) =>
  typeof row.id === "string" ? { ...row, id: `${row.id}-${number}` } : row

/**
 * What a backend answers when a list is longer: the rows there are, again and again. What is no page of a list, or has no row, stays
 * as it is.
 */
export function grown(value: unknown, { rows, stored }: Growth): unknown {
  if (!isList(value)) return value
  const { items } = value
  const many = Array.from({ length: rows }, (_, number) => copy(items[number % items.length] ?? {}, number))
  return { ...value, items: many, total: stored, size: rows }
}
