import { existsSync, readFileSync, rmSync } from "node:fs"
import { join, relative } from "node:path"
import { cache } from "../lib/paths.mjs"
import { run } from "../lib/processes.mjs"
import type { Tree } from "./tree.ts"

/** A part of the suite whose tests run together. */
export const steps = ["unit", "contract", "routes", "browser"] as const
export type StepName = (typeof steps)[number]

/** Steps that test the built portal. */
export const isBuilt = (step: StepName) => step === "routes" || step === "browser"

/** A test: its file and its title. */
export type Test = { file: string; title: string }

/** The result of a run. `files`: seconds of every test file; `stopped`: why it failed without a test that did. */
export type Ran = { failed: Test[]; files: Record<string, number>; seconds: number; stopped?: string }

/** The title of a failure of a whole file: its modules cannot be loaded, or a hook failed. */
export const wholeFile = "(the whole file)"

type Assertion = { status: string; fullName: string }
type FileResult = { name: string; status: string; startTime: number; endTime: number; assertionResults: Assertion[] }
type Spec = { title: string; tests: { projectName: string; status: string; results: { duration: number }[] }[] }
type Suite = { title: string; file: string; specs?: Spec[]; suites?: Suite[] }

const readJson = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined)

/** Reads a result of vitest's JSON reporter. */
export function readVitest(folder: string, results: readonly FileResult[]): Pick<Ran, "failed" | "files"> {
  const files: Record<string, number> = {}
  const failed = results.flatMap(({ name, status, startTime, endTime, assertionResults }) => {
    const file = relative(folder, name)
    files[file] = Math.round(endTime - startTime) / 1000
    const titles = assertionResults.filter((one) => one.status === "failed").map(({ fullName }) => fullName)
    if (status === "failed" && titles.length === 0) titles.push(wholeFile)
    return titles.map((title) => ({ file, title }))
  })
  return { failed, files }
}

/** The suites of Playwright's JSON reporter with their titles, the inner ones included. */
const flattened = (suites: readonly Suite[], path: readonly string[] = []): { suite: Suite; titles: string[] }[] =>
  suites.flatMap((suite) => {
    const titles = suite.title === suite.file ? [...path] : [...path, suite.title]
    return [{ suite, titles }, ...flattened(suite.suites ?? [], titles)]
  })

/** Reads a result of Playwright's JSON reporter; the project stands before the title. */
export function readPlaywright(suites: readonly Suite[]): Pick<Ran, "failed" | "files"> {
  const runs = flattened(suites).flatMap(({ suite, titles }) =>
    (suite.specs ?? []).flatMap(({ title, tests }) =>
      tests.map((one) => ({
        ...one,
        file: `tests/${suite.file}`,
        title: [one.projectName, ...titles, title].join(" "),
      })),
    ),
  )
  const files: Record<string, number> = {}
  for (const { file, results } of runs)
    files[file] = (files[file] ?? 0) + results.reduce((sum, { duration }) => sum + duration / 1000, 0)
  const failed = runs.filter(({ status }) => status === "unexpected").map(({ file, title }) => ({ file, title }))
  return { failed, files }
}

const journeys = ["js-en", "js-zh", "nojs-en", "nojs-zh", "a11y"]

function commandOf(step: StepName, files: readonly string[], report: string): string[] {
  if (step === "browser") {
    const projects = journeys.map((name) => `--project=${name}`)
    return ["node_modules/@playwright/test/cli.js", "test", "-c", "tests/playwright.config.ts", ...projects, ...files]
  }
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`]
  const config = ["-c", "tests/support/kill-matrix.config.ts"]
  return ["node_modules/vitest/vitest.mjs", "run", ...config, "--project", step, ...reporters, ...files]
}

/**
 * Runs the tests of a step in a copy of the product, all of them or only some files, without stopping at a failure.
 * @param options most: seconds after which it is ended
 * @throws Error if it ended before its tests started
 */
export async function runTests(
  tree: Tree,
  step: StepName,
  {
    files = [],
    most = 3600,
    env = {},
  }: { files?: readonly string[]; most?: number; env?: Record<string, string> } = {},
): Promise<Ran> {
  const report = join(tree.folder, "kill-matrix-result.json")
  rmSync(report, { force: true })
  const since = performance.now()
  const { ok, output } = await run(`kill-matrix-${step}`, commandOf(step, files, report), {
    cwd: tree.folder,
    deadline: most * 1000,
    env: {
      NO_COLOR: "1",
      KILL_MATRIX_MODULES: join(cache, "kill-matrix/modules"),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      ...env,
    },
  })
  const seconds = Math.round(performance.now() - since) / 1000
  const result = readJson(report)
  if (!result) {
    const isCut = output.includes("ended after its deadline")
    if (isCut) return { failed: [], files: {}, seconds, stopped: "(the tests do not come to an end)" }
    throw new Error(`the tests of ${step} did not run:\n${output}`)
  }
  const read =
    step === "browser"
      ? readPlaywright((result as { suites: Suite[] }).suites)
      : readVitest(tree.folder, (result as { testResults: FileResult[] }).testResults)
  // vitest fails if an error is thrown, or a promise rejected, that no test catches
  const isOutside = !ok && read.failed.length === 0
  return { ...read, seconds, ...(isOutside && { stopped: "(an error outside of the tests)" }) }
}
