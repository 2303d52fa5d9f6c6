import { plainTags } from "#app/ui/widgets/plain-tags.ts"

/** What the HTML editor keeps; its toolbar makes nothing else. */
const tags = new Set(
  "p br h1 h2 h3 h4 h5 h6 strong b em i u s del code pre blockquote ul ol li a sub sup span div".split(" "),
)

/** A text as the HTML editor can open it without dropping any of its content: undefined for tables, pictures and the like. */
export function editableHtml(html: string): string | undefined {
  const isKnown = [...html.matchAll(/<([a-z][^\s/>]*)/gi)].every(([, name = ""]) => tags.has(name.toLowerCase()))
  return isKnown ? plainTags(html) : undefined
}
