import { createHash } from "node:crypto"
import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { hashOf } from "../lib/hashes.mjs"
import { cache } from "../lib/paths.mjs"
import { say } from "../lib/say.mjs"
import { coverOf, record, secondsOf, testTexts, type Recorded } from "./coverage.ts"
import { groupsOf, type Covered } from "./groups.ts"
import { note, writeMatrix, type Entry, type Matrix } from "./matrix-file.ts"
import type { Mutant } from "./mutant.ts"
import { bugEdit } from "./planted.ts"
import { search, type Answer } from "./search.ts"
import { found } from "./sites.ts"
import { isBuilt, runTests, type StepName } from "./test-runs.ts"
import type { FileEdit, Tree } from "./tree.ts"

/** A mutant of the matrix with its edit. */
type Running = Covered & { entry: Entry; edit: FileEdit }

/** Thrown when the time is over; what is known until then is kept. */
export class TimeIsOver extends Error {}

const folder = join(cache, "kill-matrix")
const notes = join(folder, "answers.jsonl")

/** Answers of earlier runs by their key, so that a run that was ended goes on where it was. */
function keptAnswers(): Map<string, Answer> {
  const lines = existsSync(notes) ? readFileSync(notes, "utf8").trim().split("\n").filter(Boolean) : []
  return new Map(lines.map((line) => JSON.parse(line) as [string, Answer]))
}

const keyOf = (step: StepName, edits: readonly FileEdit[], files: readonly string[]) =>
  createHash("sha256")
    .update(JSON.stringify([step, edits, [...files].sort(), hashOf([...files].sort())]))
    .digest("hex")
    .slice(0, 20)

/** Files from which others are generated. */
const isGenerating = ({ file }: FileEdit) => /^(openapi|app\/i18n\/(en|zh))\//.test(file)

/** Prepares the copy for the tests of a step: what is generated and built. Returns the output of a failure. */
async function prepare(tree: Tree, step: StepName, edits: readonly FileEdit[]): Promise<string | undefined> {
  if (isBuilt(step)) return tree.build()
  return edits.some(isGenerating) ? tree.generate() : undefined
}

const notBegun: Answer = { failed: [], stopped: "(the tests do not begin)" }

/** Runs test files with edits in the product, without the tests that fail anyway. */
async function ask(
  tree: Tree,
  step: StepName,
  { recorded, edits, files }: { recorded: Recorded; edits: readonly FileEdit[]; files: readonly string[] },
): Promise<Answer> {
  const usual = new Set(recorded.failed.map(({ file, title }) => `${file} ${title}`))
  const answer = await tree.withEdits(edits, async () => {
    if ((await prepare(tree, step, edits)) !== undefined)
      return { failed: [], stopped: "(it cannot be generated or built)" }
    const most = 60 + 3 * secondsOf(recorded, files)
    const longest = Math.max(0, ...files.map((file) => recorded.files[file] ?? 0))
    const env = { KILL_MATRIX_TIMEOUT: String(Math.round(20_000 + 3000 * longest)) }
    const { failed, stopped } = await runTests(tree, step, { files, most, env }).catch(() => notBegun)
    const own = failed.filter(({ file, title }) => !usual.has(`${file} ${title}`))
    return { failed: own, ...(stopped !== undefined && { stopped }) }
  })
  // the generated files must fit the sources again
  if (edits.some(isGenerating)) tree.restore()
  return answer
}

/** The place of an entry in the product as it is now. */
function editOf(entry: Entry): { edit: FileEdit; probe?: Mutant["probe"] } | undefined {
  if (entry.kind === "planted") {
    const edit = bugEdit(entry)
    return edit && { edit }
  }
  const mutant = found(entry)
  return mutant && { edit: mutant, ...(mutant.probe && { probe: mutant.probe }) }
}

/**
 * Runs a step on the entries that it has not run on. Every answer is kept at once.
 * @param options until: `performance.now()` after which no further run begins; words: only the test files whose path contains them
 * @throws TimeIsOver
 */
export async function runStep(
  tree: Tree,
  step: StepName,
  { matrix, entries, until, words }: { matrix: Matrix; entries: readonly Entry[]; until: number; words: string },
): Promise<void> {
  const placed = entries.flatMap((entry) => {
    const at = editOf(entry)
    if (!at) say(`stale    ${entry.id} ${entry.file} ${entry.excerpt}`)
    return at ? [{ entry, ...at }] : []
  })
  mkdirSync(folder, { recursive: true })
  if (isBuilt(step)) await tree.build()
  const recorded = await record(
    tree,
    step,
    placed.flatMap(({ edit, probe }) => (probe ? [edit as Mutant] : [])),
    words,
  )
  const texts = testTexts(step, words)
  const running = placed.map(({ entry, edit }) => ({
    id: entry.id,
    file: entry.file,
    entry,
    edit,
    cover: coverOf(step, recorded, entry, texts),
  }))
  const kept = keptAnswers()
  const answerOf = async (some: readonly Running[], files: readonly string[]): Promise<Answer> => {
    const edits = some.map(({ edit: { file, start, end, replacement } }) => ({ file, start, end, replacement }))
    const key = keyOf(step, edits, files)
    const before = kept.get(key)
    if (before) return before
    if (performance.now() > until) throw new TimeIsOver("the time is over")
    const since = performance.now()
    const answer = await ask(tree, step, { recorded, edits, files })
    appendFileSync(notes, `${JSON.stringify([key, answer])}\n`)
    say(
      `${step}: ${some.length} mutants, ${files.length} files, ${answer.failed.length} failed, ${((performance.now() - since) / 1000).toFixed(0)} s`,
    )
    return answer
  }
  for (const group of groupsOf(running, Object.keys(texts).length))
    await search(group, [...new Set(group.flatMap(({ cover }) => cover))], answerOf, ({ entry }, tests) => {
      note(matrix, entry, step, { tests, files: recorded.files, isPart: words !== "" })
      writeMatrix(matrix)
      say(
        `${tests.length > 0 ? "noticed " : "MISSED  "} ${step} ${entry.id} ${entry.file}:${entry.line} ${entry.kind} ${tests.length}`,
      )
    })
}
