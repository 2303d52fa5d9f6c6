import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { ensureBrowser } from "./browser.mjs"
import { filesBelow, importsIn } from "./hashes.mjs"
import { root } from "./paths.mjs"
import { ensureGenerated, typescript } from "./prepare.mjs"
import { Problem, say, seconds } from "./say.mjs"
import { costTable, keptCosts, rememberCosts } from "./step-cost.mjs"
import { commandStep, countPrinted, forChangedFiles, runSteps, unlessPassed } from "./steps.mjs"
import {
  builds,
  checks,
  isLinted,
  lintStep,
  minutes,
  playwright,
  relatedTests,
  typesStep,
  vitest,
} from "./test-steps.mjs"

/** @typedef {import("./steps.mjs").Step} Step */

/** @typedef {import("./step-cost.mjs").StepCost} StepCost */

/** @typedef {import("./test-steps.mjs").Extent} Extent */

/** @typedef {"core" | "all" | "check" | "long" | "scale-out"} Plan `npm test`, `npm run test:all`, `npm run check`, `npm run test:long`, `npm run test:scale-out` */

/** @typedef {{ atOnce: number, steps: Step[] }} Queue steps, of which at most `atOnce` run in parallel */

/** @typedef {Queue[]} Stage queues that run in parallel */

/**
 * Runs a plan.
 * @param {{ plan: Plan, names: string[] }} options names: runs only these steps, all if empty
 * @returns {Promise<boolean>} whether nothing failed
 */
export async function testAll({ plan, names }) {
  const since = performance.now()
  await ensureGenerated()
  const plans = stagesOf(plan)
  const known = plans.flat().flatMap(({ steps }) => steps)
  const unknown = names.filter((name) => !known.some((step) => step.name === name))
  if (unknown.length > 0) throw new Problem(`There is no step ${unknown.join(", ")} here.`)
  const isWanted = (/** @type {Step} */ { name }) => names.length === 0 || names.includes(name)
  if (known.some((step) => isWanted(step) && inBrowser.has(step.name))) await ensureBrowser()
  const total = { passed: 0, failed: 0 }
  /** @type {string[]} */
  const failures = []
  /** @type {StepCost[]} */
  const costs = []
  for (const stage of plans) {
    const done = await Promise.all(stage.map(({ steps, atOnce }) => runSteps(steps.filter(isWanted), atOnce)))
    for (const { passed, failed, failures: more, costs: some } of done) {
      total.passed += passed
      total.failed += failed
      failures.push(...more)
      costs.push(...some)
    }
  }
  if (plan === "core" || plan === "all") tellCosts(plan, costs, names.length === 0)
  say(`\nwhole run ${seconds(since)}, logs in .cache/logs/`)
  if (failures.length > 0) say(`\nfailed:\n${failures.map((failure) => `  ${failure}`).join("\n")}`)
  say(`${total.passed} passed, ${total.failed} failed`)
  return total.failed === 0
}

/**
 * Prints the costs of the steps. Only a run of all of them in `npm run test:all` is compared with the baseline and saved for
 * `npm run keep-costs`.
 * @param {Plan} plan
 * @param {StepCost[]} costs
 * @param {boolean} hasAll
 */
function tellCosts(plan, costs, hasAll) {
  const isWhole = plan === "all" && hasAll
  if (isWhole) rememberCosts(costs)
  say(`\n${costTable(costs, isWhole ? keptCosts() : []).join("\n")}`)
}

/**
 * @param {Plan} plan
 * @returns {Stage[]}
 */
function stagesOf(plan) {
  if (plan === "scale-out") return [[{ atOnce: 1, steps: [builds(), vitest("scale-out", "whole", minutes(20))] }]]
  if (plan === "long") return [[{ atOnce: 1, steps: [builds(), ...long()] }]]
  if (plan === "check") {
    const tests = [testsOfChanged("contract"), testsOfChanged("unit")]
    return [[{ atOnce: 2, steps: [...tests, ...[typesStep(), ...checks()].map(onChange)] }]]
  }
  const first = { atOnce: 2, steps: [builds(), typesStep(), ...checks()] }
  // browsers and route tests each keep two cores busy: run together they take a fifth longer than one after the other
  if (plan === "core")
    return [
      [first],
      [{ atOnce: 1, steps: [journeys("core"), accessibility("core"), vitest("routes", "core")] }],
      [{ atOnce: 2, steps: [...testsOfSources("core"), budget()] }],
    ]
  return [
    [first],
    [
      {
        atOnce: 1,
        steps: [journeys("whole"), operations(), accessibility("whole"), alive(), vitest("routes", "whole")],
      },
    ],
    [{ atOnce: 2, steps: [vitest("verify-backend", "whole"), ...testsOfSources("whole"), budget()] }],
    [{ atOnce: 1, steps: [vitest("measures", "whole"), bench()] }],
  ]
}

const sources = ["app", "openapi", "mock", "scripts", "tests"]
const settings = [
  ".ci",
  ".dependency-cruiser.cjs",
  ".dockerignore",
  "Dockerfile",
  "README.md",
  "compose.yaml",
  "docs",
  "package.json",
  "package-lock.json",
  "remix.config.ts",
  "tsconfig.json",
]
const apart = ["openapi", "mock", "scripts", "tests"]

/** Inputs of steps that do not read all sources. @type {Record<string, string[]>} */
const inputs = { "contract tests": [...apart, "app/api"], "contract lint": ["openapi", "scripts"] }

const inBrowser = new Set(["journeys", "accessibility", "alive"])

/** Steps that run every time because they are fast. */
const always = new Set(["react lint", "format", "messages", "requirements", "sizes"])

/** All files that are not generated. */
const written = () => [
  ...filesBelow([...sources, ".ci", "docs"]),
  ...readdirSync(root, { withFileTypes: true }).flatMap((one) => (one.isFile() ? [one.name] : [])),
]

/** With more changed files than this, the step checks the whole repository: so many names do not fit into one command line. */
const MOST_NAMED = 200

/** The check of the changed files alone: eslint checks every file independently. */
const lintOfChanged = forChangedFiles("lint", {
  settings: ["eslint.config.js", "package-lock.json"],
  files: () => written().filter(isLinted),
  of: (changed) => lintStep(changed.length > MOST_NAMED ? ["."] : changed),
})

/** Whether a test reads files that it does not import. */
const readsFiles = (/** @type {string} */ file) =>
  /\.test\.tsx?$/.test(file) && /filesBelow|readdirSync|readFileSync/.test(readFileSync(join(root, file), "utf8"))

/**
 * The tests of a project that a change can affect, without those that take long: what imports a changed file, and what reads files. What a
 * changed file is not imported by name (the contract, texts, styles) may affect all.
 * @param {"unit" | "contract"} project
 * @returns {Step}
 */
function testsOfChanged(project) {
  const name = project === "contract" ? "contract tests" : project
  return forChangedFiles(name, {
    settings: ["tests/vitest.config.ts", "package-lock.json"],
    files: () => filesBelow(inputs[name] ?? [...sources, "docs"]),
    of: (changed) => {
      const areModules = changed.length <= MOST_NAMED && changed.every(isLinted)
      return areModules
        ? relatedTests(project, [...changed, ...filesBelow([`tests/${project}`]).filter(readsFiles)])
        : vitest(project, "quick")
    },
  })
}

/**
 * Skips a step whose inputs have not changed since it last passed. For `npm run check` only; `npm test` runs everything.
 * @param {Step} step
 * @returns {Step}
 */
function onChange(step) {
  if (always.has(step.name)) return step
  if (step.name === "lint") return lintOfChanged
  const read = [...(inputs[step.name] ?? sources), ...settings]
  return unlessPassed(read, step, step.name === "boundaries" ? { part: boundariesOf } : {})
}

/** The part of a file that matters for the import rules: of a source file only its imports, so other edits do not rerun the step. */
const boundariesOf = (/** @type {string} */ text, /** @type {string} */ file) =>
  /^(app|mock|scripts|tests)\/.*\.[cm]?[jt]sx?$/.test(file) ? importsIn(text) : text

/**
 * Tests of functions, components, the contract and the mock, which need no build.
 * @param {Extent} extent
 * @returns {Step[]}
 */
const testsOfSources = (extent) => [vitest("unit", extent), vitest("contract", extent)]

const budget = () => commandStep("budget", [...typescript, "scripts/budget.ts"], { count: countPrinted })

/** How every screen comes alive (quality P27). */
const alive = () =>
  commandStep("alive", [...typescript, "scripts/alive.ts"], { count: countPrinted, deadline: minutes(20) })

/** File with the backend operations that the journeys used; the next step reads it. */
const USED = join(root, ".cache/logs/used-operations.json")

const journeys = (/** @type {Extent} */ extent) =>
  playwright("journeys", ["js-en", "js-zh", "nojs-en", "nojs-zh"], extent, { USED_OPERATIONS: USED })

const operations = () => vitest("operations", "whole", minutes(2), { USED_OPERATIONS: USED })

const accessibility = (/** @type {Extent} */ extent) => playwright("accessibility", ["a11y"], extent)

/** One quick round of every line of the bench: fails if a line cannot be measured. */
const bench = () => commandStep("bench", [...typescript, "scripts/bench.ts", "--quick"], { deadline: minutes(20) })

/**
 * The longest steps: load tests over many minutes, and planted bugs.
 * @returns {Step[]}
 */
function long() {
  const args = [...typescript, "scripts/planted-bugs.ts"]
  return [
    vitest("scale-out", "whole", minutes(20)),
    vitest("long", "whole", minutes(60)),
    commandStep("planted bugs", args, { deadline: minutes(120), count: countPrinted }),
  ]
}
