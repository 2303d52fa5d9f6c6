import { createElement, type ReactElement } from "react"

/** An element of a page as input for React: tag, props and children. */
export type TreeElement = { type: string; props: Record<string, unknown>; children: TreeNode[] }

export type TreeNode = TreeElement | string

const empty = new Set("area base br col embed hr img input link meta source track wbr".split(" "))

/** Boolean attributes. */
const flags = new Set(
  "async checked defer disabled hidden multiple noModule noValidate open readOnly required reversed selected autoFocus".split(
    " ",
  ),
)

/** Attribute names that differ between HTML and React; all others are the same. */
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

/** Whether an element comes from the framework: scripts with their data, preloads, templates for streamed content. */
function isFramework({ type, props }: TreeElement): boolean {
  return type === "script" || type === "template" || (type === "link" && props.rel === "modulepreload")
}

/** Whether an element contains HTML that React inserts as a string (rich text). */
const isMadeElsewhere = ({ type, props }: TreeElement) => type === "div" && props.className === "prose"

/** `<name attributes>`, `</name>`, a comment, or text. */
const tokens = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][\w-]*)((?:[^>"]|"[^"]*")*)>|[^<]+/g

/** Builds the tree from tokens. React closes every element it opens, so no error recovery is needed. */
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

/** Where the content of an element ends if it must not be parsed as elements: raw text, or inserted HTML. */
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
 * Parses a page rendered by React to a tree, without the framework's elements, so that React alone can render the same page again.
 * @throws Error for markup that React does not generate
 */
export function treeOf(html: string): TreeElement {
  const reader = new Reader()
  const whole = html.replaceAll("\0", "") // React 18 leaves NUL bytes where a character does not fit into its buffer
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

/** The number of elements in a tree. */
export function sizeOf(node: TreeNode): number {
  return typeof node === "string" ? 0 : 1 + node.children.reduce<number>((sum, child) => sum + sizeOf(child), 0)
}

/** The tree as React elements, created anew for each rendering, as components do. */
export function elementOf({ type, props, children }: TreeElement): ReactElement {
  return createElement(type, props, ...children.map((child) => (typeof child === "string" ? child : elementOf(child))))
}
