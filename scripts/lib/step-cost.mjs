import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { cache, root } from "./paths.mjs"

/** @typedef {{ name: string, seconds: number, processor?: number }} StepCost seconds: wall clock; processor: CPU seconds, absent if unknown */

/** Costs of the last whole run. */
const LAST = join(cache, "step-costs.json")

/** Baseline costs, written by `npm run keep-costs`. */
const KEPT = join(root, "scripts/step-costs.json")

/** A step is reported if its share is at least this many times its baseline share. */
const MUCH = 1.5

/** Smaller shares are not compared. */
const SMALL = 0.01

/** Shell script: runs the command in its arguments and writes the CPU times of its processes to the file $0. */
const TIMED = '"$@"; code=$?; times > "$0"; exit $code'

/**
 * Wraps a command in a shell that records its CPU time: the shell counts every process it has waited for.
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
 * @param {string} text output of the shell's `times`: one line for itself, then one for its children, each as "1m2.5s 0m0.3s"
 * @returns {number} CPU seconds of the children
 */
export function processorSeconds(text) {
  const children = text.trim().split("\n").at(-1) ?? ""
  return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, min, sec]) => sum + Number(min) * 60 + Number(sec),
    0,
  )
}

/**
 * Returns the lines of a run's cost table: the times of each step and its share of the whole CPU time, then the steps whose share has
 * grown too much.
 * @param {readonly StepCost[]} costs
 * @param {readonly StepCost[]} [kept] baseline from an earlier run
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
 * Saves the costs of a run for `keepCosts`.
 * @param {readonly StepCost[]} costs
 */
export function rememberCosts(costs) {
  mkdirSync(cache, { recursive: true })
  writeFileSync(LAST, JSON.stringify(costs))
}

/** @returns {StepCost[]} the baseline costs stored in the repository */
export function keptCosts() {
  return existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, "utf8")) : []
}

/**
 * Stores the costs of the last whole run in the repository as the new baseline.
 * @returns {boolean} whether there was such a run
 */
export function keepCosts() {
  if (!existsSync(LAST)) return false
  /** @type {StepCost[]} */
  const costs = JSON.parse(readFileSync(LAST, "utf8"))
  const rounded = costs.map(({ name, seconds, processor }) => ({
    name,
    seconds: Math.round(seconds),
    ...(processor === undefined ? {} : { processor: Math.round(processor) }),
  }))
  writeFileSync(KEPT, `[\n${rounded.map((cost) => `  ${withSpaces(cost)}`).join(",\n")}\n]\n`)
  return true
}

/** @param {object} cost */
const withSpaces = (cost) => JSON.stringify(cost, null, 1).replaceAll(/\n\s*/g, " ")
