import { blocksOf } from "#app/parts/rich-text/rich-text-blocks.server.ts"
import { diffLists, diffWords, maxSteps, type Piece, type WordSteps } from "./text-diff.server.ts"

/**
 * A block of two compared texts: a paragraph, heading, list or table. A changed one as it was and as it is, with its changes marked, and as
 * one block with both (`merged`).
 */
export type Block =
  | { kind: "same" | "added" | "removed"; html: string }
  | { kind: "changed"; older: string; newer: string; merged: string }

type HtmlDiff =
  /** The texts differ too much to be compared. */
  { isCut: true } | { isCut: false; blocks: Block[]; isCoarse: boolean }

/** Words for screen readers before and after what is marked. */
export type MarkWords = { added: string; removed: string; end: string }

/** Most changed blocks of a comparison. */
const maxShown = 3_000

const voidTags = new Set(["br", "hr", "img"])

/** Elements that contain no text themselves, only other elements. */
const withoutText = new Set("ul ol dl table thead tbody tfoot tr".split(" "))

/** Matches a tag, a character reference, a word, a single Chinese character, whitespace, or a punctuation mark. */
const token = /<[^>]*>|&#?\w+;|\p{Script=Han}|[\p{L}\p{N}_]+|\s+|[^\p{L}\p{N}_\s]/gu

const nameOf = (tag: string) => /^<\/?([a-z][a-z0-9]*)/.exec(tag)?.[1] ?? ""
const isStructure = (word: string) => word.startsWith("<") && !voidTags.has(nameOf(word))
const isText = (word: string) => !word.startsWith("<")

/**
 * Compares two rendered texts block by block, and word by word inside changed blocks (PROP-03). The number of steps is limited
 * (docs/decisions/025-text-differences.md): texts that differ in too many blocks are `isCut`; when the steps for words are used up, the other
 * changed blocks are shown as a whole (`isCoarse`).
 */
export function diffHtml(older: string, newer: string, words: MarkWords): HtmlDiff {
  const changes = diffLists(blocksOf(older), blocksOf(newer), { left: maxSteps.blocks })
  const changed = changes?.reduce((total, { removed, added }) => total + removed.length + added.length, 0) ?? 0
  if (!changes || changed > maxShown) return { isCut: true }
  const state = { left: maxSteps.words, isCoarse: false }
  const blocks = changes.flatMap(({ removed, added, same }): Block[] => [
    ...diffReplaced(removed, added, state, words),
    ...same.map((html) => ({ kind: "same", html }) as const),
  ])
  return { isCut: false, blocks, isCoarse: state.isCoarse }
}

/** Compares each removed block with the added one at the same position; blocks without a counterpart are removed or added as a whole. */
function diffReplaced(removed: string[], added: string[], state: WordSteps, words: MarkWords): Block[] {
  const pairs = Math.min(removed.length, added.length)
  const whole = (kind: "removed" | "added", html: string): Block => ({
    kind,
    html: marked([{ kind, words: html.match(token) ?? [] }], words),
  })
  const compared = removed.slice(0, pairs).flatMap((older, at) => {
    const newer = added[at] ?? ""
    return changedBlock(older, newer, state, words) ?? [whole("removed", older), whole("added", newer)]
  })
  return [
    ...compared,
    ...removed.slice(pairs).map((html) => whole("removed", html)),
    ...added.slice(pairs).map((html) => whole("added", html)),
  ]
}

/** Two blocks of the same kind with their changed words; undefined if they are shown as a whole, also if only their formatting differs. */
function changedBlock(older: string, newer: string, state: WordSteps, words: MarkWords): Block[] | undefined {
  if (nameOf(older) !== nameOf(newer)) return undefined
  const pieces = diffWords(older.match(token) ?? [], newer.match(token) ?? [], state, isText)
  if (!pieces?.some((piece) => piece.kind !== "same" && piece.words.some((word) => !isStructure(word))))
    return undefined
  const without = (kind: Piece["kind"]) => pieces.filter((piece) => piece.kind !== kind)
  return [
    {
      kind: "changed",
      older: marked(without("added"), words),
      newer: marked(without("removed"), words),
      merged: merged(pieces, words),
    },
  ]
}

function mark(text: string, kind: "added" | "removed", words: MarkWords): string {
  const name = kind === "added" ? "ins" : "del"
  const said = (word: string) => `<span class="vh">${word}</span>`
  return `<${name}>${said(`${words[kind]} `)}${text}${said(` ${words.end}`)}</${name}>`
}

/** The words of a piece between its tags, each marked; blanks between tags are not. */
function markedPiece({ kind, words: tokens }: Piece, words: MarkWords): string {
  if (kind === "same") return tokens.join("")
  let [html, run] = ["", ""]
  const flush = () => {
    html += run.trim() === "" ? run : mark(run, kind, words)
    run = ""
  }
  for (const word of tokens) {
    if (!isStructure(word)) run += word
    else {
      flush()
      html += word
    }
  }
  flush()
  return html
}

/** One of the two texts: its tags stay as they are, and what the other one does not have is marked. */
const marked = (pieces: readonly Piece[], words: MarkWords) => pieces.map((piece) => markedPiece(piece, words)).join("")

/**
 * Both texts in one: the tags are those of the newer text, so they are all closed. A deleted word stands where it was; in a list or table it
 * waits for the next element that can contain text.
 */
function merged(pieces: readonly Piece[], words: MarkWords): string {
  const open: string[] = []
  let [html, waiting] = ["", ""]
  const release = () => {
    if (open.length === 0 || withoutText.has(open.at(-1) ?? "")) return
    html += waiting
    waiting = ""
  }
  for (const run of pieces.flatMap(runsOf)) {
    const [tag = ""] = run.words
    if (run.kind === "removed") waiting += deleted(run, words)
    else html += isStructure(tag) ? tag : markedPiece(run, words)
    if (run.kind !== "removed" && isStructure(tag)) follow(open, tag)
    release()
  }
  return waiting === "" ? html : `${html}<p>${waiting}</p>`
}

/** Deleted words without their tags, with a blank instead of a tag and after them. */
function deleted({ words: tokens }: Piece, words: MarkWords): string {
  const text = tokens.join("").trim()
  return text === "" || isStructure(tokens[0] ?? "") ? "" : `${mark(text, "removed", words)} `
}

/** Splits a piece into its tags, each for itself, and the words between them. */
function runsOf({ kind, words }: Piece): Piece[] {
  const runs: Piece[] = []
  for (const word of words) {
    const last = runs.at(-1)
    if (isStructure(word) || !last || last.words.some(isStructure)) runs.push({ kind, words: [word] })
    else last.words.push(word)
  }
  return runs
}

/** Keeps the list of open elements. */
function follow(open: string[], tag: string): void {
  if (tag.startsWith("</")) open.pop()
  else open.push(nameOf(tag))
}
