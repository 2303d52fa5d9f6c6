const opening = /<div class="prose" dir="auto"(?: lang="[\w-]+")?>/
const divs = /<(\/?)div\b[^>]*>/g

/** A page split into the HTML around its rich texts and the HTML of each rich text. */
export type Divided = { around: string; texts: string[] }

/** Cuts the rich texts out of a page, each up to the `div` that closes it in a browser. */
export function divided(html: string): Divided {
  const texts: string[] = []
  let around = ""
  let rest = html
  for (let found = opening.exec(rest); found; found = opening.exec(rest)) {
    const after = rest.slice(found.index + found[0].length)
    const end = endOfDiv(after)
    texts.push(after.slice(0, end))
    around += rest.slice(0, found.index)
    rest = after.slice(end).replace("</div>", "")
  }
  return { around: around + rest, texts }
}

function endOfDiv(html: string): number {
  let open = 1
  for (const { 1: slash, index } of html.matchAll(divs)) {
    open += slash ? -1 : 1
    if (open === 0) return index
  }
  return html.length
}
