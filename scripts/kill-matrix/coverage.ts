import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { cache } from "../lib/paths.mjs"
import { say } from "../lib/say.mjs"
import type { Mutant } from "./mutant.ts"
import { probed } from "./syntax.ts"
import { runTests, type StepName, type Test } from "./test-runs.ts"
import type { Tree } from "./tree.ts"

/**
 * What a run of a step without any mutant told. `ids`: the mutants whose places were recorded; `reached`: the mutants that a test file
 * reached; `failed`: tests that fail anyway, which prove nothing.
 */
export type Recorded = {
  ids: string[]
  reached: Record<string, string[]>
  files: Record<string, number>
  failed: Test[]
  seconds: number
}

const noteOf = (step: StepName) => join(cache, `kill-matrix/recorded-${step}.json`)

/** Whether the places of mutants can be recorded: the tests of these steps load the product in their own process. */
const canRecord = (step: StepName) => step === "unit" || step === "contract"

function readHits(file: string, folder: string): Record<string, string[]> {
  const lines = existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : []
  const hits: Record<string, string[]> = {}
  for (const line of lines) {
    const one = JSON.parse(line) as { file: string; hits: string[] }
    hits[relative(folder, one.file)] = one.hits
  }
  return hits
}

/** Runs a step once with every mutant's place recorded; takes the result of an earlier run if it knows all of the mutants. */
export async function record(tree: Tree, step: StepName, mutants: readonly Mutant[]): Promise<Recorded> {
  const note = noteOf(step)
  const before = existsSync(note) ? (JSON.parse(readFileSync(note, "utf8")) as Recorded) : undefined
  const wanted = canRecord(step) ? mutants.filter(({ probe }) => probe) : []
  if (before && wanted.every(({ id }) => before.ids.includes(id))) return before
  const hits = join(cache, `kill-matrix/hits-${step}.jsonl`)
  mkdirSync(dirname(note), { recursive: true })
  rmSync(hits, { force: true })
  const edits = wanted.flatMap((one) => probed(one).map((edit) => ({ ...edit, file: one.file })))
  const env: Record<string, string> = canRecord(step) ? { KILL_MATRIX_HITS: hits } : {}
  const { failed, files, seconds } = await tree.withEdits(edits, () => runTests(tree, step, { env }))
  const recorded = { ids: wanted.map(({ id }) => id), reached: readHits(hits, tree.folder), files, failed, seconds }
  writeFileSync(note, JSON.stringify(recorded))
  say(`${step}: recorded in ${seconds.toFixed(0)} s; ${failed.length} tests fail without any mutant`)
  return recorded
}

/** The test files that can notice a mutant: those that reached its place, or all if its place cannot be recorded. */
export function coverOf({ ids, reached, files }: Recorded, { id }: { id: string }): string[] {
  if (!ids.includes(id)) return Object.keys(files)
  return Object.keys(files).filter((file) => reached[file]?.includes(id) ?? true)
}

/** Seconds that some test files took. */
export const secondsOf = ({ files }: Recorded, some: readonly string[]): number =>
  some.reduce((sum, file) => sum + (files[file] ?? 0), 0)
