import { markdownHtml } from "./markdown.server.ts"
import { cleanHtml } from "./rich-text-sanitize.server.ts"
import { tidyHtml } from "./rich-text-tidy.server.ts"
import type { RichTextValue } from "./text-format.ts"

/**
 * A text as HTML that is safe to show (FORM-04; quality rows 22, 28, 30): for `RichText` alone.
 * @param place.alliance whose own files may stand in it as pictures; without it no picture is shown
 */
export function richTextHtml({ format, text }: RichTextValue, { alliance }: { alliance?: string } = {}): string {
  const html = format === "markdown" ? markdownHtml(text) : text
  return tidyHtml(cleanHtml(html, alliance))
}
