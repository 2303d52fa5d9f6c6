import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { cache, root } from "./places.mjs"

/** @typedef {{ name: string, seconds: number, processor?: number }} StepCost processor: seconds of the step's processes; absent: not known */

/** What the steps of the last whole run took. */
const LAST = join(cache, "step-costs.json")

/** What they took when somebody last found it right: `npm run keep-costs`. */
const KEPT = join(root, "scripts/step-costs.json")

/** A step is named from this many times its kept share on. */
const MUCH = 1.5

/** Shares below this one say nothing. */
const SMALL = 0.01

/** Runs the rest of its arguments, and notes what they and their children took of the processor. */
const TIMED = '"$@"; code=$?; times > "$0"; exit $code'

/**
 * How to run a command so that its processor time is known: the shell waits for it, and counts everything it waited for.
 * @param {string} name of the step
 * @param {string[]} args for `node`
 * @returns {{ program?: string, args: string[], processor: () => number | undefined }}
 */
export function timed(name, args) {
  if (!existsSync("/bin/sh")) return { args, processor: () => undefined }
  const file = join(cache, "logs", `${name}.times`)
  mkdirSync(dirname(file), { recursive: true })
  rmSync(file, { force: true })
  return {
    program: "/bin/sh",
    args: ["-c", TIMED, file, process.execPath, ...args],
    processor: () => (existsSync(file) ? processorSeconds(readFileSync(file, "utf8")) : undefined),
  }
}

/**
 * @param {string} text of the shell's `times`: itself, then its children, each "1m2.5s 0m0.3s"
 * @returns {number} of the children
 */
export function processorSeconds(text) {
  const children = text.trim().split("\n").at(-1) ?? ""
  return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, min, sec]) => sum + Number(min) * 60 + Number(sec),
    0,
  )
}

/**
 * The table of a run, a line each: what each step took, of all the processor the run took; then the steps that take much more than they did.
 * @param {readonly StepCost[]} costs
 * @param {readonly StepCost[]} [kept] of an earlier run
 * @returns {string[]}
 */
export function costTable(costs, kept = []) {
  const [now, before] = [sharesOf(costs), sharesOf(kept)]
  const line = (/** @type {StepCost} */ { name, seconds, processor }) =>
    [
      name.padEnd(20),
      `${seconds.toFixed(1)} s`.padStart(10),
      (processor === undefined ? "–" : `${processor.toFixed(1)} s`).padStart(12),
      `${((now.get(name) ?? 0) * 100).toFixed(1)} %`.padStart(8),
    ].join("")
  const grown = costs.flatMap(({ name }) => {
    const [share = 0, usual] = [now.get(name), before.get(name)]
    if (usual === undefined || share < SMALL || share < MUCH * usual) return []
    return [`${name} takes ${(share / usual).toFixed(1)} times the share it had (${(usual * 100).toFixed(1)} %)`]
  })
  const sorted = [...costs].sort((one, other) => (other.processor ?? 0) - (one.processor ?? 0))
  return ["step                      time   processor   share", ...sorted.map(line), ...grown]
}

/** @param {readonly StepCost[]} costs */
function sharesOf(costs) {
  const whole = costs.reduce((sum, { processor = 0 }) => sum + processor, 0)
  return new Map(costs.map(({ name, processor = 0 }) => [name, whole === 0 ? 0 : processor / whole]))
}

/**
 * Remembers what a run took, for `keepCosts`.
 * @param {readonly StepCost[]} costs
 */
export function rememberCosts(costs) {
  mkdirSync(cache, { recursive: true })
  writeFileSync(LAST, JSON.stringify(costs))
}

/** @returns {StepCost[]} what the repository says a run takes */
export function keptCosts() {
  return existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, "utf8")) : []
}

/**
 * Writes what the last whole run took into the repository.
 * @returns {boolean} whether there was one
 */
export function keepCosts() {
  if (!existsSync(LAST)) return false
  /** @type {StepCost[]} */
  const costs = JSON.parse(readFileSync(LAST, "utf8"))
  const rounded = costs.map(({ name, seconds, processor }) => ({
    ...{ name, seconds: Math.round(seconds) },
    ...(processor === undefined ? {} : { processor: Math.round(processor) }),
  }))
  writeFileSync(KEPT, `[\n${rounded.map((cost) => `  ${withSpaces(cost)}`).join(",\n")}\n]\n`)
  return true
}

/** @param {object} cost */
const withSpaces = (cost) => JSON.stringify(cost, null, 1).replaceAll(/\n\s*/g, " ")
