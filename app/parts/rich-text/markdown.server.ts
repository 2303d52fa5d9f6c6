import MarkdownIt from "markdown-it"

const markdown = new MarkdownIt("default", { html: false, linkify: true, maxNesting: 50 })
// Only what is written as an address becomes one: `README.md` is a file's name, not a site of Moldova.
markdown.linkify.set({ fuzzyLink: false })

/** Markdown (CommonMark with tables and strike-through) as HTML; HTML inside it is text. Still to be cleaned. */
export function markdownHtml(text: string): string {
  return markdown.render(text)
}
