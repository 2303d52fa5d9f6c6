import MarkdownIt from "markdown-it"
import type { components } from "#app/api/schema.d.ts"
import { cleanHtml } from "./rich-text-sanitize.server.ts"
import { tidyHtml } from "./rich-text-tidy.server.ts"

type RichTextValue = components["schemas"]["RichText"]

const markdown = new MarkdownIt("default", { html: false, linkify: true, maxNesting: 50 })
// Only what is written as an address becomes one: `README.md` is a file's name, not a site of Moldova.
markdown.linkify.set({ fuzzyLink: false })

/**
 * A text as HTML that is safe to show (FORM-04; quality rows 22, 28, 30): for `RichText` alone.
 * @param place.alliance whose own files may stand in it as pictures; without it no picture is shown
 */
export function richTextHtml({ format, text }: RichTextValue, { alliance }: { alliance?: string } = {}): string {
  const html = format === "markdown" ? markdown.render(text) : text
  return tidyHtml(cleanHtml(html, alliance))
}
