/** What one page of a list is asked for with: `page` counts from 1. */
export type PagePart = { page: number; size: 10 | 200 }

type Page<Row> = { items: Row[]; total: number }

/**
 * Yields all rows of a list, page by page (SHELL-06: an export contains all filtered rows, not only the visible page).
 * @param load loads one page
 * @param size rows of a page, by default the backend's maximum
 */
export async function* everyPage<Row>(
  load: (part: PagePart) => Promise<Page<Row>>,
  size: PagePart["size"] = 200,
): AsyncGenerator<Row[], void> {
  for (let page = 1; ; page += 1) {
    const { items, total } = await load({ page, size })
    yield items
    // a page with fewer rows is not the last one: rows that do not match the contract are left out (ERR-07)
    if (items.length === 0 || page * size >= total) return
  }
}

/** Returns all rows of a list; see `everyPage`. */
export async function everyRow<Row>(load: (part: PagePart) => Promise<Page<Row>>): Promise<Row[]> {
  const rows: Row[] = []
  for await (const items of everyPage(load)) rows.push(...items)
  return rows
}
