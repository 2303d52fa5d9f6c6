import { markdownHtml } from "./markdown.server.ts"
import { cleanHtml } from "./rich-text-sanitize.server.ts"
import type { RichTextValue } from "./text-format.ts"

/** Maximum characters of a text that is parsed; also the limit of the contract. */
const maxCharacters = 65_536

/** Maximum number of `<` characters. */
const maxTags = 8_000

function count(text: string, character: string): number {
  let found = 0
  for (let at = text.indexOf(character); at >= 0; at = text.indexOf(character, at + 1)) found += 1
  return found
}

/**
 * Renders a text as sanitised HTML that contains only the allow-list.
 * @returns undefined for a text that only a machine would write: parsing it would delay other requests (quality row 22)
 */
export function safeHtml({ format, text }: RichTextValue, alliance: string | undefined): string | undefined {
  if (text.length > maxCharacters) return undefined
  const html = format === "markdown" ? markdownHtml(text) : text
  if (html === undefined || (format === "html" && count(html, "<") > maxTags)) return undefined
  return cleanHtml(html, alliance)
}
