import fc from "fast-check"
import { expect, test } from "vitest"
import { listParameters, listQuery, pageSizes } from "#app/lib/list-query.ts"

const query = listQuery({
  sort: ["-start_time", "subject", "-created_time"],
  filters: { status: ["ongoing", "ended"], organizer: [] },
})

const defaults = query.parse("/a/aurora/meeting")

const searches = fc.record({
  page: fc.integer({ min: 1, max: 999_999_999 }),
  size: fc.constantFrom(...pageSizes),
  q: fc.string({ maxLength: 50 }).map((text) => text.trim()),
  sort: fc.constantFrom(...query.sorts),
  direction: fc.constantFrom("asc" as const, "desc" as const),
  filters: fc.record(
    { status: fc.constantFrom("ongoing" as const, "ended" as const), organizer: fc.stringMatching(/^[\w-]{1,20}$/) },
    { requiredKeys: [], noNullPrototype: true },
  ),
})

test("SHELL-06: without parameters a list has no filters, 25 rows, and the first sort in its natural direction", () => {
  expect(defaults).toEqual({ page: 1, size: 25, q: "", sort: "start_time", direction: "desc", filters: {} })
})

test("a search is the same after it was written to an address and read back", () => {
  fc.assert(
    fc.property(searches, (search) => {
      expect(query.parse(query.href(search, { page: search.page }))).toEqual(search)
    }),
  )
})

test("any address gives a valid search", () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom("page", "size", "q", "sort", "status", "organizer"), fc.string()),
      (params) => {
        const search = query.parse(`/?${new URLSearchParams(params)}`)
        expect(search.page).toBeGreaterThanOrEqual(1)
        expect(pageSizes).toContain(search.size)
        expect(query.sorts).toContain(search.sort)
        expect([undefined, "ongoing", "ended"]).toContain(search.filters.status)
        expect(search.q.length).toBeLessThanOrEqual(200)
      },
    ),
  )
})

test("a truncated search text does not end with half a character, which could not be sent to the backend", () => {
  const { q } = query.parse(`/?${new URLSearchParams({ q: `${"a".repeat(199)}𠮷 and more` })}`)
  expect(q).toBe("a".repeat(199))
  expect(() => encodeURIComponent(q)).not.toThrow()
})

test.each(["page=0", "page=-1", "page=1e9", "size=7", "size=1000", "sort=password", "sort=subject:up", "status=gone"])(
  "%s is replaced by the default",
  (params) => {
    const { sort, direction, ...rest } = query.parse(`/?${params}`)
    const { sort: _sort, direction: _direction, ...expected } = defaults
    expect(rest).toEqual(expected)
    expect([sort, direction]).toEqual(params.startsWith("sort=subject") ? ["subject", "asc"] : ["start_time", "desc"])
  },
)

test("a change of filter or sorting returns to the first page and keeps the other parameters", () => {
  const search = query.parse("/?page=4&q=skew&status=ended&size=50")
  expect(query.href(search, { filters: { status: undefined } })).toBe("?q=skew&size=50")
  expect(query.href(search, { sort: "subject", direction: "asc" })).toBe("?q=skew&status=ended&sort=subject&size=50")
  expect(query.href(search, { page: 5 })).toBe("?q=skew&status=ended&size=50&page=5")
})

test("a column sorts in its natural direction first, then in the opposite direction", () => {
  expect(query.nextDirection(defaults, "subject")).toBe("asc")
  expect(query.nextDirection(defaults, "created_time")).toBe("desc")
  expect(query.nextDirection(defaults, "start_time")).toBe("asc")
})

test("SHELL-06: the request to the backend has the contract's sort key, and no search text if it is empty", () => {
  const search = { ...defaults, page: 2, size: 50 as const, sort: "subject" as const }
  expect(listParameters({ ...search, q: "", direction: "asc" })).toEqual({ page: 2, size: 50, sort: "subject" })
  expect(listParameters({ ...search, q: "lane", direction: "desc" })).toMatchObject({ q: "lane", sort: "-subject" })
})

test("SHELL-06 the choice of a view is not a filter, and is kept when the filters are cleared", () => {
  const board = listQuery({ sort: ["subject"], filters: { view: ["board"], status: ["done"] }, views: ["view"] })
  const search = board.parse("/?view=board")
  expect(board.isFiltered(search)).toBe(false)
  expect(board.isFiltered(board.parse("/?view=board&status=done"))).toBe(true)
  expect(board.isFiltered(board.parse("/?q=laser"))).toBe(true)
  expect(board.clearedHref(board.parse("/?q=laser&view=board&status=done&page=2"))).toBe("?view=board")
})

test.each([
  ["ＣＯＰＴ　光学", "COPT 光学"],
  ["e\u0301tude", "étude"],
  [" a\u200bb\r\nc ", "ab c"],
  ["\u200b\u202e", ""],
])("SHELL-06: the words %j are searched as %j", (typed, words) => {
  const search = query.parse(`/a/aurora/meeting?${new URLSearchParams({ q: typed, organizer: typed })}`)
  expect([search.q, search.filters.organizer ?? ""]).toEqual([words, words])
  expect(query.isFiltered(search)).toBe(words !== "")
})
