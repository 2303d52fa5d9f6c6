const tag = /<(\/?)([a-z][a-z0-9]*)([^>]*)>/g

/**
 * Parts of lists and tables with what they must stand in. Alone they would end the list or the table of the page around the text,
 * because a browser closes a cell when it meets another.
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

/** A paragraph ends where one of these begins. */
const blocks = new Set("p h1 h2 h3 h4 h5 h6 blockquote pre ul ol dl table hr".split(" "))

const isVoid = (name: string) => name === "br" || name === "hr" || name === "img"

/** The heading levels of a text in its own order of ranks, beginning below the page's own: h1 and h4 become h3 and h4. */
function levels(html: string): Record<string, string> {
  const used = [...new Set([...html.matchAll(/<h([1-6])>/g)].map(([, level = ""]) => level))].sort()
  return Object.fromEntries(used.map((level, index) => [`h${level}`, `h${Math.min(index + 3, 6)}`]))
}

/** As text: a quotation mark need not be escaped there, and cleaning it again must give the same. */
const alt = (attributes: string) => (/^ alt="([^"]*)"/.exec(attributes)?.[1] ?? "").replaceAll("&quot;", '"')

const isWithoutAddress = (name: string, attributes: string) => name === "a" && !attributes.startsWith(" href=")

const isLost = (name: string, parent = "") => parents[name] !== undefined && !parents[name].includes(parent)

function single(name: string, attributes: string): string {
  return name === "img" && !attributes.startsWith(" src=") ? alt(attributes) : `<${name}${attributes}>`
}

/**
 * Gives sanitised HTML its place in a page: headings below the page's own, tables in a box that scrolls, no part of a list or a
 * table without its whole, no link or picture without an address (of a picture its text alternative stays).
 * @param html canonical: all tags closed, no attribute with `<` or `>`
 */
export function tidyHtml(html: string): string {
  const headings = levels(html)
  // what is open, by the name it has in the page; undefined for what is left out
  const open: (string | undefined)[] = []

  const endOfParagraph = (name: string): string => {
    const last = open.findLastIndex(Boolean)
    if (open[last] !== "p" || !blocks.has(name)) return ""
    open[last] = undefined
    return "</p>"
  }

  const start = (name: string, attributes: string): string => {
    const before = endOfParagraph(name)
    if (isVoid(name)) return before + single(name, attributes)
    const isDropped = isLost(name, open.findLast(Boolean)) || isWithoutAddress(name, attributes)
    const shown = isDropped ? undefined : (headings[name] ?? name)
    open.push(shown)
    return before + (shown === "table" ? scrollBox : "") + (shown ? `<${shown}${attributes}>` : "")
  }

  const end = (): string => {
    const shown = open.pop()
    return (shown ? `</${shown}>` : "") + (shown === "table" ? "</div>" : "")
  }

  return html.replace(tag, (_whole, slash: string, name: string, written: string) =>
    slash ? end() : start(name, written.replace(/ \/$/, "")),
  )
}

/** Reachable with the keyboard, so that a wide table can be read without a mouse. */
const scrollBox = '<div class="prose-table" tabindex="0">'
