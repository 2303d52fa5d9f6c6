import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { ensureBrowser } from "./browser.mjs"
import { command, root } from "./places.mjs"
import { ensureBuilt, ensureGenerated, typescript } from "./prepare.mjs"
import { Problem, say, seconds } from "./say.mjs"
import {
  commandStep,
  countPlaywright,
  countPrinted,
  countVitest,
  resultFile,
  runSteps,
  unlessPassed,
} from "./steps.mjs"

/** @typedef {import("./steps.mjs").Step} Step */

/** @typedef {"whole" | "quick"} Extent how much of the long tables is tried: `tests/support/extent.ts` */

/** @typedef {"whole" | "check" | "long"} Plan `npm test`, `npm run check`, `npm run test:long` */

/** @typedef {{ atOnce: number, steps: Step[] }} Stage steps of which some are done at a time */

/** Generated, and kept in the repository because people read it. */
const TYPES = join(root, "app/api/schema.d.ts")

/** A step that hangs is ended; the whole run is far below half an hour. */
const minutes = (/** @type {number} */ count) => count * 60_000

/**
 * Runs a plan.
 * @param {{ plan: Plan, names: string[] }} options names: only these steps
 * @returns {Promise<boolean>} whether nothing failed
 */
export async function testAll({ plan, names }) {
  const since = performance.now()
  const stages = stagesOf(plan, await freshness()).map(({ atOnce, steps }) => ({
    atOnce,
    steps: steps.filter(({ name }) => names.length === 0 || names.includes(name)),
  }))
  const unknown = names.filter((name) => !stages.some(({ steps }) => steps.some((step) => step.name === name)))
  if (unknown.length > 0) throw new Problem(`There is no step ${unknown.join(", ")} here.`)
  if (stages.some(({ steps }) => steps.some(({ name }) => inBrowser.has(name)))) await ensureBrowser()
  const total = { passed: 0, failed: 0 }
  for (const { steps, atOnce } of stages) {
    const { passed, failed } = await runSteps(steps, atOnce)
    total.passed += passed
    total.failed += failed
  }
  say(`\nwhole run ${seconds(since)}, logs in .cache/logs/`)
  say(`${total.passed} passed, ${total.failed} failed`)
  return total.failed === 0
}

/**
 * @param {Plan} plan
 * @param {boolean} isFresh
 * @returns {Stage[]}
 */
function stagesOf(plan, isFresh) {
  if (plan === "long") return [{ atOnce: 1, steps: [builds(), ...long()] }]
  const first = [typesStep(), ...checks(isFresh)]
  if (plan === "check")
    return [
      { atOnce: 2, steps: [builds(), ...first.map(onChange)] },
      { atOnce: 3, steps: tests("quick").map(onChange) },
    ]
  return [
    { atOnce: 2, steps: [builds(), ...first] },
    { atOnce: 2, steps: tests("whole") },
    { atOnce: 1, steps: atLength() },
  ]
}

/**
 * Generates what has to be generated before anything else can be examined, and notes whether the kept file was what it should be.
 * @returns {Promise<boolean>}
 */
async function freshness() {
  const before = existsSync(TYPES) ? readFileSync(TYPES, "utf8") : undefined
  await ensureGenerated()
  return before === readFileSync(TYPES, "utf8")
}

const sources = ["app", "openapi", "mock", "scripts", "tests"]
const settings = [
  ".ci",
  ".dependency-cruiser.cjs",
  "README.md",
  "package.json",
  "package-lock.json",
  "remix.config.ts",
  "tsconfig.json",
]
const apart = ["openapi", "mock", "scripts", "tests"]

/** What a step reads, when it is less than everything. @type {Record<string, string[]>} */
const inputs = { "contract tests": [...apart, "app/api"], "contract lint": ["openapi", "scripts"] }

const inBrowser = new Set(["journeys", "accessibility"])

/** What keeps a record of its own, file by file, or is done in no time. */
const always = new Set(["lint", "format", "messages", "sizes", "generated"])

/**
 * In `npm run check` a step whose inputs are as when it last passed is not done again; `npm test` does everything.
 * @param {Step} step
 * @returns {Step}
 */
function onChange(step) {
  return always.has(step.name) ? step : unlessPassed([...(inputs[step.name] ?? sources), ...settings], step)
}

/** @returns {Step} */
function builds() {
  return {
    name: "build",
    async work() {
      await ensureBuilt()
      return { passed: 1, failed: 0 }
    },
  }
}

function typesStep() {
  const kept = ["--incremental", "--tsBuildInfoFile", ".cache/types"]
  return commandStep("types", [command("typescript/bin/tsc"), "--noEmit", ...kept])
}

/**
 * What reads the sources alone, beside the build.
 * @param {boolean} isFresh
 * @returns {Step[]}
 */
function checks(isFresh) {
  const generated = {
    passed: Number(isFresh),
    failed: Number(!isFresh),
    output: "app/api/schema.d.ts did not fit the contract; it has been generated anew: commit it",
  }
  const cached = (/** @type {string} */ name) => ["--cache", "--cache-location", `.cache/${name}`]
  return [
    commandStep("lint", [command("eslint/bin/eslint.js"), ".", "--max-warnings", "0", ...cached("eslint")]),
    commandStep("format", [
      command("prettier/bin/prettier.cjs"),
      "--check",
      ".",
      "--log-level",
      "warn",
      ...cached("prettier"),
    ]),
    commandStep("contract lint", [...typescript, "scripts/contract.ts", "--check"]),
    commandStep("boundaries", [
      command("dependency-cruiser/bin/dependency-cruise.mjs"),
      ...["--config", ".dependency-cruiser.cjs", "app", "mock", "scripts", "tests"],
    ]),
    commandStep("messages", [...typescript, "scripts/messages.ts", "--check"]),
    commandStep("sizes", ["scripts/sizes.mjs"]),
    { name: "generated", work: async () => generated },
  ]
}

/**
 * What runs without a browser; units and contract fill the time in which the tests on the built portal wait.
 * @param {Extent} extent
 * @returns {Step[]}
 */
function tests(extent) {
  return [
    vitest("unit", extent),
    vitest("routes", extent),
    vitest("contract", extent),
    commandStep("budget", [...typescript, "scripts/budget.ts"], { env: { TEST_EXTENT: extent }, count: countPrinted }),
  ]
}

/**
 * What takes long or measures: times and memory, the whole verification of a backend, and everything in a browser.
 * @returns {Step[]}
 */
function atLength() {
  return [
    vitest("measures", "whole"),
    vitest("verify-backend", "whole"),
    playwright("journeys", ["js-en", "js-zh", "nojs-en", "nojs-zh"]),
    playwright("accessibility", ["a11y"]),
  ]
}

/**
 * What takes longer than everything else: load over many minutes, and the product made wrong line by line.
 * @returns {Step[]}
 */
function long() {
  const args = [...typescript, "scripts/planted-bugs.ts"]
  return [
    vitest("long", "whole", minutes(60)),
    commandStep("planted bugs", args, { deadline: minutes(120), count: countPrinted }),
  ]
}

/**
 * @param {string} project
 * @param {Extent} extent
 * @param {number} [deadline] milliseconds
 * @returns {Step}
 */
function vitest(project, extent, deadline = minutes(40)) {
  const file = resultFile(`vitest-${project}`)
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`]
  const name = project === "contract" ? "contract tests" : project
  return commandStep(
    name,
    [command("vitest/vitest.mjs"), "run", "-c", "tests/vitest.config.ts", "--project", project, ...reporters],
    { deadline, env: { NO_COLOR: "1", TEST_EXTENT: extent }, count: () => countVitest(file) },
  )
}

/**
 * @param {string} name
 * @param {string[]} projects
 * @returns {Step}
 */
function playwright(name, projects) {
  const file = resultFile(`playwright-${name}`)
  const chosen = projects.flatMap((project) => ["--project", project])
  return commandStep(
    name,
    [command("@playwright/test/cli.js"), "test", "-c", "tests/playwright.config.ts", ...chosen],
    {
      deadline: minutes(45),
      env: { NO_COLOR: "1", PLAYWRIGHT_JSON_OUTPUT_NAME: file },
      count: () => countPlaywright(file),
    },
  )
}
