import { createElement, type ReactElement } from "react"

/** An element of a page as React is told it: a tag, its properties, what is in it. */
export type TreeElement = { type: string; props: Record<string, unknown>; children: TreeNode[] }

export type TreeNode = TreeElement | string

const empty = new Set("area base br col embed hr img input link meta source track wbr".split(" "))

/** Attributes that are there or not. */
const flags = new Set(
  "async checked defer disabled hidden multiple noModule noValidate open readOnly required reversed selected autoFocus".split(
    " ",
  ),
)

/** HTML's names that React spells otherwise; the rest it writes as they are. */
const reactNames: Record<string, string> = {
  class: "className",
  for: "htmlFor",
  charset: "charSet",
  colspan: "colSpan",
  rowspan: "rowSpan",
  tabindex: "tabIndex",
  datetime: "dateTime",
  maxlength: "maxLength",
  minlength: "minLength",
  autocomplete: "autoComplete",
  inputmode: "inputMode",
  enctype: "encType",
  formaction: "formAction",
  novalidate: "noValidate",
  readonly: "readOnly",
  autofocus: "autoFocus",
  crossorigin: "crossOrigin",
  "http-equiv": "httpEquiv",
  "stroke-width": "strokeWidth",
  "stroke-dasharray": "strokeDasharray",
  "stroke-linecap": "strokeLinecap",
  "stroke-linejoin": "strokeLinejoin",
  "vector-effect": "vectorEffect",
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" }

function plain(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? "")
}

function propsOf(text: string): Record<string, unknown> {
  const attributes = [...text.matchAll(/([^\s="/]+)(?:="([^"]*)")?/g)].map(([, name = "", value]) => {
    const known = reactNames[name] ?? name
    return [known, flags.has(known) ? true : plain(value ?? "")]
  })
  return Object.fromEntries(attributes) as Record<string, unknown>
}

/** What belongs to the framework and not to the page: scripts with their data, files to load early, places for what comes later. */
function isFramework({ type, props }: TreeElement): boolean {
  return type === "script" || type === "template" || (type === "link" && props.rel === "modulepreload")
}

/** What stands in an element as it is: HTML that was made elsewhere, of which React knows no elements. */
const isMadeElsewhere = ({ type, props }: TreeElement) => type === "div" && props.className === "prose"

/** `<name attributes>`, `</name>`, a comment, or text. */
const tokens = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][\w-]*)((?:[^>"]|"[^"]*")*)>|[^<]+/g

/** Reads one element after another; React closes what it opens, so nothing has to be guessed. */
class Reader {
  readonly root: TreeElement = { type: "", props: {}, children: [] }
  readonly #open: TreeElement[] = [this.root]

  get #innermost(): TreeElement {
    return this.#open.at(-1) ?? this.root
  }

  text(text: string): void {
    this.#innermost.children.push(plain(text))
  }

  start(type: string, attributes: string): TreeElement {
    const element = { type, props: propsOf(attributes), children: [] }
    this.#innermost.children.push(element)
    if (!empty.has(type)) this.#open.push(element)
    return element
  }

  end(type: string): void {
    const element = this.#open.pop()
    if (element?.type !== type) throw new Error(`</${type}> closes <${element?.type}>`)
    if (isFramework(element)) this.#innermost.children.pop()
  }

  dropEmpty(element: TreeElement): void {
    if (isFramework(element)) this.#innermost.children.pop()
  }
}

const ends = (html: string, name: string, from: number) => html.indexOf(`</${name}>`, from)

/** Where the inside of an element ends whose text is no markup, or which was made elsewhere. */
function rawEnd(html: string, element: TreeElement, from: number): number | undefined {
  if (["script", "style", "textarea", "title"].includes(element.type)) return ends(html, element.type, from)
  if (!isMadeElsewhere(element)) return undefined
  let depth = 1
  const divs = /<(\/?)div\b/g
  divs.lastIndex = from
  for (let match = divs.exec(html); match; match = divs.exec(html)) {
    depth += match[1] ? -1 : 1
    if (depth === 0) return match.index
  }
  return undefined
}

function takeRaw(element: TreeElement, raw: string): void {
  if (isMadeElsewhere(element)) element.props.dangerouslySetInnerHTML = { __html: raw }
  else if (element.type === "textarea") element.props.defaultValue = plain(raw.replace(/^\n/, ""))
  else element.children.push(plain(raw))
}

/**
 * The tree of a page that React has written, without what the framework adds: for the floor, which writes the same page again.
 * @throws Error for markup that React does not write
 */
export function treeOf(html: string): TreeElement {
  const reader = new Reader()
  const whole = html.replaceAll("\0", "") // React 18 leaves some where a sign does not fit its buffer
  const page = whole.slice(whole.indexOf("<html"), whole.indexOf("</html>") + "</html>".length)
  const pattern = new RegExp(tokens)
  for (let match = pattern.exec(page); match; match = pattern.exec(page)) {
    const [token, slash, type, attributes = ""] = match
    if (type === undefined) {
      if (!token.startsWith("<!--")) reader.text(token)
    } else if (slash) reader.end(type)
    else {
      const element = reader.start(type, attributes.replace(/\/$/, ""))
      if (empty.has(type)) reader.dropEmpty(element)
      const end = rawEnd(page, element, pattern.lastIndex)
      if (end === undefined) continue
      takeRaw(element, page.slice(pattern.lastIndex, end))
      pattern.lastIndex = end
    }
  }
  const [root] = reader.root.children
  if (root === undefined || typeof root === "string") throw new Error("no <html> in the page")
  return root
}

/** How many elements a tree has. */
export function sizeOf(node: TreeNode): number {
  return typeof node === "string" ? 0 : 1 + node.children.reduce<number>((sum, child) => sum + sizeOf(child), 0)
}

/** The tree as elements of React, made anew for each rendering as components would. */
export function elementOf({ type, props, children }: TreeElement): ReactElement {
  return createElement(type, props, ...children.map((child) => (typeof child === "string" ? child : elementOf(child))))
}
