import { safeHtml } from "./rich-text-html.server.ts"
import type { RichTextValue } from "./text-format.ts"

/** Cache of rendered long texts, because every reader of a record gets the same HTML. Short texts are faster to render than to look up. */
const cache = new Map<string, string>()
const minCachedLength = 2_048
const maxCached = 48

function cached(value: RichTextValue, alliance: string | undefined, make: () => string): string {
  if (value.text.length < minCachedLength) return make()
  const key = JSON.stringify([alliance, value.format, value.text])
  const html = cache.get(key) ?? make()
  cache.delete(key)
  cache.set(key, html)
  for (const oldest of cache.keys()) {
    if (cache.size <= maxCached) break
    cache.delete(oldest)
  }
  return html
}

/**
 * Renders a text as safe HTML (FORM-04; quality rows 22, 28, 30), for `RichText` only. A text that is too long or too deeply nested is
 * shown as source.
 * @param options.alliance its own files are allowed as pictures; without it no pictures are shown
 */
export function richTextHtml(value: RichTextValue, { alliance }: { alliance?: string } = {}): string {
  return cached(value, alliance, () => renderedHtml(value, { alliance }) ?? `<pre>${escaped(value.text)}</pre>`)
}

/** The same for code that works with the HTML before it is shown, such as the comparison of two texts; undefined where source is shown. */
export function renderedHtml(value: RichTextValue, { alliance }: { alliance?: string }): string | undefined {
  const html = safeHtml(value, alliance)
  return html === undefined ? undefined : tidyHtml(html)
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")
}

const tag = /<(\/?)([a-z][a-z0-9]*)([^>]*)>/g

/**
 * Allowed parents for parts of lists and tables. Outside of them they would close the list or table of the surrounding page, because a
 * browser closes a cell when the next one starts.
 */
const parents: Record<string, readonly string[]> = {
  li: ["ul", "ol"],
  dt: ["dl"],
  dd: ["dl"],
  caption: ["table"],
  thead: ["table"],
  tbody: ["table"],
  tfoot: ["table"],
  tr: ["table", "thead", "tbody", "tfoot"],
  th: ["tr"],
  td: ["tr"],
}

/** Elements that end an open paragraph. */
const blocks = new Set("p h1 h2 h3 h4 h5 h6 blockquote pre ul ol dl table hr div".split(" "))

const isVoid = (name: string) => name === "br" || name === "hr" || name === "img"

/** Maps heading levels to consecutive ones below the page's own headings: h1 and h4 become h3 and h4. */
function levels(html: string): Record<string, string> {
  const used = [...new Set([...html.matchAll(/<h([1-6])>/g)].map(([, level = ""]) => level))].sort()
  return Object.fromEntries(used.map((level, index) => [`h${level}`, `h${Math.min(index + 3, 6)}`]))
}

/** The alternative text, with quotation marks unescaped: text needs no escape there, and sanitising the result again must not change it. */
const alt = (attributes: string) => (/^ alt="([^"]*)"/.exec(attributes)?.[1] ?? "").replaceAll("&quot;", '"')

const isWithoutAddress = (name: string, attributes: string) => name === "a" && !attributes.startsWith(" href=")

const isLost = (name: string, parent = "") => parents[name] !== undefined && !parents[name].includes(parent)

function single(name: string, attributes: string): string {
  return name === "img" && !attributes.startsWith(" src=") ? alt(attributes) : `<${name}${attributes}>`
}

/**
 * Adapts sanitised HTML to its page: headings start below the page's own, tables get a scroll box, parts of lists and tables without a
 * parent and links without an address are unwrapped, and pictures without an address are replaced by their alternative text.
 * A `div` around a table is replaced by its scroll box.
 * @param html canonical: all tags closed, no attribute with `<` or `>`
 */
function tidyHtml(html: string): string {
  const headings = levels(html)
  // open elements by their rendered name; undefined for those left out
  const open: (string | undefined)[] = []

  const endOfParagraph = (name: string): string => {
    const last = open.findLastIndex(Boolean)
    if (open[last] !== "p" || !blocks.has(name)) return ""
    open[last] = undefined
    return "</p>"
  }

  const start = (name: string, attributes: string, isAroundTable: boolean): string => {
    const before = endOfParagraph(name)
    if (isVoid(name)) return before + single(name, attributes)
    const isDropped = isAroundTable || isLost(name, open.findLast(Boolean)) || isWithoutAddress(name, attributes)
    const shown = isDropped ? undefined : (headings[name] ?? name)
    open.push(shown)
    return before + (shown === "table" ? scrollBox : "") + (shown ? `<${shown}${attributes}>` : "")
  }

  const end = (): string => {
    const shown = open.pop()
    return (shown ? `</${shown}>` : "") + (shown === "table" ? "</div>" : "")
  }

  return html.replace(tag, (whole, slash: string, name: string, written: string, at: number) =>
    slash
      ? end()
      : start(name, written.replace(/ \/$/, ""), name === "div" && html.startsWith("<table", at + whole.length)),
  )
}

/** Focusable, so that a wide table can be scrolled without a mouse. */
const scrollBox = '<div class="prose-table" tabindex="0">'
