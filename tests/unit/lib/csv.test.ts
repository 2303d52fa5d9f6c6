import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { attachment, csvFile, csvLines, type CsvCell } from "#app/lib/csv.server.ts"
import { everyPage } from "#app/lib/every-page.ts"
import { rowsOf } from "#tests/support/csv-rows.ts"

/** The rows of a CSV file that has at least one cell. */
function parsed(text: string): string[][] {
  const rows = rowsOf(text)
  expect(rows.reduce((sum, cells) => sum + cells.length, 0)).toBeGreaterThan(0)
  return rows
}

async function* pagesOf(...pages: CsvCell[][][]): AsyncGenerator<CsvCell[][]> {
  for (const page of pages) yield await Promise.resolve(page)
}

describe("SHELL-06 lines of a CSV file", () => {
  test("commas, quotes and line breaks are quoted, missing values are empty, lines end with CRLF", () => {
    expect(csvLines([["a,b", 'say "no"', "two\nlines", 3, null, undefined, ""]])).toBe(
      '"a,b","say ""no""","two\nlines",3,,,\r\n',
    )
    expect(csvLines([])).toBe("")
  })

  test("any text is read back unchanged", () => {
    const cell = fc.string({ unit: "binary" }).map((text) => `.${text}`)
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1 }), (rows) => {
        expect(parsed(csvLines(rows))).toEqual(rows)
      }),
    )
  })

  test.each([
    "=1+1",
    "+1",
    "-1+1",
    "@SUM(A1)",
    "\t=1",
    "\r=1",
    '=HYPERLINK("http://x.invalid","y")',
    "＝1",
    "＋1",
    "＠a",
  ])("quality row 49: %j is prefixed with an apostrophe, so that it is not a formula", (text) => {
    expect(parsed(csvLines([[text]]))).toEqual([[`'${text}`]])
  })

  test("a negative number and a dash inside a text stay unchanged", () => {
    expect(csvLines([[-5, "TIP-2026"]])).toBe("-5,TIP-2026\r\n")
  })
})

describe("SHELL-06 a CSV file as a response", () => {
  test("starts with a byte order mark and the header row, contains all pages, and is sent as an attachment", async () => {
    const answer = await csvFile("组.csv", ["Acronym", "名称"], pagesOf([["COPT", "相干光学"]], [["LINK", 2]]))
    const bytes = new Uint8Array(await answer.clone().arrayBuffer())
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(await answer.text()).toBe("Acronym,名称\r\nCOPT,相干光学\r\nLINK,2\r\n")
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8")
    expect(answer.headers.get("content-disposition")).toBe(
      `attachment; filename="_.csv"; filename*=UTF-8''%E7%BB%84.csv`,
    )
  })

  test("has a header row even without other rows", async () => {
    expect(await (await csvFile("a.csv", ["A"], pagesOf())).text()).toBe("A\r\n")
  })

  test("ERR-04 throws if the first page fails, and breaks off if a later page fails", async () => {
    async function* failing(good: CsvCell[][][]): AsyncGenerator<CsvCell[][]> {
      yield* pagesOf(...good)
      throw new Error("the backend is gone")
    }
    await expect(csvFile("a.csv", ["A"], failing([]))).rejects.toThrow("gone")
    await expect((await csvFile("a.csv", ["A"], failing([[["1"]]]))).text()).rejects.toThrow("gone")
  })

  test("quality row 50: no file name breaks out of its header", () => {
    const disposition = /^attachment; filename="[\w. -]*"; filename\*=UTF-8''[\w.!~%-]*$/
    for (const name of ['a"; x=y', "a\r\nSet-Cookie: b", "a\\b/c", "\ud800", "会议 'o'(1)*.csv"])
      expect(attachment(name)).toMatch(disposition)
    fc.assert(fc.property(fc.string({ unit: "binary" }), (name) => disposition.test(attachment(name))))
  })
})

describe("SHELL-06 all pages of a list", () => {
  const rows = Array.from({ length: 401 }, (_, index) => index)
  const load =
    (stored: number[]) =>
    ({ page, size }: { page: number; size: number }) =>
      Promise.resolve({ items: stored.slice((page - 1) * size, page * size), total: stored.length })
  const collect = async (stored: number[]) => {
    const sizes: number[] = []
    const found: number[] = []
    for await (const page of everyPage(load(stored))) {
      sizes.push(page.length)
      found.push(...page)
    }
    expect(found).toEqual(stored)
    return sizes
  }

  test("each page is loaded once, and none after the last", async () => {
    expect(await collect(rows)).toEqual([200, 200, 1])
    expect(await collect(rows.slice(0, 400))).toEqual([200, 200])
    expect(await collect([])).toEqual([0])
  })

  test("ERR-07 a page from which rows were left out does not end the list", async () => {
    const withoutOne = async (part: { page: number; size: number }) => {
      const { items, total } = await load(rows)(part)
      return { items: items.filter((row) => row !== 7), total }
    }
    const found: number[] = []
    for await (const page of everyPage(withoutOne)) found.push(...page)
    expect(found).toEqual(rows.filter((row) => row !== 7))
  })

  test("an empty page ends the list, even if the total says otherwise", async () => {
    let calls = 0
    const vanishing = () => Promise.resolve({ items: (calls += 1) === 1 ? rows.slice(0, 200) : [], total: 9999 })
    for await (const page of everyPage(vanishing)) expect(page.length).toBeLessThanOrEqual(200)
    expect(calls).toBe(2)
  })
})
