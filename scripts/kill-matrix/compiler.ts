import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { stripVTControlCharacters } from "node:util"
import { cache, logFile } from "../lib/paths.mjs"
import { run } from "../lib/processes.mjs"
import { say, seconds } from "../lib/say.mjs"
import type { Mutant } from "./mutant.ts"
import { sample } from "./sample.ts"
import type { Tree } from "./tree.ts"

/** Verdicts of the compiler by the mutant's id: whether it refuses the mutant. */
type Verdicts = Record<string, boolean>

const file = join(cache, "kill-matrix/types.json")

function readVerdicts(): Verdicts {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Verdicts) : {}
}

function keepVerdicts(verdicts: Verdicts): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(verdicts))
}

/** Only code is compiled; a table or a text has no types. */
const isCode = ({ file }: Mutant) => /\.tsx?$/.test(file)

/** Files with errors when these mutants, each in a file of its own, are in the tree together. */
async function filesWithErrors(tree: Tree, mutants: readonly Mutant[]): Promise<Set<string>> {
  const compile = () =>
    run(
      "kill-matrix-types",
      [join(tree.folder, "node_modules/typescript-native/bin/tsc"), "--noEmit", "--pretty", "false"],
      {
        cwd: tree.folder,
        deadline: 900_000,
      },
    )
  const { ok } = await tree.withEdits(mutants, compile)
  // the whole output: `run` returns only its last lines
  const output = stripVTControlCharacters(readFileSync(logFile("kill-matrix-types"), "utf8"))
  const files = new Set([...output.matchAll(/^([^\s(][^(\n]*)\(\d+,\d+\): error/gm)].map(([, name = ""]) => name))
  if (!ok && files.size === 0) throw new Error(`the compiler did not run:\n${output}`)
  return files
}

/** Whether an error in a file that has no mutant comes from one: the file imports it. */
function imports(folder: string, importer: string, imported: string): boolean {
  const name = imported.split("/").at(-1) ?? imported
  return readFileSync(join(folder, importer), "utf8").includes(`/${name}"`)
}

/** Asks the compiler about mutants, many at once. */
async function judge(tree: Tree, mutants: readonly Mutant[], verdicts: Verdicts): Promise<void> {
  const since = performance.now()
  const wrong = await filesWithErrors(tree, mutants)
  const own = new Set(mutants.map((one) => one.file))
  const elsewhere = [...wrong].filter((one) => !own.has(one))
  for (const one of mutants)
    verdicts[one.id] = wrong.has(one.file) || elsewhere.some((importer) => imports(tree.folder, importer, one.file))
  keepVerdicts(verdicts)
  const refused = mutants.filter(({ id }) => verdicts[id]).length
  say(`types: ${refused} of ${mutants.length} mutants refused  ${seconds(since)}`)
}

/**
 * A sample of mutants that the compiler accepts, and those that it refused on the way: they are noticed by `types`.
 * The first question is about twice as many as are needed, because many are refused.
 */
export async function acceptedSample(
  tree: Tree,
  mutants: readonly Mutant[],
  { seed, size }: { seed: number; size: number },
): Promise<{ chosen: Mutant[]; refused: Mutant[] }> {
  const verdicts = readVerdicts()
  const isRefused = ({ id }: Mutant) => verdicts[id] === true
  const unknown = (some: readonly Mutant[]) => some.filter((one) => isCode(one) && !(one.id in verdicts))
  const first = unknown(sample(mutants, { seed, size: size * 2, isRefused }))
  if (first.length > size / 2) await judge(tree, first, verdicts)
  for (;;) {
    const chosen = sample(mutants, { seed, size, isRefused })
    const open = unknown(chosen)
    if (open.length === 0) return { chosen, refused: mutants.filter(isRefused) }
    // those that will be asked about next if these are refused, in the same run of the compiler
    const kinds = new Set(open.map(({ kind }) => kind))
    const others = mutants.filter((one) => kinds.has(one.kind) && !chosen.some(({ file }) => file === one.file))
    const next = unknown(sample(others, { seed, size: open.length * 2, isRefused }))
    await judge(tree, [...open, ...next], verdicts)
  }
}
