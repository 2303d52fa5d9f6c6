import { readdirSync, readFileSync } from "node:fs"
import { transform } from "esbuild"
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

/** The selectors of a stylesheet, without nesting. */
async function selectorsOf(css: string): Promise<string[]> {
  const { code } = await transform(css, { loader: "css", target: "chrome100" })
  return [...code.matchAll(/^\s*([^@\s}][^{}]*?)\s*\{/gm)].flatMap(([, list = ""]) => list.split(/,(?![^(]*\))\s*/))
}

/** The compounds of a selector: what is between its combinators, with their arguments. */
function compoundsOf(selector: string): string[] {
  const found = [""]
  let depth = 0
  for (const letter of selector) {
    depth += Number(letter === "(") - Number(letter === ")")
    if (depth === 0 && /[\s>+~]/.test(letter)) found.push("")
    else found.push(`${found.pop()}${letter}`)
  }
  return found.filter(Boolean)
}

/** Whether the elements below one with `:has()` are named, by a class, an id, an attribute, a type or a choice of such. */
function isNamedBelowHas(selector: string): boolean {
  const compounds = compoundsOf(selector)
  const isBelow = compounds.slice(0, -1).some((compound) => compound.includes(":has("))
  const names = (compounds.at(-1) ?? "").replaceAll(/:not\(.*\)/g, "")
  return !isBelow || /^[a-z]|[.#[]|:is\(|:where\(/.test(names)
}

test("quality P28: below :has() elements have a name: otherwise a browser restyles the whole page for every insertion", async () => {
  const all = await Promise.all(stylesheets.map(({ css }) => selectorsOf(css)))
  const selectors = all.flat()
  expect(selectors.filter((selector) => selector.includes(":has(")).length).toBeGreaterThan(20)
  expect(selectors.filter((selector) => !isNamedBelowHas(selector))).toEqual([])
})

test("quality P28: the check of :has() knows the two selectors that had that effect", () => {
  expect(isNamedBelowHas(".top:not(:has(+ *)) > :not(.brand, .menu)")).toBe(false)
  expect(isNamedBelowHas('.repeat:has(option[value=""]:checked):not(:has([aria-invalid])) > :last-child')).toBe(false)
  expect(isNamedBelowHas(".repeat:has(option:checked) > .field + .field")).toBe(true)
  expect(isNamedBelowHas(".card:has(h2):hover")).toBe(true)
})
