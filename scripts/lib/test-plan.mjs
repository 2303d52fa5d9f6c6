import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { ensureBrowser } from "./browser.mjs"
import { filesBelow, importsIn } from "./hashes.mjs"
import { root } from "./places.mjs"
import { ensureGenerated, typescript } from "./prepare.mjs"
import { Problem, say, seconds } from "./say.mjs"
import { costTable, keptCosts, rememberCosts } from "./step-cost.mjs"
import { commandStep, countPrinted, forChangedFiles, runSteps, unlessPassed } from "./steps.mjs"
import {
  builds,
  checks,
  formatStep,
  isLinted,
  lintStep,
  minutes,
  playwright,
  typesStep,
  vitest,
} from "./test-steps.mjs"

/** @typedef {import("./steps.mjs").Step} Step */

/** @typedef {import("./step-cost.mjs").StepCost} StepCost */

/** @typedef {import("./test-steps.mjs").Extent} Extent */

/** @typedef {"whole" | "check" | "long" | "scale-out"} Plan `npm test`, `npm run check`, `npm run test:long`, `npm run test:scale-out` */

/** @typedef {{ atOnce: number, steps: Step[] }} Queue steps of which some are done at a time */

/** @typedef {Queue[]} Stage queues beside each other */

/** Generated, and kept in the repository because people read it. */
const TYPES = join(root, "app/api/schema.d.ts")

/**
 * Runs a plan.
 * @param {{ plan: Plan, names: string[] }} options names: only these steps
 * @returns {Promise<boolean>} whether nothing failed
 */
export async function testAll({ plan, names }) {
  const since = performance.now()
  const plans = stagesOf(plan, await freshness())
  const known = plans.flat().flatMap(({ steps }) => steps)
  const unknown = names.filter((name) => !known.some((step) => step.name === name))
  if (unknown.length > 0) throw new Problem(`There is no step ${unknown.join(", ")} here.`)
  const isWanted = (/** @type {Step} */ { name }) => names.length === 0 || names.includes(name)
  if (known.some((step) => isWanted(step) && inBrowser.has(step.name))) await ensureBrowser()
  const total = { passed: 0, failed: 0 }
  /** @type {StepCost[]} */
  const costs = []
  for (const stage of plans) {
    const done = await Promise.all(stage.map(({ steps, atOnce }) => runSteps(steps.filter(isWanted), atOnce)))
    for (const { passed, failed, costs: some } of done) {
      total.passed += passed
      total.failed += failed
      costs.push(...some)
    }
  }
  if (plan === "whole") tellCosts(costs, names.length === 0)
  say(`\nwhole run ${seconds(since)}, logs in .cache/logs/`)
  say(`${total.passed} passed, ${total.failed} failed`)
  return total.failed === 0
}

/**
 * Prints what the steps took; shares are compared, and kept for `npm run keep-costs`, only where all of them ran.
 * @param {StepCost[]} costs
 * @param {boolean} isWhole
 */
function tellCosts(costs, isWhole) {
  if (isWhole) rememberCosts(costs)
  say(`\n${costTable(costs, isWhole ? keptCosts() : []).join("\n")}`)
}

/**
 * @param {Plan} plan
 * @param {boolean} isFresh
 * @returns {Stage[]}
 */
function stagesOf(plan, isFresh) {
  if (plan === "scale-out") return [[{ atOnce: 1, steps: [builds(), vitest("scale-out", "whole", minutes(20))] }]]
  if (plan === "long") return [[{ atOnce: 1, steps: [builds(), ...long()] }]]
  if (plan === "check") {
    const build = builds()
    // the routes' tests wait for the build, and are what the whole takes: everything else beside these two
    const beside = [...testsOfSources("quick"), typesStep()]
    const last = after(build, vitest("routes", "quick"))
    return [[{ atOnce: 2, steps: [build, ...[...beside, last, ...checks(isFresh)].map(onChange)] }]]
  }
  const inProcess = [vitest("routes", "whole"), ...testsOfSources("whole"), vitest("verify-backend", "whole"), budget()]
  return [
    [{ atOnce: 2, steps: [builds(), typesStep(), ...checks(isFresh)] }],
    // a browser waits a good part of its time: what needs none runs beside it
    [
      { atOnce: 1, steps: browserSteps() },
      { atOnce: 1, steps: inProcess },
    ],
    [{ atOnce: 1, steps: [vitest("measures", "whole")] }],
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

/** What a step reads, when it is less than everything. @type {Record<string, string[]>} */
const inputs = { "contract tests": [...apart, "app/api"], "contract lint": ["openapi", "scripts"] }

const inBrowser = new Set(["journeys", "accessibility"])

/** What is done in no time. */
const always = new Set(["messages", "requirements", "sizes", "generated"])

/** Every file somebody wrote. */
const written = () => [
  ...filesBelow([...sources, ".ci", "docs"]),
  ...readdirSync(root, { withFileTypes: true }).flatMap((one) => (one.isFile() ? [one.name] : [])),
]

/** More files than these are looked at all together: their names are too much for one command. */
const MOST_NAMED = 200

const some = (/** @type {string[]} */ files) => (files.length > MOST_NAMED ? ["."] : files)

/** What is said of each file by itself. @type {Record<string, (step: Step) => Step>} */
const fileByFile = {
  lint: ({ name }) =>
    forChangedFiles(name, {
      settings: ["eslint.config.js", "package-lock.json"],
      files: () => written().filter(isLinted),
      of: (changed) => lintStep(some(changed)),
    }),
  format: ({ name }) =>
    forChangedFiles(name, {
      settings: [".prettierrc.json", ".prettierignore", "package-lock.json"],
      files: written,
      of: (changed) => formatStep(some(changed)),
    }),
}

/**
 * In `npm run check` a step whose inputs are as when it last passed is not done again; `npm test` does everything.
 * @param {Step} step
 * @returns {Step}
 */
function onChange(step) {
  if (always.has(step.name)) return step
  const eachFile = fileByFile[step.name]
  if (eachFile) return eachFile(step)
  const read = [...(inputs[step.name] ?? sources), ...settings]
  return unlessPassed(read, step, step.name === "boundaries" ? { part: boundariesOf } : {})
}

/** Which module may know which is asked again when a file comes, goes, or imports something else, and when a rule changes. */
const boundariesOf = (/** @type {string} */ text, /** @type {string} */ file) =>
  /^(app|mock|scripts|tests)\/.*\.[cm]?[jt]sx?$/.test(file) ? importsIn(text) : text

/**
 * A step that waits for another one's work.
 * @param {Step} first
 * @param {Step} step
 * @returns {Step}
 */
function after(first, { name, work }) {
  return { name, work: () => first.work().then(work) }
}

/**
 * Functions, components, the contract and the mock: no build is needed.
 * @param {Extent} extent
 * @returns {Step[]}
 */
const testsOfSources = (extent) => [vitest("unit", extent), vitest("contract", extent)]

const budget = () => commandStep("budget", [...typescript, "scripts/budget.ts"], { count: countPrinted })

/** What the journeys ask of the backend: read by the step after them. */
const USED = join(root, ".cache/logs/used-operations.json")

const browserSteps = () => [
  playwright("journeys", ["js-en", "js-zh", "nojs-en", "nojs-zh"], { USED_OPERATIONS: USED }),
  vitest("operations", "whole", minutes(2), { USED_OPERATIONS: USED }),
  playwright("accessibility", ["a11y"]),
]

/**
 * What takes longer than everything else: load over many minutes, and the product made wrong line by line.
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
