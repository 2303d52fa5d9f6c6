import { diffArrays } from "diff"

/** A piece of a paragraph: as it was, or only in the newer or older text. */
export type Piece = { kind: "same" | "added" | "removed"; text: string }

/** A paragraph; of a changed one its pieces. */
export type Paragraph = { kind: "same" | "added" | "removed"; text: string } | { kind: "changed"; pieces: Piece[] }

export type TextDiff =
  /** The texts differ too much to be compared in the time there is. */
  { isCut: true } | { isCut: false; paragraphs: Paragraph[]; isCoarse: boolean }

/** Milliseconds for paragraphs, and for the words of all changed paragraphs together (docs/decisions/025-text-differences.md). */
const budget = { paragraphs: 60, words: 120 }

/** Edits beyond which two texts, or two paragraphs, no longer have much in common. */
const mostEdits = { paragraphs: 3000, words: 800 }

/** The share of words that two paragraphs must have in common to be shown as one that was changed. */
const kinship = 0.35

/** Words, single Chinese characters, blanks, signs. */
const token = /\p{Script=Han}|[\p{L}\p{N}_]+|\s+|[^\p{L}\p{N}_\s]/gu

/**
 * Compares two texts paragraph by paragraph, and word by word inside those that were changed (PROP-03). Takes no longer than its budget,
 * whatever the texts are: then it says that it was cut.
 */
export function diffTexts(older: string, newer: string): TextDiff {
  const options = { maxEditLength: mostEdits.paragraphs, timeout: budget.paragraphs }
  const changes = diffArrays(paragraphsOf(older), paragraphsOf(newer), options)
  if (!changes) return { isCut: true }
  const until = performance.now() + budget.words
  const state = { until, isCoarse: false }
  const paragraphs: Paragraph[] = []
  for (let at = 0; at < changes.length; at += 1) {
    const change = changes[at]
    const next = changes[at + 1]
    if (change?.removed && next?.added) {
      paragraphs.push(...replaced(change.value, next.value, state))
      at += 1
    } else if (change) {
      const kind = change.added ? "added" : change.removed ? "removed" : "same"
      paragraphs.push(...change.value.map((text) => ({ kind, text }) as const))
    }
  }
  return { isCut: false, paragraphs, isCoarse: state.isCoarse }
}

function paragraphsOf(text: string): string[] {
  return text
    .replace(/\r\n?/g, "\n")
    .split(/\n+/)
    .map((line) => line.trimEnd())
    .filter(Boolean)
}

type State = { until: number; isCoarse: boolean }

/** Paragraphs in the place of others: each with the one that stood there, as far as they are akin. */
function replaced(removed: string[], added: string[], state: State): Paragraph[] {
  const pairs = Math.min(removed.length, added.length)
  const made: Paragraph[] = []
  for (let at = 0; at < pairs; at += 1) made.push(...changed(removed[at] ?? "", added[at] ?? "", state))
  return [
    ...made,
    ...removed.slice(pairs).map((text) => ({ kind: "removed", text }) as const),
    ...added.slice(pairs).map((text) => ({ kind: "added", text }) as const),
  ]
}

function changed(older: string, newer: string, state: State): Paragraph[] {
  const whole = [{ kind: "removed", text: older } as const, { kind: "added", text: newer } as const]
  const timeout = state.until - performance.now()
  const [before, after] = [older.match(token) ?? [], newer.match(token) ?? []]
  const changes = timeout > 0 ? diffArrays(before, after, { maxEditLength: mostEdits.words, timeout }) : undefined
  if (!changes) {
    state.isCoarse = true
    return whole
  }
  const common = changes.flatMap(({ added, removed, value }) => (added || removed ? [] : value)).join("").length
  if (common < kinship * Math.min(older.length, newer.length)) return whole
  const pieces = changes.map(({ added, removed, value }): Piece => {
    return { kind: added ? "added" : removed ? "removed" : "same", text: value.join("") }
  })
  return [{ kind: "changed", pieces: tidied(pieces) }]
}

/** Between two changes a blank alone is part of them: "the cat" for "a dog" is one change, not two. */
function tidied(pieces: readonly Piece[]): Piece[] {
  const made: Piece[] = []
  for (const group of groupsOf(pieces)) {
    const text = (kind: Piece["kind"]) =>
      group.flatMap((piece) => (piece.kind === kind || piece.kind === "same" ? piece.text : [])).join("")
    if (group.length === 1 && group[0]) made.push(group[0])
    else
      for (const kind of ["removed", "added"] as const)
        if (group.some((piece) => piece.kind === kind)) made.push({ kind, text: text(kind) })
  }
  return made
}

/** Changes with nothing but a blank between them stand together. */
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
