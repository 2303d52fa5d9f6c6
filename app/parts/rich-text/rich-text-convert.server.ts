import TurndownService from "turndown"
import { safeHtml } from "./rich-text-html.server.ts"
import { addRules } from "./turndown-rules.server.ts"
import type { RichTextValue, TextFormat } from "./text-format.ts"

const turndown = new TurndownService({
  headingStyle: "atx",
  hr: "---",
  bulletListMarker: "-",
  codeBlockStyle: "fenced",
  emDelimiter: "*",
})
addRules(turndown)

/**
 * A text in the other format, cleaned as for showing. What the other format does not know is lost (FORM-04): Markdown has no
 * underline, no sub- or superscript, no cells over several columns.
 * @param alliance whose own files stay in it as pictures
 * @returns undefined for a text that is too long or too deep to be read
 */
export function convertRichText(value: RichTextValue, to: TextFormat, alliance?: string): RichTextValue | undefined {
  if (value.format === to) return value
  const html = safeHtml(value, alliance)
  if (html === undefined) return undefined
  return { format: to, text: to === "html" ? html.trim() : turndown.turndown(html) }
}
