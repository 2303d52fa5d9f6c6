import { safeHtml } from "./rich-text-html.server.ts"
import { tidyHtml } from "./rich-text-tidy.server.ts"
import type { RichTextValue } from "./text-format.ts"

/** Cache of rendered long texts, because every reader of a record gets the same HTML. Short texts are faster to render than to look up. */
const cache = new Map<string, string>()
const minCachedLength = 2_048
const maxCached = 48

function cached(value: RichTextValue, alliance: string | undefined, make: () => string): string {
  if (value.text.length < minCachedLength) return make()
  const key = JSON.stringify([alliance, value.format, value.text])
  const html = cache.get(key) ?? make()
  cache.delete(key)
  cache.set(key, html)
  for (const oldest of cache.keys()) {
    if (cache.size <= maxCached) break
    cache.delete(oldest)
  }
  return html
}

/**
 * Renders a text as safe HTML (FORM-04; quality rows 22, 28, 30), for `RichText` only. A text that is too long or too deeply nested is
 * shown as source.
 * @param options.alliance its own files are allowed as pictures; without it no pictures are shown
 */
export function richTextHtml(value: RichTextValue, { alliance }: { alliance?: string } = {}): string {
  return cached(value, alliance, () => {
    const html = safeHtml(value, alliance)
    return html === undefined ? `<pre>${escaped(value.text)}</pre>` : tidyHtml(html)
  })
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")
}
