/** The largest page a list gives. */
const size = 200

type Page<Row> = { items: Row[]; total: number }

/**
 * All rows of a list, page after page (SHELL-06: a file holds what the filters show, not only the page one sees).
 * @param load one page; `page` counts from 1
 */
export async function* everyPage<Row>(
  load: (part: { page: number; size: 200 }) => Promise<Page<Row>>,
): AsyncGenerator<Row[], void> {
  let seen = 0
  for (let page = 1; ; page += 1) {
    const { items, total } = await load({ page, size })
    seen += items.length
    yield items
    if (items.length < size || seen >= total) return
  }
}
