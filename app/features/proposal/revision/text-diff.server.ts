import { diffArrays, type ChangeObject } from "diff"

/** A run of words that is in both texts, or only in the newer (`added`) or the older (`removed`) one. */
export type Piece = { kind: "same" | "added" | "removed"; words: string[] }

/** Minimum share of common text for two passages to be shown as one changed passage. */
const minimumCommon = 0.35

const lengthOf = (words: readonly string[]) => words.reduce((total, word) => total + word.length, 0)

/** Steps that are left for the words of all passages, and whether one was shown as a whole because there were none. */
export type WordSteps = Steps & { isCoarse: boolean }

/**
 * Compares two passages word by word (PROP-03).
 * @param isText whether a word counts as text; tags do not
 * @returns undefined if they have too little in common, or if the steps are used up (`isCoarse`): they are then shown as a whole
 */
export function diffWords(
  before: readonly string[],
  after: readonly string[],
  state: WordSteps,
  isText: (word: string) => boolean,
): Piece[] | undefined {
  const [older, newer] = [before.filter(isText), after.filter(isText)]
  const least = minimumCommon * Math.min(lengthOf(older), lengthOf(newer))
  if (commonLength(older, newer) < least) return undefined
  const changes = diffLists(before, after, state)
  if (!changes) {
    state.isCoarse = true
    return undefined
  }
  if (lengthOf(changes.flatMap(({ same }) => same).filter(isText)) < least) return undefined
  const pieces = changes.flatMap(({ removed, added, same }) => [
    ...pieceOf("removed", removed),
    ...pieceOf("added", added),
    ...pieceOf("same", same),
  ])
  return mergeAcrossBlanks(pieces)
}

const pieceOf = (kind: Piece["kind"], words: string[]): Piece[] => (words.length > 0 ? [{ kind, words }] : [])

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
    const words = (kind: Piece["kind"]) =>
      group.flatMap((piece) => (piece.kind === kind || piece.kind === "same" ? piece.words : []))
    if (group.length === 1 && group[0]) result.push(group[0])
    else
      for (const kind of ["removed", "added"] as const)
        if (group.some((piece) => piece.kind === kind)) result.push({ kind, words: words(kind) })
  }
  return result
}

/** Groups changes that are separated only by whitespace. */
function groupsOf(pieces: readonly Piece[]): Piece[][] {
  const groups: Piece[][] = []
  pieces.forEach((piece, at) => {
    const isBlank = piece.kind === "same" && piece.words.join("").trim() === ""
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
 * Steps for a comparison of blocks, and for the words of all changed blocks together. One step compares two items; together they
 * take about 0.15 s of processor time, however the texts were made. Counted instead of timed, so that a busy machine shows the same
 * comparison.
 */
export const maxSteps = { blocks: 60_000, words: 120_000 }

/** Most edits of one comparison: with more, two passages have little in common. */
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
