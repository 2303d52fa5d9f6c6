/** Blocks without a meaning of their own: each becomes a paragraph boundary. */
const wrappers =
  /^(?:html|body|main|section|article|header|footer|aside|nav|address|center|figure|figcaption|form|fieldset)$/

/** Elements whose content is not text of the document. */
const unread =
  /<(style|script|title|head|xml|o:p|template|noscript|svg|math)\b[^<>]*>[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->|<[!?][^<>]*>/gi

const tag = /<(\/?)([a-z][a-z0-9:]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi

const kept: Record<string, string[]> = {
  a: ["href"],
  td: ["colspan", "rowspan"],
  th: ["colspan", "rowspan"],
  ol: ["start"],
}

const known = new Set(
  "p br h1 h2 h3 h4 h5 h6 u s del sub sup code pre blockquote ul ol li a div table caption thead tbody tfoot tr th td hr".split(
    " ",
  ),
)

const voids = /^(?:br|hr|img|meta|link|col|input|wbr|area|base)$/

function attribute(written: string, name: string): string | undefined {
  const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, "i").exec(written)
  return found?.slice(1).find((value) => value !== undefined)
}

/** Emphasis: the element that stands for it, the names that mean it, its style property and the values that mean it. */
const emphases: [element: string, names: RegExp, property: RegExp, values: RegExp][] = [
  ["strong", /^(?:b|strong)$/, /font-weight\s*:\s*([^;]*)/i, /^(?:bold|bolder|[6-9]\d\d)\b/i],
  ["em", /^(?:i|em|cite)$/, /font-style\s*:\s*([^;]*)/i, /^(?:italic|oblique)\b/i],
  ["u", /^$/, /text-decoration(?:-line)?\s*:\s*([^;]*)/i, /underline/i],
  ["s", /^strike$/, /text-decoration(?:-line)?\s*:\s*([^;]*)/i, /line-through/i],
  ["sup", /^$/, /vertical-align\s*:\s*([^;]*)/i, /^super\b/i],
  ["sub", /^$/, /vertical-align\s*:\s*([^;]*)/i, /^sub\b/i],
]

/**
 * Emphasis by style, or else by name: Google Docs and WPS write `font-weight` for bold text, and `<b style="font-weight:normal">` around
 * everything. Links are underlined anyway.
 */
function emphasis(name: string, written: string): string[] {
  const style = (attribute(written, "style") ?? "").replaceAll("&quot;", "")
  const means = ([element, names, property, values]: (typeof emphases)[number]) => {
    const value = property.exec(style)?.[1]
    return value === undefined ? names.test(name) : values.test(value) && !(element === "u" && name === "a")
  }
  return emphases.filter(means).map(([element]) => element)
}

const inline = /^(?:b|strong|i|em|cite|span|font|strike|u|s|del|sub|sup|a|small|big|label|mark|ins)$/

/** The tags that are written for one opening tag. */
function openTags(name: string, written: string): string[] {
  if (wrappers.test(name)) return ["div"]
  const own = known.has(name) ? [name + attributesOf(name, written)] : []
  // headings are bold anyway, and a style on a block is for its own text only in a few programs
  return inline.test(name) ? [...own, ...emphasis(name, written)] : own
}

function attributesOf(name: string, written: string): string {
  return (kept[name] ?? [])
    .map((key) => [key, attribute(written, key)] as const)
    .map(([key, value]) => (value ? ` ${key}="${value}"` : ""))
    .join("")
}

/** Pasted HTML: what the editor takes, and what it does not. */
export type Pasted = { html: string; hasTable: boolean }

/**
 * Pasted HTML of word processors and pages as plain HTML without styles: emphasis given by styles becomes elements, wrappers without a
 * meaning disappear, images become their alternative text. This is not a sanitiser: displayed HTML is sanitised on the server.
 */
export function pasteHtml(html: string): Pasted {
  const fragment = /<!--StartFragment-->([\s\S]*?)<!--EndFragment-->/i.exec(html)?.[1] ?? html
  const open: { name: string; tags: string[] }[] = []
  const close = ({ tags }: { tags: string[] }) =>
    tags
      .toReversed()
      .map((one) => `</${one.replace(/ .*/s, "")}>`)
      .join("")

  const end = (name: string): string => {
    const at = open.findLastIndex((one) => one.name === name)
    return at < 0 ? "" : open.splice(at).toReversed().map(close).join("")
  }
  const start = (name: string, written: string): string => {
    if (name === "img") return attribute(written, "alt") ?? ""
    if (voids.test(name)) return known.has(name) ? `<${name}>` : ""
    const tags = openTags(name, written)
    if (!written.trimEnd().endsWith("/")) open.push({ name, tags })
    else return ""
    return tags.map((one) => `<${one}>`).join("")
  }
  const plain = fragment
    .replace(unread, "")
    .replace(tag, (_whole, slash: string, name: string, written: string) =>
      slash ? end(name.toLowerCase()) : start(name.toLowerCase(), written),
    )
  const result = plain + open.toReversed().map(close).join("")
  return { html: withoutEmpty(result), hasTable: /<table\b/i.test(result) }
}

const empty = /<(strong|em|u|s|sub|sup)>(\s*)<\/\1>/g

function withoutEmpty(html: string): string {
  const next = html.replace(empty, "$2")
  return next === html ? html : withoutEmpty(next)
}
