import { readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { stripVTControlCharacters } from "node:util"
import { run } from "../lib/processes.mjs"
import type { BrowserTest } from "./planted-bug.ts"

type Spec = {
  title: string
  file: string
  tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[]
}
type Suite = { file: string; specs: Spec[]; suites?: Suite[] }

/** The outcome of one test. `failure`: undefined if it passed, or if it does not exist. */
export type Outcome = { test: BrowserTest; isThere: boolean; failure: string | undefined }

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")
const baseOf = (file: string) => file.split("/").at(-1) ?? file

/** Playwright matches patterns against a string of project, file and titles. */
const patternOf = ({ project, file, title }: BrowserTest) => `${project} .*${escaped(baseOf(file))} .*${escaped(title)}`

const specsOf = (suites: Suite[]): Spec[] => suites.flatMap(({ specs, suites = [] }) => [...specs, ...specsOf(suites)])

function outcomeOf(test: BrowserTest, specs: Spec[]): Outcome {
  const runs = specs
    .filter(({ title, file }) => title.includes(test.title) && baseOf(file) === baseOf(test.file))
    .flatMap(({ tests }) => tests.filter(({ projectName }) => projectName === test.project))
  const failed = runs.find(({ status }) => status === "unexpected")
  const message = failed?.results.map(({ error }) => error?.message).find(Boolean) ?? "failed"
  const [first = ""] = stripVTControlCharacters(message).split("\n")
  return { test, isThere: runs.length > 0, failure: failed && first.slice(0, 120) }
}

/**
 * Runs browser tests against the build in a copy of the product, each once.
 * @throws Error if the run ended before the tests started
 */
export async function runBrowserTests(copy: string, tests: readonly BrowserTest[]): Promise<Outcome[]> {
  const report = join(copy, "planted-bugs.json")
  rmSync(report, { force: true })
  const files = [...new Set(tests.map(({ file }) => file))]
  const projects = [...new Set(tests.map(({ project }) => `--project=${project}`))]
  const pattern = [...new Set(tests.map(patternOf))].join("|")
  const fixed = ["node_modules/@playwright/test/cli.js", "test", "-c", "tests/playwright.config.ts", "--retries=0"]
  const { output } = await run("planted-bugs-browser", [...fixed, ...projects, "-g", pattern, ...files], {
    cwd: copy,
    deadline: 1_800_000,
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  })
  const { suites } = readReport(report, output)
  // if the servers do not start, the report contains no tests
  if (suites.length === 0) throw new Error(`the tests in a browser did not run:\n${output}`)
  const specs = specsOf(suites)
  return tests.map((test) => outcomeOf(test, specs))
}

function readReport(report: string, output: string): { suites: Suite[] } {
  try {
    return JSON.parse(readFileSync(report, "utf8")) as { suites: Suite[] }
  } catch {
    throw new Error(`the tests in a browser did not run:\n${output}`)
  }
}
