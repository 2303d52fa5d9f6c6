import { safeHtml } from "./rich-text-html.server.ts"
import { tidyHtml } from "./rich-text-tidy.server.ts"
import type { RichTextValue } from "./text-format.ts"

/** Long texts as they were last made: every reader of a record would make the same again. Short ones take less than to keep them. */
const kept = new Map<string, string>()
const worthKeeping = 2_048
const mostKept = 48

function keeping(value: RichTextValue, alliance: string | undefined, make: () => string): string {
  if (value.text.length < worthKeeping) return make()
  const key = JSON.stringify([alliance, value.format, value.text])
  const html = kept.get(key) ?? make()
  kept.delete(key)
  kept.set(key, html)
  for (const oldest of kept.keys()) {
    if (kept.size <= mostKept) break
    kept.delete(oldest)
  }
  return html
}

/**
 * A text as HTML that is safe to show (FORM-04; quality rows 22, 28, 30): for `RichText` alone. What is too long or too deep to be
 * read is shown as it was written.
 * @param place.alliance whose own files may stand in it as pictures; without it no picture is shown
 */
export function richTextHtml(value: RichTextValue, { alliance }: { alliance?: string } = {}): string {
  return keeping(value, alliance, () => {
    const html = safeHtml(value, alliance)
    return html === undefined ? `<pre>${escaped(value.text)}</pre>` : tidyHtml(html)
  })
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")
}
