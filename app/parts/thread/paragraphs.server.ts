import { createHash } from "node:crypto"
import type { IntlShape } from "react-intl"
import { blocksOf, wordsOf } from "#app/parts/rich-text/rich-text-blocks.server.ts"
import { languageOf } from "#app/parts/rich-text/text-language.ts"

/** A paragraph, heading, list or table of a text, as threads refer to it (DISC-01). */
export type Paragraph = {
  /** The fragment of its address: the same in every text that has it. */
  id: string
  quote: string
  html: string
}

/** Characters of a quote (contract). */
const longestQuote = 500

/** Paragraphs of a text that can be discussed: those of longer texts are shown, but have no link. */
const mostParagraphs = 400

/** Threads whose paragraph has changed are looked for by similarity, up to this number. */
const mostCompared = 50

/** Share of the words that a changed paragraph still has in common with its former text. */
const leastSimilar = 0.6

const comparable = (quote: string) => (quote.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" ")

/** The id of a paragraph, from its letters and digits. */
export const paragraphId = (quote: string) =>
  `p-${createHash("sha256").update(comparable(quote)).digest("hex").slice(0, 10)}`

function quoteOf(html: string): string {
  return [...wordsOf(html)].slice(0, longestQuote).join("").trim()
}

/** The blocks of a text, with what threads call them; without a quote if they have no words. @param html of `richTextHtml` */
function blocksWithQuotes(html: string): (Pick<Paragraph, "html"> & Partial<Paragraph>)[] {
  let left = mostParagraphs
  return blocksOf(html).map((block) => {
    const quote = left > 0 ? quoteOf(block) : ""
    if (comparable(quote) === "") return { html: block }
    left -= 1
    return { html: block, quote, id: paragraphId(quote) }
  })
}

const isParagraph = (block: Partial<Paragraph>): block is Paragraph => block.id !== undefined

/** The paragraphs of a text that can be discussed. @param html of `richTextHtml` */
export const paragraphsOf = (html: string): Paragraph[] => blocksWithQuotes(html).filter(isParagraph)

/**
 * A text in which each paragraph has an id, and a link to its discussion after it. Equal paragraphs have one discussion; the first of them
 * has the id.
 * @param html of `richTextHtml`
 * @param hrefOf URL of the discussion of a paragraph
 */
export function discussedText(html: string, hrefOf: (id: string) => string, intl: IntlShape) {
  const known = new Set<string>()
  const discuss = intl.formatMessage({ id: "thread.paragraph" })
  const shown = blocksWithQuotes(html)
    .map((block) => {
      if (!isParagraph(block) || known.has(block.id)) return block.html
      const { id } = block
      known.add(id)
      const name = intl.formatMessage({ id: "thread.paragraph.of" }, { number: known.size })
      const href = hrefOf(id).replaceAll("&", "&amp;")
      const link = `<a class="discuss" lang="${intl.locale}" href="${href}" aria-label="${name}">${discuss}</a>`
      return `${block.html.replace(/^<[a-z0-9]+/, `$& id="${id}"`)}${link}`
    })
    .join("\n")
  return { html: shown, lang: languageOf(html) }
}

export type DiscussedTextView = ReturnType<typeof discussedText>

/** Where a quoted paragraph stands in a text: as it was, changed, or not at all. */
export type Place = { kind: "same" | "changed"; id: string } | { kind: "gone" }

/** Each Chinese character is a word. */
const word = /\p{Script=Han}|[\p{L}\p{N}]+/gu

/** How often each word of a text occurs, and the number of its words. */
type Words = { counts: ReadonlyMap<string, number>; total: number }

function wordsIn(text: string): Words {
  const counts = new Map<string, number>()
  let total = 0
  for (const [found] of text.toLowerCase().matchAll(word)) {
    counts.set(found, (counts.get(found) ?? 0) + 1)
    total += 1
  }
  return { counts, total }
}

/**
 * The share of the words that two texts have in common: twice the common ones, of all of both.
 * @param least a smaller share is 0: counting ends as soon as it cannot be reached
 */
function similarity(one: Words, other: Words, least: number): number {
  const mayMiss = one.total - (least * (one.total + other.total)) / 2
  if (one.total - other.total > mayMiss) return 0
  let missing = 0
  for (const [found, count] of one.counts) {
    missing += Math.max(0, count - (other.counts.get(found) ?? 0))
    if (missing > mayMiss) return 0
  }
  return (2 * (one.total - missing)) / (one.total + other.total)
}

type Counted = { id: string; words: Words }

/** The id of the paragraph that has most words of a quote; undefined if none is similar enough. */
function mostSimilar(quote: string, paragraphs: readonly Counted[]): string | undefined {
  const asked = wordsIn(quote)
  let best: { id?: string; share: number } = { share: 0 }
  for (const { id, words } of paragraphs) {
    const share = similarity(asked, words, Math.max(best.share, leastSimilar))
    if (share > best.share) best = { id, share }
  }
  return best.id
}

/** Returns the function that finds quoted paragraphs in a text: the same one, or else the most similar one (docs/decisions/053-threads.md). */
export function finderIn(paragraphs: readonly Paragraph[]): (quote: string) => Place {
  const ids = new Set(paragraphs.map(({ id }) => id))
  let counted: Counted[] | undefined
  let left = mostCompared
  return (quote) => {
    const same = paragraphId(quote)
    if (ids.has(same)) return { kind: "same", id: same }
    if (left === 0) return { kind: "gone" }
    left -= 1
    counted ??= paragraphs.map(({ id, quote: text }) => ({ id, words: wordsIn(text) }))
    const id = mostSimilar(quote, counted)
    return id === undefined ? { kind: "gone" } : { kind: "changed", id }
  }
}
