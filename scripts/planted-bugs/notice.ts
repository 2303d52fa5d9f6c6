import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { stripVTControlCharacters } from "node:util"
import { run } from "../lib/processes.mjs"
import { runBrowserTests } from "./browser-tests.ts"
import { testsOf, withMutation, type EffectMutation } from "./effect-mutations.ts"
import { planted } from "./plant.ts"
import type { BrowserBug, PlantedBug } from "./planted-bug.ts"

/** Test files that need no browser, or a script to run. */
type InProcess = Exclude<PlantedBug["noticedBy"], { browser: unknown }>

/** Whether a bug's tests noticed it. `by`: the test that failed, if known. */
export type Notice = { bug: PlantedBug; isNoticed: boolean; by?: string }

const vitest = ["node_modules/vitest/vitest.mjs", "run", "-c", "tests/vitest.config.ts", "--project"]
const projects: Record<string, string> = { unit: "unit", contract: "contract", mock: "contract" }
const projectOf = (file: string) => projects[file.split("/")[1] ?? ""] ?? "routes"

function commandOf(noticedBy: InProcess): string[] {
  if ("script" in noticedBy) return ["--import", "tsx", ...noticedBy.script]
  const [project = "routes", ...others] = new Set(noticedBy.map(projectOf))
  if (others.length > 0) throw new Error(`${noticedBy.join()}: tests of one kind, please`)
  return [...vitest, project, ...noticedBy]
}

/** Whether the tests pass in the copy. @throws Error if the run ended before its tests started */
async function passes(copy: string, noticedBy: InProcess): Promise<boolean> {
  const { ok, output } = await run("planted-bugs", commandOf(noticedBy), { cwd: copy, deadline: 900_000 })
  const isAnswer = "script" in noticedBy || /Tests\s.*\d+ (passed|failed)/.test(stripVTControlCharacters(output))
  if (!isAnswer) throw new Error(`the tests did not run:\n${output}`)
  return ok
}

async function build(copy: string): Promise<void> {
  const { ok, output } = await run("planted-bugs-build", ["scripts/build.mjs"], { cwd: copy, deadline: 900_000 })
  if (!ok) throw new Error(`the copy could not be built:\n${output}`)
}

/** Plants bugs in the copy, does the work, and removes them. The bugs must be in different files. */
async function withBugs<Result>(
  copy: string,
  bugs: readonly PlantedBug[],
  work: () => Promise<Result>,
): Promise<Result> {
  const sound = bugs.map((bug) => ({
    bug,
    path: join(copy, bug.file),
    text: readFileSync(join(copy, bug.file), "utf8"),
  }))
  for (const { bug, path, text } of sound) writeFileSync(path, planted(text, bug))
  try {
    if (bugs.some((bug) => bug.needsBuild || "browser" in bug.noticedBy)) await build(copy)
    return await work()
  } finally {
    for (const { path, text } of sound) writeFileSync(path, text)
  }
}

/** Plants one bug that needs no browser, runs its tests, and removes it. */
export async function notice(copy: string, bug: PlantedBug & { noticedBy: InProcess }): Promise<Notice> {
  return withBugs(copy, [bug], async () => ({ bug, isNoticed: !(await passes(copy, bug.noticedBy)) }))
}

/** Mutates one effect of the state tables in the copy, runs the tests of its subject, and returns whether any of them failed. */
export async function noticeEffect(copy: string, mutation: EffectMutation): Promise<boolean> {
  return withMutation(copy, mutation, async () => !(await passes(copy, testsOf(mutation))))
}

/** Plants several bugs, runs the browser tests of all of them, and removes them. */
export async function noticeInBrowser(copy: string, bugs: readonly BrowserBug[]): Promise<Notice[]> {
  return withBugs(copy, bugs, async () => {
    const outcomes = await runBrowserTests(
      copy,
      bugs.flatMap(({ noticedBy }) => noticedBy.browser),
    )
    return bugs.map((bug) => {
      const own = outcomes.filter(({ test }) => bug.noticedBy.browser.includes(test))
      const failed = own.find(({ failure }) => failure !== undefined)
      const missing = own
        .filter(({ isThere }) => !isThere)
        .map(({ test }) => `no such test: ${test.project} ${test.title}`)
      return { bug, isNoticed: Boolean(failed), by: failed?.failure ?? (missing.join("; ") || undefined) }
    })
  })
}

/** Checks that the tests pass without a bug; otherwise a failure would prove nothing. */
export async function checkSound(copy: string, bugs: readonly PlantedBug[]): Promise<void> {
  const files = new Set<string>()
  const browser = []
  for (const { noticedBy } of bugs) {
    if ("browser" in noticedBy) browser.push(...noticedBy.browser)
    else if (!("script" in noticedBy)) for (const file of noticedBy) files.add(file)
  }
  for (const kind of new Set([...files].map(projectOf))) {
    const some = [...files].filter((file) => projectOf(file) === kind)
    if (!(await passes(copy, some))) throw new Error(`${some.join()}: fails without any bug`)
  }
  if (browser.length === 0) return
  const failed = (await runBrowserTests(copy, browser)).filter(({ failure }) => failure !== undefined)
  const lines = failed.map(({ test: { file, title }, failure }) => `${file} "${title}": ${failure}`)
  if (lines.length > 0) throw new Error(`fails without any bug:\n${lines.join("\n")}`)
}
