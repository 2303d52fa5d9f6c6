/** The backend's maximum page size. */
const size = 200

type Page<Row> = { items: Row[]; total: number }

/**
 * Yields all rows of a list, page by page (SHELL-06: an export contains all filtered rows, not only the visible page).
 * @param load loads one page; `page` counts from 1
 */
export async function* everyPage<Row>(
  load: (part: { page: number; size: 200 }) => Promise<Page<Row>>,
): AsyncGenerator<Row[], void> {
  for (let page = 1; ; page += 1) {
    const { items, total } = await load({ page, size })
    yield items
    // a page with fewer rows is not the last one: rows that do not match the contract are left out (ERR-07)
    if (items.length === 0 || page * size >= total) return
  }
}

/** Returns all rows of a list; see `everyPage`. */
export async function everyRow<Row>(load: (part: { page: number; size: 200 }) => Promise<Page<Row>>): Promise<Row[]> {
  const rows: Row[] = []
  for await (const items of everyPage(load)) rows.push(...items)
  return rows
}
