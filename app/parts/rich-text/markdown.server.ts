import MarkdownIt from "markdown-it"

/** Blocks, or pieces of lines, of a text that is still read as Markdown. A text of 64 KB that people wrote has a tenth of it. */
const mostTokens = 30_000

/** Addresses that become links by themselves. */
const mostAddresses = 2_000

type Count = { isTooMuch?: boolean }

function parser(linkify: boolean) {
  const markdown = new MarkdownIt("default", { html: false, linkify, maxNesting: 50 })
  // Only what is written as an address becomes one: `README.md` is a file's name, not a site of Moldova.
  markdown.linkify.set({ fuzzyLink: false })
  // A table of 64 KB can ask for 65,536 cells: such a text is given up before it costs more.
  markdown.core.ruler.after("block", "few_blocks", ({ tokens, env }) => giveUp(tokens, env as Count, tokens.length))
  markdown.core.ruler.after("inline", "few_pieces", ({ tokens, env }) =>
    giveUp(
      tokens,
      env as Count,
      tokens.reduce((sum, { children }) => sum + (children?.length ?? 0), 0),
    ),
  )
  return markdown
}

function giveUp(tokens: unknown[], env: Count, count: number): void {
  if (count <= mostTokens) return
  env.isTooMuch = true
  tokens.length = 0
}

const linking = parser(true)
const plain = parser(false)

/**
 * Markdown (CommonMark with tables and strike-through) as HTML; HTML inside it is text. Still to be cleaned.
 * @returns undefined for a text that only a machine would write: it would cost more than a page may (quality row 22)
 */
export function markdownHtml(text: string): string | undefined {
  const count: Count = {}
  const addresses = text.match(/:\/\/|@/g)?.length ?? 0
  const html = (addresses > mostAddresses ? plain : linking).render(text, count)
  return count.isTooMuch ? undefined : html
}
