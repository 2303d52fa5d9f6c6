import { createHash } from "node:crypto"
import type { Mutant } from "../kill-matrix/mutant.ts"
import { groupBy } from "../lib/group-by.ts"
import { subjectOf } from "./backends.ts"

const overlap = (one: Mutant, other: Mutant) =>
  one.file === other.file && one.start < other.end && other.start < one.end

/** Mutants by chance, which depends on the seed and the mutant alone, the kinds in turn. */
function inTurn(mutants: readonly Mutant[], seed: number): Mutant[] {
  const chance = ({ id }: Mutant) => createHash("sha256").update(`${seed} ${id}`).digest("hex")
  const shuffled = [...mutants].sort((one, other) => (chance(one) < chance(other) ? -1 : 1))
  const byKind = [...groupBy(shuffled, ({ kind }) => kind).values()]
  const longest = Math.max(...byKind.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) => byKind.flatMap((some) => some[at] ?? [])).flat()
}

/**
 * Chooses mutants: the subjects in turn, and of each subject the kinds in turn. None lies within another one, because all of them are
 * built into one program.
 */
export function choose(mutants: readonly Mutant[], { seed, size }: { seed: number; size: number }): Mutant[] {
  const left = [...groupBy(mutants, ({ file }) => subjectOf(file)).values()].map((some) => inTurn(some, seed))
  const chosen: Mutant[] = []
  const isFree = (one: Mutant) => !chosen.some((other) => overlap(one, other))
  while (chosen.length < size && left.some(({ length }) => length > 0))
    for (const some of left) {
      const at = some.findIndex(isFree)
      const [one] = at >= 0 ? some.splice(0, at + 1).slice(-1) : some.splice(0)
      if (one && at >= 0 && chosen.length < size) chosen.push(one)
    }
  return chosen
}
