import { diffArrays, type ChangeObject } from "diff"

/** Part of a paragraph: in both texts, or only in the newer (`added`) or the older (`removed`) one. */
type Piece = { kind: "same" | "added" | "removed"; text: string }

/** A paragraph; a changed one is split into pieces. */
export type Paragraph = { kind: "same" | "added" | "removed"; text: string } | { kind: "changed"; pieces: Piece[] }

type TextDiff =
  /** The texts differ too much to be compared. */
  { isCut: true } | { isCut: false; paragraphs: Paragraph[]; isCoarse: boolean }

/** Matches a word, a single Chinese character, whitespace, or a punctuation mark. */
const token = /\p{Script=Han}|[\p{L}\p{N}_]+|\s+|[^\p{L}\p{N}_\s]/gu

/** Most changed paragraphs of a comparison. */
const maxShown = 3_000

/** Minimum share of common text for two paragraphs to be shown as one changed paragraph. */
const minimumCommon = 0.35

/**
 * Compares two texts paragraph by paragraph, and word by word inside changed paragraphs (PROP-03). The number of steps is limited
 * (docs/decisions/025-text-differences.md): texts that differ in too many paragraphs are `isCut`; when the steps for words are used up, the
 * other changed paragraphs are shown as a whole (`isCoarse`).
 */
export function diffTexts(older: string, newer: string): TextDiff {
  const changes = diffLists(paragraphsOf(older), paragraphsOf(newer), { left: maxSteps.paragraphs })
  if (!changes || isTooLong(changes)) return { isCut: true }
  const state = { left: maxSteps.words, isCoarse: false }
  const paragraphs = changes.flatMap(({ removed, added, same }): Paragraph[] => [
    ...diffReplaced(removed, added, state),
    ...same.map((text) => ({ kind: "same", text }) as const),
  ])
  return { isCut: false, paragraphs, isCoarse: state.isCoarse }
}

/** Whether a page of all changed paragraphs would be too long for its readers. */
function isTooLong(changes: readonly { removed: string[]; added: string[] }[]): boolean {
  return changes.reduce((total, { removed, added }) => total + removed.length + added.length, 0) > maxShown
}

function paragraphsOf(text: string): string[] {
  return text
    .replace(/\r\n?/g, "\n")
    .split(/\n+/)
    .map((line) => line.trimEnd())
    .filter(Boolean)
}

type State = Steps & { isCoarse: boolean }

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
  const [before, after] = [older.match(token) ?? [], newer.match(token) ?? []]
  const least = minimumCommon * Math.min(older.length, newer.length)
  if (commonLength(before, after) < least) return whole
  const changes = diffLists(before, after, state)
  if (!changes) {
    state.isCoarse = true
    return whole
  }
  if (changes.flatMap(({ same }) => same).join("").length < least) return whole
  const pieces = changes.flatMap(({ removed, added, same }) => [
    ...pieceOf("removed", removed),
    ...pieceOf("added", added),
    ...pieceOf("same", same),
  ])
  return [{ kind: "changed", pieces: mergeAcrossBlanks(pieces) }]
}

const pieceOf = (kind: Piece["kind"], texts: string[]): Piece[] =>
  texts.length > 0 ? [{ kind, text: texts.join("") }] : []

/** Length of the words that two lists have in common, in any order: no comparison finds more. */
function commonLength(before: readonly string[], after: readonly string[]): number {
  const counts = new Map<string, number>()
  for (const one of before) counts.set(one, (counts.get(one) ?? 0) + 1)
  let length = 0
  for (const one of after) {
    const count = counts.get(one) ?? 0
    if (count > 0) length += one.length
    counts.set(one, count - 1)
  }
  return length
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

/**
 * Steps for a comparison of paragraphs, and for the words of all changed paragraphs together. One step compares two items; together they
 * take about 0.15 s of processor time, however the texts were made. Counted instead of timed, so that a busy machine shows the same
 * comparison.
 */
export const maxSteps = { paragraphs: 60_000, words: 120_000 }

/** Most edits of one comparison: with more, two paragraphs have little in common. */
const maxEdits = 400

/** The steps that are left; a comparison subtracts its own. */
type Steps = { left: number }

/** A place where two lists differ, and the items after it that are in both. */
type Change<Item> = { removed: Item[]; added: Item[]; same: Item[] }

/**
 * The differences between two lists, with the most common items.
 * @returns undefined if that takes more steps than are left
 */
export function diffLists(
  before: readonly string[],
  after: readonly string[],
  steps: Steps,
): Change<string>[] | undefined {
  const pairs = commonPairs(before, after, steps)
  if (!pairs) return undefined
  const changes: Change<string>[] = []
  let [from, to] = [0, 0]
  for (const [left, right] of [...pairs, [before.length, after.length] as const]) {
    const last = changes.at(-1)
    if (last && left === from && right === to) last.same.push(...before.slice(left, left + 1))
    else
      changes.push({
        removed: before.slice(from, left),
        added: after.slice(to, right),
        same: before.slice(left, left + 1),
      })
    ;[from, to] = [left + 1, right + 1]
  }
  return changes
}

type Indexed = { text: string; at: number }

/** The items of a list that the other one has as well; the rest is certainly a difference, so that it costs no steps. */
function sharedWith(other: readonly string[], list: readonly string[]): Indexed[] {
  const known = new Set(other)
  return list.flatMap((text, at) => (known.has(text) ? { text, at } : []))
}

/** Positions of the common items in both lists. */
function commonPairs(
  before: readonly string[],
  after: readonly string[],
  steps: Steps,
): [number, number][] | undefined {
  const [left, right] = [sharedWith(after, before), sharedWith(before, after)]
  const comparator = (one: Indexed, other: Indexed) => {
    steps.left -= 1
    return one.text === other.text
  }
  // the number of steps grows with half the square of the edits
  const maxEditLength = Math.min(maxEdits, Math.floor(Math.sqrt(2 * Math.max(steps.left, 0))))
  const changes = diffArrays(left, right, { comparator, maxEditLength })
  if (!changes) return undefined
  const unadded = changes.filter(({ added }) => !added).flatMap(marked)
  const unremoved = changes.filter(({ removed }) => !removed).flatMap(marked)
  const commonLeft = left.filter((_, at) => unadded[at])
  const commonRight = right.filter((_, at) => unremoved[at])
  return commonLeft.map(({ at }, index) => [at, commonRight[index]?.at ?? 0])
}

/** For each item of a change: whether it is in both lists. */
function marked({ added, removed, count }: ChangeObject<unknown>): boolean[] {
  return Array.from({ length: count }, () => !added && !removed)
}
