import { cleanLine } from "#app/lib/clean-text.ts"

const blockTags = new Set("p h1 h2 h3 h4 h5 h6 blockquote pre ul ol dl table hr div".split(" "))
const voidTags = new Set(["br", "hr", "img"])

const anyTag = /<(\/?)([a-z][a-z0-9]*)[^>]*>/g

/**
 * The blocks of a rendered text: its outermost elements, and what stands between them as paragraphs.
 * @param html of `renderedHtml`: all tags closed, no attribute with `<` or `>`
 */
export function blocksOf(html: string): string[] {
  const blocks: string[] = []
  let [depth, start] = [0, 0]
  const loose = (end: number) => {
    const text = html.slice(start, end).trim()
    if (text !== "") blocks.push(`<p>${text}</p>`)
  }
  for (const { 0: whole, 1: slash, 2: name = "", index } of html.matchAll(anyTag)) {
    const end = index + whole.length
    if (depth === 0 && blockTags.has(name) && !slash) {
      loose(index)
      start = index
    }
    if (!voidTags.has(name)) depth += slash ? -1 : 1
    if (depth === 0 && blockTags.has(name)) {
      blocks.push(html.slice(start, end))
      start = end
    }
  }
  loose(html.length)
  return blocks
}

const references: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' }

/** The words of a block in one line: a line break or the end of an item or cell is a space, other tags are nothing. */
export function wordsOf(html: string): string {
  const plain = html
    .replace(
      /<\/?(?:p|h[1-6]|blockquote|pre|[uod]l|li|d[td]|table|caption|thead|tbody|tfoot|t[rhd]|br|hr|div)(?=[ >/])[^>]*>/g,
      " ",
    )
    .replace(/<[^>]*>/g, "")
    .replace(/&(?:amp|lt|gt|quot);/g, (reference) => references[reference] ?? reference)
  return cleanLine(plain.replace(/\s+/g, " "))
}
