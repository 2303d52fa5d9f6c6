import { domainOf } from "./mutant.ts"

/** A mutant with the test files that can notice it. */
export type Covered = { id: string; file: string; cover: readonly string[] }

/** Maximum number of mutants that share a run. */
export const mostTogether = 12

/** Whether no test file can notice two of the mutants, so a failure of a file tells whose it is. */
export function areApart(covers: readonly (readonly string[])[]): boolean {
  const files = covers.flat()
  return new Set(files).size === files.length
}

/** Whether mutants can share a run: other files and other domains; and other tests, unless both concern most tests. */
function canShare(one: Covered, other: Covered, broad: number): boolean {
  if (one.file === other.file || domainOf(one.file) === domainOf(other.file)) return false
  return areApart([one.cover, other.cover]) || (one.cover.length > broad && other.cover.length > broad)
}

/**
 * Groups mutants for shared runs, those with few tests first. Mutants of a group with different tests are told apart by the files that
 * fail; of the others each is run alone on the files that fail.
 * @param files number of test files of the step
 */
export function groupsOf<One extends Covered>(mutants: readonly One[], files: number, most = mostTogether): One[][] {
  const groups: One[][] = []
  const broad = files / 4
  for (const one of [...mutants].sort((a, b) => a.cover.length - b.cover.length)) {
    const group = groups.find((some) => some.length < most && some.every((other) => canShare(one, other, broad)))
    if (group) group.push(one)
    else groups.push([one])
  }
  return groups
}
