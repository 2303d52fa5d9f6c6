import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Mutant } from "../kill-matrix/mutant.ts"
import { listOperations, type ContractDocument } from "../contract/document.ts"
import { hashOf } from "../lib/hashes.mjs"
import { cache, root } from "../lib/paths.mjs"
import { say, seconds } from "../lib/say.mjs"
import { ruleNames } from "../verify-backend/client/rules.ts"
import { backendOf, backends, mutantsIn, smallResources, smallSubject, subjectOf } from "./backends.ts"
import { groupBy } from "../lib/group-by.ts"
import { outcomeOf, writePower, type Entry, type Power } from "./power-file.ts"
import { buildProgram } from "./program.ts"
import { Runner } from "./runner.ts"
import type { Reach } from "./worker.ts"

const folder = join(cache, "verifier-power")
const contract = join(root, "openapi/generated/openapi.json")
const operations = listOperations(JSON.parse(readFileSync(contract, "utf8")) as ContractDocument).map(
  ({ operationId }) => operationId,
)

/** Seconds of checks (as measured without a mutant) of a first run, which is enough for most mutants, and of all runs of one. */
const [first, most] = [5, 60]

/** The resources of a subject whose name is another one. */
const otherNames: Record<string, readonly string[]> = { session: ["ticket", "token"], feedback: ["task", "meeting"] }

/** Whether an operation belongs to a subject, by its name. */
function isOwn(operation: string, subject: string): boolean {
  const resource = operation.split(".")[0] ?? ""
  const names = otherNames[subject] ?? [subject]
  return names.some((name) => resource === name || resource.startsWith(`${name}-`) || name.startsWith(`${resource}-`))
}

/** The operations whose checks are run on the mutants of a subject; none: all. */
function operationsFor(subject: string, isWide: boolean): readonly string[] {
  if (isWide && subject !== smallSubject) return []
  const isOf = (operation: string) =>
    subject === smallSubject ? smallResources.some((one) => operation.startsWith(`${one}.`)) : isOwn(operation, subject)
  return operations.filter(isOf)
}

/** What a run without a mutant shows: what each check reaches, and the checks that fail in it, which say nothing of a mutant. */
type Sound = { reach: Reach; failing: readonly string[] }

/** The operation and rule of a failure. */
const checkOf = (failed: string): string => failed.split(":")[0] ?? ""

/** A failure that says more of the machine than of the mutant: an answer that took too long. */
const isOfTime = (failed: string): boolean => failed.includes("TimeoutError")

/** What the checks of each operation reach, measured once in a run without a mutant, without those that fail in it; undefined if it does not end. */
async function reachOf(
  runner: Runner,
  mutants: readonly Mutant[],
  only: readonly string[],
): Promise<Sound | undefined> {
  const ids = mutants.map(({ id }) => id).sort()
  const key = createHash("sha256")
    .update(JSON.stringify([hashOf(["scripts/verify-backend"]), ids, only]))
    .digest("hex")
    .slice(0, 12)
  const file = join(folder, `sound-${key}.json`)
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8")) as Sound
  const [first] = mutants
  const answer = await runner.ask({ backend: backendOf(first?.file ?? ""), only, active: "", maps: true }, 3600)
  if (typeof answer === "string") {
    say(`NOT RUN, because there is no answer without a mutant: ${answer}`)
    return undefined
  }
  const failing = new Set(answer.failed.map(checkOf))
  if (failing.size > 0) say(`LEFT OUT, because they fail without a mutant: ${[...failing].join(", ")}`)
  say(`${only.length || "all"} operations without a mutant: ${answer.passed} passed in ${answer.seconds.toFixed(0)} s`)
  const reached = (one: readonly string[]) => ids.filter((id) => one.includes(id) || answer.everywhere.includes(id))
  const reach = Object.fromEntries(
    Object.entries(answer.reach)
      .filter(([name]) => !failing.has(name))
      .map(([name, one]) => [name, { ...one, reached: reached(one.reached) }]),
  )
  // calls between the checks: all of the resource is run
  if (only.length > 0) reach[only.join(" ")] = { seconds: answer.seconds, reached: reached(answer.besides) }
  const sound = { reach, failing: [...failing] }
  writeFileSync(file, JSON.stringify(sound))
  return sound
}

const isRule = (word: string) => (ruleNames as readonly string[]).includes(word)

/** Rules that every answer is held against, whatever is checked. */
const always = ["status", "content-type", "schema", "code", "headers", "actions", "preparation"]

/**
 * What is run on a mutant, as `--only` takes it: the operations and rules whose checks reach it, those of its own resource first, the
 * cheapest ones first. In two runs.
 */
export function plan(reach: Reach, { id, file }: Pick<Mutant, "id" | "file">): string[][] {
  const subject = subjectOf(file)
  const reaching = Object.entries(reach)
    .filter(([, { reached }]) => reached.includes(id))
    .map(([name, { seconds: cost }]) => ({ name, cost, own: isOwn(name, subject) ? 0 : 1 }))
    .sort((one, other) => one.own - other.own || one.cost - other.cost)
  let sum = 0
  const sums = reaching.map((one) => ({ ...one, sum: (sum += one.cost) }))
  const isFirst = (one: { sum: number }, at: number) => at === 0 || one.sum <= first
  const runs = [sums.filter(isFirst), sums.filter((one, at) => !isFirst(one, at) && one.sum <= most)]
  return runs
    .filter((some) => some.length > 0)
    .map((some) => {
      const words = [...new Set(some.flatMap(({ name }) => name.split(" ")))]
      return words.every((word) => !isRule(word))
        ? words
        : [...words, ...always.filter((word) => !words.includes(word))]
    })
}

/** Runs one mutant until a check fails. Returns the first failure, or an empty text; undefined if the machine was too slow to say. */
async function failureOf(runner: Runner, mutant: Mutant, { reach, failing }: Sound): Promise<string | undefined> {
  let isLate = false
  for (const only of plan(reach, mutant)) {
    const answer = await runner.ask({ backend: backendOf(mutant.file), only, active: mutant.id })
    if (typeof answer === "string") return answer
    const telling = answer.failed.filter((one) => !failing.includes(checkOf(one)))
    const failed = telling.find((one) => !isOfTime(one))
    if (failed !== undefined) return failed
    isLate ||= telling.length > 0
  }
  return isLate ? undefined : ""
}

type Options = { until: number; again: boolean; wide: boolean; words: string }
type Placed = { power: Power; all: ReadonlyMap<string, Mutant>; runner: Runner }

/** Runs mutants of one subject. Every answer is kept at once. */
async function runSubject({ power, all, runner }: Placed, waiting: readonly Entry[], sound: Sound, until: number) {
  for (const entry of waiting) {
    const mutant = all.get(entry.id)
    if (!mutant || performance.now() > until) continue
    const since = performance.now()
    const by = await failureOf(runner, mutant, sound)
    if (by !== undefined) entry.by = by
    entry.seconds = Math.round((performance.now() - since) / 100) / 10
    writePower(power)
    const words = plan(sound.reach, entry).flat().join(" ")
    const outcome = by === undefined ? "TOO SLOW to say" : by || `SURVIVED, ${words || "not reached"}`
    say(`${seconds(since)} ${entry.id} ${entry.file}:${entry.line} ${entry.kind}: ${outcome.slice(0, 160)}`)
  }
}

/** The mutants that are to run, by subject: the cheapest ones first, so that a run that ends early has answered most. */
function waitingBySubject({ power, all }: Placed, { again, wide, words }: Options): [string, Entry[]][] {
  const isWaiting = (entry: Entry) =>
    all.has(entry.id) &&
    outcomeOf(entry) === (again ? "survived" : "not run") &&
    words.split(",").some((word) => `${entry.id} ${entry.file} ${entry.kind}`.includes(word))
  const cost = (subject: string) => operationsFor(subject, wide).length
  const subjects = [...groupBy(power.mutants.filter(isWaiting), ({ file }) => subjectOf(file))]
  return subjects.sort(([one], [other]) => cost(one) - cost(other))
}

/**
 * Runs the mutants of the sample that have not run.
 * @param options until: `performance.now()` after which no further one begins; again: only those that survived; wide: with the checks of
 * all resources that reach a mutant, not only those of its own; words: only those whose id, file or kind contains one of them
 */
export async function runSample(power: Power, options: Options): Promise<void> {
  const { until, wide } = options
  mkdirSync(folder, { recursive: true })
  const all = new Map(backends.flatMap(mutantsIn).map((one) => [one.id, one]))
  const mutants = power.mutants.flatMap(({ id }) => all.get(id) ?? [])
  const placed = { power, all, runner: new Runner(await buildProgram(mutants)) }
  for (const [subject, waiting] of waitingBySubject(placed, options)) {
    if (performance.now() > until) break
    const only = operationsFor(subject, wide)
    const isTogether = wide && subject !== smallSubject
    if (only.length === 0 && !isTogether) continue
    const together = mutants.filter(({ file }) =>
      isTogether ? backendOf(file) === "mock" : subjectOf(file) === subject,
    )
    const sound = await reachOf(placed.runner, together, only)
    if (sound) await runSubject(placed, waiting, sound, until)
  }
  await placed.runner.stop()
  if (performance.now() > until) say("the time is over; run it again to go on")
}
