/** Target size of a list: rows on the page, and stored records. */
export type Growth = { rows: number; stored: number }

type List = { items: Record<string, unknown>[]; total: number; size: number }

function isList(value: unknown): value is List {
  const { items, total, size } = (value ?? {}) as Partial<List>
  return Array.isArray(items) && items.length > 0 && typeof total === "number" && typeof size === "number"
}

/** A copy of a row with a unique id, because React keys come from ids. */
const copy = (row: Record<string, unknown>, number: number) =>
  typeof row.id === "string" ? { ...row, id: `${row.id}-${number}` } : row

/**
 * Makes a list response longer by repeating its rows. Returns other values, and lists without rows, unchanged.
 */
export function grown(value: unknown, { rows, stored }: Growth): unknown {
  if (!isList(value)) return value
  const { items } = value
  const many = Array.from({ length: rows }, (_, number) => copy(items[number % items.length] ?? {}, number))
  return { ...value, items: many, total: stored, size: rows }
}
