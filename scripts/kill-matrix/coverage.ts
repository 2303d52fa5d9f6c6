import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { filesBelow, hashOf } from "../lib/hashes.mjs"
import { cache } from "../lib/paths.mjs"
import { say } from "../lib/say.mjs"
import { importersOf } from "./importers.ts"
import type { Mutant } from "./mutant.ts"
import { probed } from "./syntax.ts"
import { runTests, type StepName, type Test } from "./test-runs.ts"
import type { Tree } from "./tree.ts"

/** The mutants whose places a test file reached while it was loaded, and afterwards. */
type Hits = { loaded: string[]; reached: string[] }

/**
 * What a run of a step without any mutant told. `ids`: the mutants whose places were recorded; `hits`: by test file; `failed`: tests that
 * fail anyway, which prove nothing.
 */
export type Recorded = {
  ids: string[]
  hits: Record<string, Hits>
  files: Record<string, number>
  /** A hash of every test file as it was. */
  texts: Record<string, string>
  failed: Test[]
  seconds: number
}

const noteOf = (step: StepName, words: string) =>
  join(cache, `kill-matrix/recorded-${[step, words].filter(Boolean).join("-").replace(/\W+/g, "-")}.json`)

/** The folders of steps whose tests load the product in their own process, so that the places of mutants can be recorded. */
const folders: Partial<Record<StepName, string[]>> = {
  unit: ["tests/unit"],
  contract: ["tests/contract", "tests/mock"],
}

const canRecord = (step: StepName) => step in folders

/** The test files of a step, or those whose path contains `words`, with the hashes of their texts. */
export function testTexts(step: StepName, words = ""): Record<string, string> {
  const files = filesBelow(folders[step] ?? []).filter((file) => /\.test\.tsx?$/.test(file) && file.includes(words))
  return Object.fromEntries(files.map((file) => [file, hashOf([file])]))
}

function readHits(file: string, folder: string): Record<string, Hits> {
  const lines = existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : []
  const entries = lines.map((line) => JSON.parse(line) as Hits & { file: string })
  return Object.fromEntries(entries.map(({ file: path, ...hits }) => [relative(folder, path), hits]))
}

/**
 * Runs a step once with every mutant's place recorded; takes the result of an earlier run if it knows all of the mutants.
 * @param words runs only the test files whose path contains them
 */
export async function record(tree: Tree, step: StepName, mutants: readonly Mutant[], words = ""): Promise<Recorded> {
  const note = noteOf(step, words)
  const before = existsSync(note) ? (JSON.parse(readFileSync(note, "utf8")) as Recorded) : undefined
  const wanted = canRecord(step) ? mutants.filter(({ probe }) => probe) : []
  if (before && wanted.every(({ id }) => before.ids.includes(id))) return before
  const hits = join(cache, `kill-matrix/hits-${step}.jsonl`)
  mkdirSync(dirname(note), { recursive: true })
  rmSync(hits, { force: true })
  const edits = wanted.flatMap((one) => probed(one).map((edit) => ({ ...edit, file: one.file })))
  const env: Record<string, string> = canRecord(step) ? { KILL_MATRIX_HITS: hits } : {}
  const texts = testTexts(step, words)
  const some = words === "" ? [] : Object.keys(texts)
  const { failed, files, seconds } = await tree.withEdits(edits, () => runTests(tree, step, { files: some, env }))
  const ids = wanted.map(({ id }) => id)
  const recorded = { ids, hits: readHits(hits, tree.folder), files, texts, failed, seconds }
  writeFileSync(note, JSON.stringify(recorded))
  say(`${step}: recorded in ${seconds.toFixed(0)} s; ${failed.length} tests fail without any mutant`)
  return recorded
}

/**
 * The test files that can notice a mutant: those that reached its place. If its place cannot be recorded, or was reached while some file
 * was loaded, all that import or read its file, because files share loaded modules; so do test files that were written or changed since.
 * Of a step that tests the built portal all.
 */
export function coverOf(
  step: StepName,
  { ids, hits, files, texts }: Recorded,
  { id, file }: { id: string; file: string },
  now = testTexts(step),
): string[] {
  if (!canRecord(step)) return Object.keys(files)
  const isShared = !ids.includes(id) || Object.values(hits).some(({ loaded }) => loaded.includes(id))
  const importers = importersOf(file)
  // a file without a note did not come to its end
  const isReached = (test: string) => ids.includes(id) && (hits[test]?.reached.includes(id) ?? true)
  return Object.keys(now).filter((test) => {
    const isSame = texts[test] === now[test]
    return isSame && !isShared ? isReached(test) : importers.has(test) || (isSame && isReached(test))
  })
}

/** Seconds that some test files took. */
export const secondsOf = ({ files }: Recorded, some: readonly string[]): number =>
  some.reduce((sum, file) => sum + (files[file] ?? 0), 0)
