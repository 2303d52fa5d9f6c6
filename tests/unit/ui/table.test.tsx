import { expect, test } from "vitest"
import { listQuery } from "#app/lib/list-query.ts"
import { FilterBar, StatusCounts } from "#app/ui/table/filters.tsx"
import { ListTable } from "#app/ui/table/list.tsx"
import { pageNumbers, Pagination } from "#app/ui/table/pagination.tsx"
import { type Column, Table } from "#app/ui/table/table.tsx"
import { render } from "./render.tsx"

const query = listQuery({ sort: ["-id", "subject"], filters: { status: ["live", "closed"] } })

const columns: Column<{ id: string; subject: string }>[] = [
  { key: "id", head: "kit.fact.code", kind: "ref", sort: "id", cell: ({ id }) => id },
  { key: "subject", head: "kit.field.subject", kind: "subject", sort: "subject", cell: ({ subject }) => subject },
]

const hrefs = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href?.replace(/&amp;/g, "&"))

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [5, 9, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  [6, 12, [1, undefined, 4, 5, 6, 7, 8, undefined, 12]],
  [12, 12, [1, undefined, 10, 11, 12]],
])("page %i of %i links to %j", (page, pages, expected) => {
  expect(pageNumbers(page, pages)).toEqual(expected)
})

test("SHELL-06: page links keep search, filter, sorting and size", () => {
  const search = query.parse("/?q=skew&status=live&sort=subject&size=10&page=2")
  const html = render(<Pagination query={query} search={search} total={25} />)
  const kept = "q=skew&status=live&sort=subject&size=10"
  expect(hrefs(html)).toEqual([`?${kept}`, `?${kept}`, `?${kept}&page=2`, `?${kept}&page=3`, `?${kept}&page=3`])
  expect(html).toContain("11 to 20 of 25")
  expect(html).toContain('aria-current="page"')
})

test.each([
  [0, "No entries"],
  [1, "1 entry"],
  [10, "10 entries"],
])("a list of %i rows has no pager, but its length is announced", (total, text) => {
  const html = render(<Pagination query={query} search={query.parse("/")} total={total} />)
  expect(html).toBe(`<div class="vh"><span role="status">${text}</span></div>`)
})

test("SHELL-06: the range of a page is announced", () => {
  const html = render(<Pagination query={query} search={query.parse("/?page=2&size=10")} total={25} />)
  expect(html).toContain('<span role="status">11 to 20 of 25</span>')
})

test("SHELL-06: a page beyond the end shows no rows, so only the total is announced", () => {
  const html = render(<Pagination query={query} search={query.parse("/?page=99&size=10")} total={25} />)
  expect(html).toContain('<span role="status">25 entries</span>')
})

test("I18N-01: Chinese titles on an English page have a `lang`, and English titles on a Chinese page", () => {
  const show = (subject: string, language: "en" | "zh") =>
    render(<Table caption="Meetings" columns={columns} rows={[{ id: "M-1", subject }]} />, { language })
  expect(show("议题征集：448 G 电通道", "en")).toContain('<th role="rowheader" scope="row" lang="zh-CN">')
  expect(show("议题征集：448 G 电通道", "zh")).toContain('<th role="rowheader" scope="row">')
  expect(show("Lane skew budget", "zh")).toContain('<th role="rowheader" scope="row" lang="en">')
  expect(show("Lane skew budget", "en")).not.toContain("lang=")
})

test("the sorted column has `aria-sort`, and its link reverses the direction", () => {
  const search = query.parse("/?sort=subject")
  const rows = [{ id: "M-1", subject: "Skew" }]
  const html = render(
    <ListTable
      caption="Meetings"
      query={query}
      search={search}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
    />,
  )
  expect(html).toMatch(/aria-sort="ascending"><a [^>]*href="\?sort=subject%3Adesc"/)
  expect(html).toContain('<th role="rowheader" scope="row">Skew</th>')
  expect(html).toContain("<caption")
})

test("SHELL-06: the filter form keeps parameters without a control, and what is set has links that remove it", () => {
  const search = query.parse("/?q=skew&status=live&size=50")
  const counts = [{ value: "live", text: "Live", count: 3 }]
  const html = render(<FilterBar query={query} search={search} counts={counts} />).replace(/<nav.*<\/nav>/, "")
  expect(html).toContain('<input type="hidden" name="status" value="live"/>')
  expect(html).toContain('<input type="hidden" name="size" value="50"/>')
  expect(html).not.toContain('<input type="hidden" name="q"')
  expect(html).toContain('<search aria-label="Filter">') // there is another one in the header
  expect(hrefs(html), "without the words, without the status, without both").toEqual([
    "?status=live&size=50",
    "?q=skew&size=50",
    "?size=50",
  ])
})

test("SHELL-06 SHELL-10 counts are of statuses or of kinds: their navigation is not named after one of them", () => {
  const counts = [{ value: "meeting", text: "Meetings", count: 3 }]
  const html = render(<StatusCounts query={query} search={query.parse("/")} filter="module" counts={counts} />)
  expect(html).toContain('<nav class="counts" aria-label="Show only">')
})
