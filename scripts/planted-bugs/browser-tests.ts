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

/** What became of one named test: no failure when it passed, or when there is no such test. */
export type Outcome = { test: BrowserTest; isThere: boolean; failure: string | undefined }

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")
const baseOf = (file: string) => file.split("/").at(-1) ?? file

/** Playwright compares a pattern with project, file and titles in one line. */
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
 * Runs tests in a browser against the build of a copy of the product, each once.
 * @throws Error where the run did not get as far as its tests
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
  // servers that do not start leave a report without tests
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
