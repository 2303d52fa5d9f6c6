import { safeHtml } from "./rich-text-html.server.ts"
import { tidyHtml } from "./rich-text-tidy.server.ts"
import type { RichTextValue } from "./text-format.ts"

/**
 * A text as HTML that is safe to show (FORM-04; quality rows 22, 28, 30): for `RichText` alone. What is too long or too deep to be
 * read is shown as it was written.
 * @param place.alliance whose own files may stand in it as pictures; without it no picture is shown
 */
export function richTextHtml(value: RichTextValue, { alliance }: { alliance?: string } = {}): string {
  const html = safeHtml(value, alliance)
  return html === undefined ? `<pre>${escaped(value.text)}</pre>` : tidyHtml(html)
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")
}
