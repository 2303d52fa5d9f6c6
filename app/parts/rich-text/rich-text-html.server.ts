import { markdownHtml } from "./markdown.server.ts"
import { cleanHtml } from "./rich-text-sanitize.server.ts"
import type { RichTextValue } from "./text-format.ts"

/** Characters of a text that is still read; the contract allows no more. */
const mostCharacters = 65_536

/** Tags, or what looks like one. */
const mostTags = 8_000

function count(text: string, sign: string): number {
  let found = 0
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) found += 1
  return found
}

/**
 * A text as HTML of the allow-list, as its author meant it.
 * @returns undefined for a text that no person wrote: reading it would hold up everybody else (quality row 22)
 */
export function safeHtml({ format, text }: RichTextValue, alliance: string | undefined): string | undefined {
  if (text.length > mostCharacters) return undefined
  const html = format === "markdown" ? markdownHtml(text) : text
  if (html === undefined || (format === "html" && count(html, "<") > mostTags)) return undefined
  return cleanHtml(html, alliance)
}
