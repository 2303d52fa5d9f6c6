import { diffArrays } from "diff"

/** Part of a paragraph: in both texts, or only in the newer (`added`) or the older (`removed`) one. */
type Piece = { kind: "same" | "added" | "removed"; text: string }

/** A paragraph; a changed one is split into pieces. */
export type Paragraph = { kind: "same" | "added" | "removed"; text: string } | { kind: "changed"; pieces: Piece[] }

type TextDiff =
  /** The texts differ too much to be compared within the time limit. */
  { isCut: true } | { isCut: false; paragraphs: Paragraph[]; isCoarse: boolean }

/**
 * Time limits in milliseconds: comparing paragraphs, and comparing the words of all changed paragraphs together
 * (docs/decisions/025-text-differences.md).
 */
const usualLimits = { paragraphs: 60, words: 120 }

/** Maximum number of edits; beyond it two texts or paragraphs have little in common and are not compared. */
const maxEdits = { paragraphs: 3000, words: 800 }

/** Minimum share of common text for two paragraphs to be shown as one changed paragraph. */
const minimumCommon = 0.35

/** Matches a word, a single Chinese character, whitespace, or a punctuation mark. */
const token = /\p{Script=Han}|[\p{L}\p{N}_]+|\s+|[^\p{L}\p{N}_\s]/gu

/**
 * Compares two texts paragraph by paragraph, and word by word inside changed paragraphs (PROP-03). Never exceeds its time limits; if the
 * texts cannot be compared in time, the result is `isCut`.
 */
export function diffTexts(older: string, newer: string, limits = usualLimits): TextDiff {
  const options = { maxEditLength: maxEdits.paragraphs, timeout: limits.paragraphs }
  const changes = diffArrays(paragraphsOf(older), paragraphsOf(newer), options)
  if (!changes) return { isCut: true }
  const until = performance.now() + limits.words
  const state = { until, isCoarse: false }
  const paragraphs: Paragraph[] = []
  for (let at = 0; at < changes.length; at += 1) {
    const change = changes[at]
    const next = changes[at + 1]
    if (change?.removed && next?.added) {
      paragraphs.push(...diffReplaced(change.value, next.value, state))
      at += 1
    } else if (change) {
      const kind = kindOf(change)
      paragraphs.push(...change.value.map((text) => ({ kind, text })))
    }
  }
  return { isCut: false, paragraphs, isCoarse: state.isCoarse }
}

function kindOf({ added, removed }: { added: boolean; removed: boolean }): Piece["kind"] {
  if (added) return "added"
  return removed ? "removed" : "same"
}

function paragraphsOf(text: string): string[] {
  return text
    .replace(/\r\n?/g, "\n")
    .split(/\n+/)
    .map((line) => line.trimEnd())
    .filter(Boolean)
}

type State = { until: number; isCoarse: boolean }

/**
 * Compares each removed paragraph with the added one at the same position; paragraphs without a counterpart are removed or added as a
 * whole.
 */
function diffReplaced(removed: string[], added: string[], state: State): Paragraph[] {
  const pairs = Math.min(removed.length, added.length)
  const result: Paragraph[] = []
  for (let at = 0; at < pairs; at += 1) result.push(...diffParagraph(removed[at] ?? "", added[at] ?? "", state))
  return [
    ...result,
    ...removed.slice(pairs).map((text) => ({ kind: "removed", text }) as const),
    ...added.slice(pairs).map((text) => ({ kind: "added", text }) as const),
  ]
}

function diffParagraph(older: string, newer: string, state: State): Paragraph[] {
  const whole = [{ kind: "removed", text: older } as const, { kind: "added", text: newer } as const]
  const timeout = state.until - performance.now()
  const [before, after] = [older.match(token) ?? [], newer.match(token) ?? []]
  const changes = timeout > 0 ? diffArrays(before, after, { maxEditLength: maxEdits.words, timeout }) : undefined
  if (!changes) {
    state.isCoarse = true
    return whole
  }
  const common = changes.flatMap(({ added, removed, value }) => (added || removed ? [] : value)).join("").length
  if (common < minimumCommon * Math.min(older.length, newer.length)) return whole
  const pieces = changes.map((change): Piece => ({ kind: kindOf(change), text: change.value.join("") }))
  return [{ kind: "changed", pieces: mergeAcrossBlanks(pieces) }]
}

/** Merges two changes separated only by whitespace: "the cat" for "a dog" is one change, not two. */
function mergeAcrossBlanks(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = []
  for (const group of groupsOf(pieces)) {
    const text = (kind: Piece["kind"]) =>
      group.flatMap((piece) => (piece.kind === kind || piece.kind === "same" ? piece.text : [])).join("")
    if (group.length === 1 && group[0]) result.push(group[0])
    else
      for (const kind of ["removed", "added"] as const)
        if (group.some((piece) => piece.kind === kind)) result.push({ kind, text: text(kind) })
  }
  return result
}

/** Groups changes that are separated only by whitespace. */
function groupsOf(pieces: readonly Piece[]): Piece[][] {
  const groups: Piece[][] = []
  pieces.forEach((piece, at) => {
    const isBlank = piece.kind === "same" && piece.text.trim() === ""
    const next = pieces[at + 1]
    const last = groups.at(-1)
    const isOpen = last !== undefined && last.at(-1) !== undefined && last.some(({ kind }) => kind !== "same")
    const belongs = isOpen && (piece.kind !== "same" || (isBlank && next !== undefined && next.kind !== "same"))
    if (belongs) last.push(piece)
    else groups.push([piece])
  })
  return groups
}
