import MarkdownIt from "markdown-it"
import cjkFriendly from "markdown-it-cjk-friendly"

/** Maximum block or inline tokens of a text that is rendered as Markdown. A text of 64 KB written by people has a tenth of it. */
const maxTokens = 30_000

/** Maximum number of addresses that are turned into links automatically. */
const maxAddresses = 2_000

type Count = { isTooMuch?: boolean }

function parser(linkify: boolean) {
  const markdown = new MarkdownIt("default", { html: false, linkify, maxNesting: 50 })
  // Emphasis works next to full-width punctuation: Chinese has no spaces between words.
  markdown.use(cjkFriendly)
  markdown.inline.ruler.before("autolink", "line_break", lineBreak)
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

type InlineRule = Parameters<InstanceType<typeof MarkdownIt>["inline"]["ruler"]["push"]>[1]

/** `<br>` is a line break, because a line of a table or a heading has no other. All other HTML is text. */
const lineBreak: InlineRule = (state, isSilent) => {
  const [tag = ""] =
    state.src.charAt(state.pos) === "<" ? (/^<br ?\/?>/i.exec(state.src.slice(state.pos, state.pos + 6)) ?? []) : []
  if (tag === "") return false
  if (!isSilent) state.push("hardbreak", "br", 0)
  state.pos += tag.length
  return true
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

const schemeStart = /(?<![a-z0-9.+-])(?:https?:|ftp:|mailto:)/gi

/** The addresses in a text that are shown as links: where each begins and ends. */
export function findAddresses(text: string): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = []
  for (const { index } of text.matchAll(schemeStart)) {
    const length = index < (found.at(-1)?.to ?? 0) ? 0 : addressLength(text.slice(index))
    if (length > 0) found.push({ from: index, to: index + length })
  }
  return found
}

/** The length of the address at the beginning of a Markdown text; 0 if there is none. The parser leaves asterisks at its end to emphasis. */
export function addressLength(text: string): number {
  return linking.linkify.matchAtStart(text)?.raw.replace(/\*+$/, "").length ?? 0
}
