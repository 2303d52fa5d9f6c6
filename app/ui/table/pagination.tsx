import { useId } from "react"
import { useIntl } from "react-intl"
import { type ListQuery, type ListSearch, pageSizes } from "#app/lib/list-query.ts"
import { linkTo } from "#app/ui/link.tsx"
import { LiveForm, QueryFields } from "./filters.tsx"
import { textLang } from "#app/ui/text-lang.ts"

type PaginationProps = { query: ListQuery; search: ListSearch; total: number }

/**
 * Range and total of the rows, page links, and page size (SHELL-06). A page beyond the end has no range. If all rows fit on the smallest
 * page, only their number, for screen readers: they read out what a search, filter or page has found when it changes (WCAG 4.1.3).
 */
export function Pagination({ query, search, total }: PaginationProps) {
  const intl = useIntl()
  const { page, size } = search
  const isPaged = total > pageSizes[0]
  const pages = Math.max(1, Math.ceil(total / size))
  const from = (page - 1) * size + 1
  const to = Math.min(page * size, total)
  return (
    <div className={isPaged ? "pager" : "vh"}>
      <span role="status">
        {intl.formatMessage(
          { id: isPaged && from <= total ? "ui.pager.range" : "ui.pager.total" },
          { from, to, total },
        )}
      </span>
      {pages > 1 && <PageLinks query={query} search={search} pages={pages} />}
      {isPaged && <SizeForm query={query} search={search} />}
    </div>
  )
}

function PageLinks({ query, search, pages }: Omit<PaginationProps, "total"> & { pages: number }) {
  const intl = useIntl()
  const { page } = search
  return (
    <nav aria-label={intl.formatMessage({ id: "ui.pager" })}>
      <ol>
        {page > 1 && (
          <li>
            <a rel="prev" {...linkTo(query.href(search, { page: Math.min(page - 1, pages) }))}>
              {intl.formatMessage({ id: "ui.pager.previous" })}
            </a>
          </li>
        )}
        {pageNumbers(page, pages).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === undefined ? (
              <span aria-hidden="true">…</span>
            ) : (
              <a
                lang={textLang(number, intl.locale)}
                aria-current={number === page ? "page" : undefined}
                aria-label={intl.formatMessage({ id: "ui.pager.page" }, { page: number })}
                {...linkTo(query.href(search, { page: number }))}
              >
                {number}
              </a>
            )}
          </li>
        ))}
        {page < pages && (
          <li>
            <a rel="next" {...linkTo(query.href(search, { page: page + 1 }))}>
              {intl.formatMessage({ id: "ui.pager.next" })}
            </a>
          </li>
        )}
      </ol>
    </nav>
  )
}

function SizeForm({ query, search }: Omit<PaginationProps, "total">) {
  const intl = useIntl()
  const id = useId()
  return (
    <LiveForm submit={intl.formatMessage({ id: "ui.pager.show" })}>
      <QueryFields entries={query.entries(search)} without={["size"]} />
      <label htmlFor={id}>{intl.formatMessage({ id: "ui.pager.size" })}</label>
      <select id={id} name="size" key={search.size} defaultValue={search.size}>
        {pageSizes.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </select>
    </LiveForm>
  )
}

/** The page numbers to link to: first, last, and two on either side of the current one; `undefined` is a gap. */
export function pageNumbers(page: number, pages: number): (number | undefined)[] {
  const shown = new Set([1, pages])
  for (let near = page - 2; near <= page + 2; near += 1) if (near >= 1 && near <= pages) shown.add(near)
  const sorted = [...shown].filter((number) => number >= 1).sort((a, b) => a - b)
  return sorted.flatMap((number, index) => {
    const before = sorted[index - 1] ?? 0
    if (number - before === 2) return [number - 1, number]
    return number - before > 2 ? [undefined, number] : [number]
  })
}
