import { areApart, type Covered } from "./groups.ts"
import type { Ran, Test } from "./test-runs.ts"

/** What a run of some mutants together told: the tests that failed, or why it did not come to its end. */
export type Answer = Pick<Ran, "failed"> & { stopped?: string }

/** Runs test files with some mutants in the product. */
export type Ask<One> = (mutants: readonly One[], files: readonly string[]) => Promise<Answer>

/** Receives the tests that notice a mutant, as soon as they are known. */
export type Tell<One> = (mutant: One, tests: readonly Test[]) => void

const inCover = ({ cover }: Covered, files: ReadonlySet<string>) => cover.filter((file) => files.has(file))

/** From this number of mutants on, a group of which most files fail is halved. */
const many = 7

/** Halves if most files fail, because then one mutant breaks them and hides the others; otherwise, and of few mutants, each alone. */
function partsOf<One>(group: readonly One[], isBroad: boolean): One[][] {
  if (!isBroad || group.length < many) return group.map((one) => [one])
  const half = Math.ceil(group.length / 2)
  return [group.slice(0, half), group.slice(half)]
}

const nothing: Answer = { failed: [] }

/** The tests that notice a mutant that ran alone; why the run did not end stands in place of a test. */
const testsIn = ({ failed, stopped }: Answer): Test[] =>
  stopped === undefined ? failed : [...failed, { file: "", title: stopped }]

/**
 * Finds every test that notices each mutant of a group: all of them in one run, then those whose tests failed, in smaller groups, on the
 * files that failed. A file that passes with all mutants passes with each.
 */
export async function search<One extends Covered>(
  group: readonly One[],
  files: readonly string[],
  ask: Ask<One>,
  tell: Tell<One>,
): Promise<void> {
  const answer = files.length > 0 ? await ask(group, files) : nothing
  const [only] = group
  if (only && group.length === 1) return tell(only, testsIn(answer))
  const { failed, stopped } = answer
  const failing = new Set(stopped === undefined ? failed.map(({ file }) => file) : files)
  const open = group.filter((one) => inCover(one, failing).length > 0)
  for (const one of group.filter((some) => !open.includes(some))) tell(one, [])
  if (stopped === undefined && areApart(open.map((one) => inCover(one, failing)))) {
    for (const one of open)
      tell(
        one,
        failed.filter(({ file }) => one.cover.includes(file)),
      )
    return
  }
  for (const part of partsOf(open, failing.size * 4 > files.length)) {
    const own = new Set(part.flatMap((one) => inCover(one, failing)))
    await search(part, [...own], ask, tell)
  }
}
