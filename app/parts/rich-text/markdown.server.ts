import MarkdownIt from "markdown-it"

/** Maximum block or inline tokens of a text that is rendered as Markdown. A text of 64 KB written by people has a tenth of it. */
const maxTokens = 30_000

/** Maximum number of addresses that are turned into links automatically. */
const maxAddresses = 2_000

type Count = { isTooMuch?: boolean }

function parser(linkify: boolean) {
  const markdown = new MarkdownIt("default", { html: false, linkify, maxNesting: 50 })
  // Only complete addresses become links: `README.md` is a file name, not a Moldovan website.
  markdown.linkify.set({ fuzzyLink: false })
  // A table of 64 KB can produce 65,536 cells: parsing such a text stops early.
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
  if (count <= maxTokens) return
  env.isTooMuch = true
  tokens.length = 0
}

const linking = parser(true)
const plain = parser(false)

/**
 * Renders Markdown (CommonMark with tables and strike-through) as HTML; HTML inside it is treated as text. The result is not sanitised yet.
 * @returns undefined for a text that only a machine would write: rendering it would take too long (quality row 22)
 */
export function markdownHtml(text: string): string | undefined {
  const count: Count = {}
  const addresses = text.match(/:\/\/|@/g)?.length ?? 0
  const html = (addresses > maxAddresses ? plain : linking).render(text, count)
  return count.isTooMuch ? undefined : html
}
