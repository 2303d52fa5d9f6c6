import TurndownService from "turndown"
import { markdownHtml } from "./markdown.server.ts"
import { cleanHtml } from "./rich-text-sanitize.server.ts"
import { addTableRules } from "./turndown-tables.server.ts"
import type { RichTextValue, TextFormat } from "./text-format.ts"

const turndown = new TurndownService({
  headingStyle: "atx",
  hr: "---",
  bulletListMarker: "-",
  codeBlockStyle: "fenced",
  emDelimiter: "*",
})
turndown.addRule("struck", { filter: ["s", "del"], replacement: (content) => `~~${content}~~` })
addTableRules(turndown)

/**
 * A text in the other format, cleaned as for showing. What the other format does not know is lost (FORM-04): Markdown has no
 * underline, no sub- or superscript, no cells over several columns.
 * @param alliance whose own files stay in it as pictures
 */
export function convertRichText({ format, text }: RichTextValue, to: TextFormat, alliance?: string): RichTextValue {
  if (format === to) return { format, text }
  const html = cleanHtml(format === "markdown" ? markdownHtml(text) : text, alliance)
  return { format: to, text: to === "html" ? html.trim() : turndown.turndown(html) }
}
