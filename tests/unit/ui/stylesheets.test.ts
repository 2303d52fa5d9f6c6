import { readdirSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"

const root = new URL("../../../", import.meta.url)

/** Every stylesheet of the product, by path. */
const stylesheets = readdirSync(new URL("app/", root), { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".css"))
  .map((path) => ({ path, css: readFileSync(new URL(`app/${path}`, root), "utf8") }))

/** The breakpoints that the requirement lists, in px. */
const required = (() => {
  const line = /\*\*SHELL-07\*\*.*breakpoints at (.*) px/.exec(
    readFileSync(new URL("docs/requirements.md", root), "utf8"),
  )
  return (line?.[1]?.match(/\d+/g) ?? []).map(Number)
})()

/** The widths of the media queries of a stylesheet, as written. */
function widthsOf(css: string): string[] {
  const queries = [...css.matchAll(/@media([^{]+)/g)].flatMap(([, query = ""]) => query.split(/\band\b|,/))
  return queries.filter((query) => query.includes("width")).flatMap((query) => query.match(/[\d.]+[a-z]+/g) ?? [])
}

test("SHELL-07: the media queries of the stylesheets use the required breakpoints, each of them and no other", () => {
  expect(required).toHaveLength(7)
  const used = stylesheets.flatMap(({ path, css }) => widthsOf(css).map((width) => ({ path, width })))
  const inPixels = (width: string) => (width.endsWith("rem") ? Number.parseFloat(width) * 16 : Number.NaN)
  expect(used.filter(({ width }) => !required.includes(inPixels(width)))).toEqual([])
  expect([...new Set(used.map(({ width }) => inPixels(width)))].toSorted((a, b) => a - b)).toEqual(required)
})
