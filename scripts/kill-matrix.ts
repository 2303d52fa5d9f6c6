import { parseArgs } from "node:util"
import { Problem, runMain, say } from "./lib/say.mjs"
import { acceptedSample } from "./kill-matrix/compiler.ts"
import { entryOf, readMatrix, writeMatrix, type Entry, type Matrix } from "./kill-matrix/matrix-file.ts"
import { bugEntry, declaredStep } from "./kill-matrix/planted.ts"
import { reportOf, survivorsOf } from "./kill-matrix/report.ts"
import { runStep, TimeIsOver } from "./kill-matrix/run.ts"
import { allMutants } from "./kill-matrix/sites.ts"
import { steps, type StepName } from "./kill-matrix/test-runs.ts"
import { createTree } from "./kill-matrix/tree.ts"
import { runViolations } from "./kill-matrix/violations.ts"
import { plantedBugs } from "./planted-bugs/bugs.ts"

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: "string", default: "1" },
    count: { type: "string", default: "180" },
    minutes: { type: "string", default: "60" },
    layer: { type: "string", multiple: true, default: ["unit", "contract"] },
    only: { type: "string", default: "" },
    files: { type: "string", default: "" },
    planted: { type: "boolean", default: false },
    again: { type: "boolean", default: false },
  },
})

/** Samples mutants; what is known of one that was sampled before is kept. */
async function generate(): Promise<void> {
  const [seed, size] = [Number(values.seed), Number(values.count)]
  const { chosen, refused } = await acceptedSample(createTree(), allMutants(), { seed, size })
  const before = readMatrix()
  const known = new Map(before.mutants.map((entry) => [entry.id, entry]))
  const sampled = chosen.map((one) => {
    const { ran, by, partly, judged } = known.get(one.id) ?? entryOf(one)
    return { ...entryOf(one), ran, by, ...(partly && { partly }), ...(judged !== undefined && { judged }) }
  })
  const planted = before.mutants.filter(({ kind }) => kind === "planted" || kind === "violation")
  const counts: Record<string, number> = {}
  for (const { kind } of refused) counts[kind] = (counts[kind] ?? 0) + 1
  writeMatrix({ seed, size, refused: counts, tests: before.tests, mutants: [...sampled, ...planted] })
  say(`${sampled.length} mutants, ${refused.length} refused by the compiler`)
}

/** The planted bugs, in the matrix. */
function addBugs(matrix: Matrix): void {
  const known = new Set(matrix.mutants.map(({ id }) => id))
  matrix.mutants.push(
    ...plantedBugs
      .filter((bug) => declaredStep(bug) !== "script")
      .map(bugEntry)
      .filter(({ id }) => !known.has(id)),
  )
}

/** The entries that a step has to run on: those it has not run on; with `--again`, those that nothing has noticed. */
function waiting(matrix: Matrix, step: StepName): Entry[] {
  const again = values.again ? new Set(survivorsOf(matrix)) : undefined
  return matrix.mutants.filter((entry) => {
    if (entry.kind === "violation" || (entry.kind === "planted" && !values.planted)) return false
    if (!`${entry.id} ${entry.file} ${entry.kind}`.includes(values.only)) return false
    const isOpen = entry.ran[step] === undefined || (values.files === "" && entry.partly?.includes(step))
    return again ? again.has(entry) : isOpen
  })
}

async function runLayers(): Promise<void> {
  const unknown = values.layer.filter(
    (name) => name !== "verify-backend" && !(steps as readonly string[]).includes(name),
  )
  if (unknown.length > 0) throw new Problem(`There is no layer ${unknown.join(", ")}.`)
  const matrix = readMatrix()
  if (matrix.mutants.length === 0) throw new Problem("There is no sample yet: npm run kill-matrix -- generate")
  const until = performance.now() + Number(values.minutes) * 60_000
  if (values.planted) addBugs(matrix)
  try {
    if (values.layer.includes("verify-backend")) await runViolations(matrix, until)
    const chosen = steps.filter((step) => values.layer.includes(step))
    const tree = chosen.length > 0 ? createTree() : undefined
    for (const step of chosen)
      if (tree) await runStep(tree, step, { matrix, entries: waiting(matrix, step), until, words: values.files })
  } catch (error) {
    if (!(error instanceof TimeIsOver)) throw error
    say("the time is over; run it again to go on")
  }
}

/**
 * `npm run kill-matrix -- generate [--seed 1] [--count 180]`: samples mutants of the product into `tests/kill-matrix.json`.
 * `-- run [--layer unit|contract|routes|browser|verify-backend]… [--minutes 60] [--planted] [--again] [--only words]`: puts them into a
 * copy of the product and writes down every test that notices each; goes on where an earlier run ended. `--planted`: the planted bugs as
 * well; `--again`: those that nothing has noticed, after tests were added; `--only`: those whose id, file or kind contains the words.
 * `--files`: only test files whose path contains this, for a first answer; what they do not notice stays open.
 * `-- report`: what is known. Docs: docs/decisions/036-kill-matrix.md.
 */
await runMain(async () => {
  const [command] = positionals
  if (command === "generate") await generate()
  else if (command === "run") await runLayers()
  else if (command === "report") say(reportOf(readMatrix()))
  else throw new Problem("npm run kill-matrix -- generate | run | report")
  process.exit(0)
})
