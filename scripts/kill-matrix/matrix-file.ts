import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "../lib/paths.mjs"
import { shortened, type Kind, type Mutant } from "./mutant.ts"
import type { StepName, Test } from "./test-runs.ts"

/** A step that notices a mutant. `types`: the compiler refuses it, so it is not in the sample; `generate`: nothing can be generated. */
export type Noticing = StepName | "verify-backend"

/** A mutant in the matrix. */
export type Entry = {
  id: string
  file: string
  kind: Kind | "planted" | "violation"
  scope: string
  line: number
  excerpt: string
  becomes: string
  /** The number of tests that notice it, by step that has run. */
  ran: Partial<Record<Noticing, number>>
  /** Steps of which only some test files have run: their number of tests is a lower bound. */
  partly?: Noticing[]
  /** Tests of the cheapest files that notice it: the index of the file and the title. */
  by: string[]
  /** Why nothing needs to notice it. */
  judged?: string
}

/** The committed matrix. */
export type Matrix = {
  seed: number
  size: number
  /** Number of mutants that the compiler refused on the way to the sample, by kind. */
  refused: Record<string, number>
  /** Test files that notice something: step, path, seconds. */
  tests: string[]
  mutants: Entry[]
}

const place = join(root, "tests/kill-matrix.json")

/** Number of tests that an entry names, and the length of their titles. */
const most = 6
const titleLength = 60

/** Reads the matrix; an empty one if there is none yet. */
export function readMatrix(file = place): Matrix {
  if (!existsSync(file)) return { seed: 1, size: 0, refused: {}, tests: [], mutants: [] }
  return JSON.parse(readFileSync(file, "utf8")) as Matrix
}

/** Writes the matrix, a line for each mutant. */
export function writeMatrix(matrix: Matrix, file = place): void {
  const { tests, mutants, ...head } = matrix
  const lines = (rows: readonly unknown[]) => rows.map((row) => `    ${JSON.stringify(row)}`).join(",\n")
  const start = JSON.stringify(head, undefined, 2).slice(0, -2)
  writeFileSync(file, `${start},\n  "tests": [\n${lines(tests)}\n  ],\n  "mutants": [\n${lines(mutants)}\n  ]\n}\n`)
}

/** An entry for a mutant that has not run yet. */
export function entryOf({ id, file, kind, scope, line, excerpt, becomes }: Mutant): Entry {
  return { id, file, kind, scope, line, excerpt, becomes, ran: {}, by: [] }
}

/** The tests of an entry: step, path and seconds of the file, and the title. */
export function testsOf(
  { tests }: Matrix,
  { by }: Entry,
): { step: string; file: string; seconds: number; title: string }[] {
  return by.map((text) => {
    const [index = ""] = text.split(" ", 1)
    const [step = "", file = "", seconds = "0"] = (tests[Number(index)] ?? "").split(" ")
    return { step, file, seconds: Number(seconds), title: text.slice(index.length + 1) }
  })
}

/** The index of a test file in the matrix; adds it if it is new. */
function indexOf(tests: string[], step: string, file: string, seconds: number): number {
  const known = tests.findIndex((one) => one.startsWith(`${step} ${file} `))
  return known >= 0 ? known : tests.push(`${step} ${file} ${seconds.toFixed(1)}`) - 1
}

/** One test of each file, the cheapest files first, and then further tests of the same files. */
function cheapest<One extends { file: string; seconds: number }>(tests: readonly One[]): One[] {
  const sorted = [...tests].sort((one, other) => one.seconds - other.seconds)
  const firsts = sorted.filter(({ file }, at) => sorted.findIndex((other) => other.file === file) === at)
  return [...firsts, ...sorted.filter((one) => !firsts.includes(one))].slice(0, most)
}

/** Writes into an entry which tests of a step notice it; those of the other steps stay. */
export function note(
  matrix: Matrix,
  entry: Entry,
  step: Noticing,
  { tests, files, isPart = false }: { tests: readonly Test[]; files: Record<string, number>; isPart?: boolean },
): void {
  // what some test files do not notice, the others may
  if (isPart && tests.length === 0) return
  const others = testsOf(matrix, entry).filter((one) => one.step !== step)
  const own = tests.map(({ file, title }) => ({ step, file: file || "-", seconds: files[file] ?? 0, title }))
  entry.ran[step] = tests.length
  const partly = [...(entry.partly ?? []).filter((one) => one !== step), ...(isPart ? [step] : [])]
  if (partly.length > 0) entry.partly = partly
  else delete entry.partly
  entry.by = cheapest([...others, ...own]).map(
    (one) => `${indexOf(matrix.tests, one.step, one.file, one.seconds)} ${shortened(one.title, titleLength)}`,
  )
}
