import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join, relative } from "node:path"
import { stripVTControlCharacters } from "node:util"
import { hashOf } from "./hashes.mjs"
import { cache, root } from "./paths.mjs"
import { run } from "./processes.mjs"
import { say, seconds } from "./say.mjs"
import { timed } from "./step-cost.mjs"

/** @typedef {import("./step-cost.mjs").StepCost} StepCost */

/** @typedef {{ passed: number, failed: number, failures?: string[] }} Count failures: a line for each failed test, for the end of the run */

/**
 * @typedef {object} Step
 * @property {string} name one or two words
 * @property {() => Promise<Count & { output?: string, isKept?: boolean, processor?: number }>} work `output`: printed if something failed;
 *   `isKept`: the result of an earlier run; `processor`: CPU seconds
 */

/** Number of output lines printed for a failed step; the rest is in its log. */
const SHOWN = 120

/** The count of a successful command that is a single check. */
const once = { passed: 1, failed: 0 }

/**
 * A step that runs a command. The number of tests is read from the command's output or result file.
 * @param {string} name also the name of the log file
 * @param {string[]} args for `node`
 * @param {{ deadline?: number, env?: Record<string, string>, count?: (output: string) => Count | undefined }} [options]
 *   deadline in milliseconds; count: by default the command is one check
 * @returns {Step}
 */
export function commandStep(name, args, { deadline = 300_000, env = {}, count = () => once } = {}) {
  return {
    name,
    async work() {
      const file = name.replaceAll(" ", "-")
      const { processor, ...call } = timed(file, args)
      const { ok, output } = await run(file, call.args, { deadline, env, ...call })
      return { ...settled(ok, count(output)), output, processor: processor() }
    },
  }
}

/**
 * A step that runs only if its inputs have changed since it last passed; otherwise it returns the result of that run.
 * @param {string[]} inputs every file and folder it depends on
 * @param {Step} step
 * @param {{ folder?: string, part?: (text: string, file: string) => string }} [options] folder: of the saved results; part: see `hashOf`
 * @returns {Step}
 */
export function unlessPassed(inputs, { name, work }, { folder = join(cache, "passed"), part } = {}) {
  return {
    name,
    async work() {
      const note = join(folder, `${name.replaceAll(" ", "-")}.json`)
      const hash = `${process.version} ${hashOf(inputs, { part })}`
      const before = readJson(note)
      if (before?.hash === hash) return { passed: before.passed, failed: 0, isKept: true }
      const result = await work()
      mkdirSync(folder, { recursive: true })
      if (result.failed === 0) writeFileSync(note, JSON.stringify({ hash, passed: result.passed }))
      return result
    },
  }
}

/**
 * A step that checks files independently of each other, so it checks only those that have changed since it last passed.
 * @param {string} name
 * @param {{ settings: string[], files: () => string[], of: (changed: string[]) => Step, folder?: string }} options settings: files whose
 *   change invalidates all results; of: creates the step for some files
 * @returns {Step}
 */
export function forChangedFiles(name, { settings, files, of, folder = join(cache, "passed") }) {
  return {
    name,
    async work() {
      const note = join(folder, `${name}-files.json`)
      const key = `${process.version} ${hashOf(settings)}`
      const before = readJson(note)
      const known = before?.key === key ? before.files : {}
      const now = Object.fromEntries(files().map((file) => [file, hashOf([file])]))
      const changed = Object.keys(now).filter((file) => now[file] !== known[file])
      if (changed.length === 0) return { passed: 1, failed: 0, isKept: true }
      const result = await of(changed).work()
      mkdirSync(folder, { recursive: true })
      if (result.failed === 0) writeFileSync(note, JSON.stringify({ key, files: now }))
      return result
    },
  }
}

/**
 * The final count of a command: a failed command has at least one failure, and so has one that ran no tests.
 * @param {boolean} ok exit code 0
 * @param {Count | undefined} counted
 * @returns {Count}
 */
export function settled(ok, counted) {
  if (!counted || counted.passed + counted.failed === 0) return { passed: 0, failed: 1 }
  if (ok || counted.failed > 0) return counted
  return { passed: counted === once ? 0 : counted.passed, failed: 1 }
}

/**
 * The file a test runner writes its result to; deletes the result of an earlier run.
 * @param {string} name
 */
export function resultFile(name) {
  const file = join(cache, "logs", `${name}.json`)
  rmSync(file, { force: true })
  return file
}

/**
 * Counts the tests in a result of vitest's json reporter; a test file that could not be loaded is one failure.
 * @param {string} file
 * @returns {Count | undefined} undefined if there is no result
 */
export function countVitest(file) {
  const result = readJson(file)
  if (!result) return undefined
  const failures = result.testResults.flatMap(
    (/** @type {TestFile} */ { name, status, message = "", assertionResults }) => {
      const failed = assertionResults.filter((one) => one.status === "failed")
      if (status === "failed" && failed.length === 0) return [failureLine(relative(root, name), message)]
      return failed.map(({ fullName, failureMessages = [] }) => failureLine(fullName, failureMessages[0]))
    },
  )
  return { passed: result.numPassedTests, failed: failures.length, failures }
}

/** @typedef {{ status: string, fullName: string, failureMessages?: string[] }} Assertion */

/** @typedef {{ name: string, status: string, message?: string, assertionResults: Assertion[] }} TestFile of vitest's json reporter */

/**
 * Counts the tests in a result of Playwright's json reporter; an error outside of tests is a failure. The line of a failed test contains
 * the command that runs it again with a trace.
 * @param {string} file
 * @returns {Count | undefined} undefined if there is no result
 */
export function countPlaywright(file) {
  const result = readJson(file)
  if (!result) return undefined
  const { expected, unexpected, flaky } = result.stats
  const outside = result.errors.map((/** @type {{ message?: string }} */ { message }) =>
    failureLine("outside of tests", message),
  )
  return {
    passed: expected,
    failed: unexpected + flaky + outside.length,
    failures: [...result.suites.flatMap(failuresOf), ...outside],
  }
}

/** @typedef {{ status: string, projectName: string, results?: { error?: { message?: string } }[] }} Run */

/** @typedef {{ title?: string, file: string, line: number, tests: Run[] }} Spec */

/** @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite of Playwright's json reporter */

/**
 * @param {Suite} suite
 * @returns {string[]}
 */
function failuresOf({ specs = [], suites = [] }) {
  const here = specs.flatMap(({ title = "", file, line, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ projectName, results = [] }) => {
        const again = `npm run test:browser -- ${file}:${line} --project ${projectName} --trace on`
        return `${failureLine(`${projectName} ${title}`, results.find(({ error }) => error)?.error?.message)}\n    ${again}`
      }),
  )
  return [...here, ...suites.flatMap(failuresOf)]
}

/**
 * One line: the name of a failed test and the first line of its error.
 * @param {string} name
 * @param {string} [message]
 */
function failureLine(name, message = "") {
  const [first = ""] = stripVTControlCharacters(message).trim().split("\n")
  return first ? `${name}: ${first}` : name
}

/** @param {string} file */
function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined
}

/**
 * Parses the last line that our own scripts print: "12 passed, 0 failed".
 * @param {string} output
 * @returns {Count | undefined}
 */
export function countPrinted(output) {
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? []
  return passed === undefined ? undefined : { passed: Number(passed), failed: Number(failed) }
}

/**
 * Runs steps, at most `atOnce` in parallel, and prints a line for each when it ends.
 * @param {Step[]} steps longest first
 * @param {number} atOnce
 * @returns {Promise<Total>} the totals, what failed, and the cost of each step
 */
export async function runSteps(steps, atOnce) {
  const waiting = [...steps]
  /** @type {Total} */
  const total = { passed: 0, failed: 0, failures: [], costs: [] }
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const { passed, failed, failures, cost } = await runStep(step)
      total.passed += passed
      total.failed += failed
      total.failures.push(...failures)
      total.costs.push(cost)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return total
}

/** @typedef {{ passed: number, failed: number, failures: string[], costs: StepCost[] }} Total */

/**
 * @param {Step} step
 * @returns {Promise<{ passed: number, failed: number, failures: string[], cost: StepCost }>}
 */
async function runStep({ name, work }) {
  const since = performance.now()
  /** @type {Awaited<ReturnType<Step["work"]>>} */
  const result = await work().catch((error) => ({ passed: 0, failed: 1, output: String(error.stack) }))
  const { passed, failed, output, isKept, processor } = result
  const { failures = failed > 0 ? ["see its output"] : [] } = result
  const counts =
    failed > 0 ? `${passed} passed, ${failed} failed` : `${passed} passed${isKept ? ", unchanged since" : ""}`
  say(`${failed > 0 ? "✗" : "✓"} ${name.padEnd(20)} ${seconds(since).padStart(8)}  ${counts}`)
  if (failed > 0 && output) say(output.split("\n").slice(-SHOWN).join("\n").replace(/^/gm, "    "))
  const cost = { name, seconds: (performance.now() - since) / 1000, processor }
  return { passed, failed, failures: failures.map((failure) => `${name}: ${failure}`), cost }
}
