import { diffArrays, type ChangeObject } from "diff"

/**
 * Steps for a comparison of paragraphs, and for the words of all changed paragraphs together. One step compares two items; together they
 * take about 0.15 s of processor time, however the texts were made. Counted instead of timed, so that a busy machine shows the same
 * comparison.
 */
export const maxSteps = { paragraphs: 60_000, words: 120_000 }

/** Most edits of one comparison: with more, two paragraphs have little in common. */
const maxEdits = 400

/** The steps that are left; a comparison subtracts its own. */
export type Steps = { left: number }

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
