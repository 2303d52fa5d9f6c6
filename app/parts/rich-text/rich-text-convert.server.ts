import TurndownService from "turndown"
import { safeHtml } from "./rich-text-html.server.ts"
import { joined, resolveMarks, withoutMarks } from "./markdown-marks.server.ts"
import { addRules } from "./turndown-rules.server.ts"
import type { RichTextValue, TextFormat } from "./text-format.ts"

const turndown = new TurndownService({
  hr: "---",
})
addRules(turndown)

/**
 * Converts a text to the other format and sanitises it. Formatting that the other format does not support is lost (FORM-04): Markdown has
 * no underline, no sub- or superscript, and no cells that span several columns.
 * @param alliance its own files are allowed as pictures
 * @returns undefined if the text is too long or too deeply nested
 */
export function convertRichText(value: RichTextValue, to: TextFormat, alliance?: string): RichTextValue | undefined {
  if (value.format === to) return value
  const html = safeHtml(value, alliance)
  if (html === undefined) return undefined
  return { format: to, text: to === "html" ? html.trim() : resolveMarks(turndown.turndown(withoutMarks(joined(html)))) }
}
