import { plantedBugs } from "../planted-bugs/bugs.ts"
import { violations } from "../planted-violations/violations.ts"
import { testsOf, type Entry, type Matrix } from "./matrix-file.ts"
import { domainOf, kinds, layerOf, layers } from "./mutant.ts"
import { declaredStep } from "./planted.ts"
import { found } from "./sites.ts"
import { steps } from "./test-runs.ts"

const isGenerated = ({ kind }: Entry) => kind !== "planted" && kind !== "violation"
const hasRun = ({ ran }: Entry) => Object.keys(ran).length > 0
const isNoticed = ({ ran }: Entry) => Object.values(ran).some((count) => count > 0)

/** Whether some step has not run on an entry. */
const isOpen = ({ ran }: Entry) => steps.some((step) => ran[step] === undefined)

/** Entries of the sample that nothing has noticed so far, and that nobody has judged. */
export const survivorsOf = ({ mutants }: Matrix): Entry[] =>
  mutants.filter((entry) => hasRun(entry) && !isNoticed(entry) && entry.judged === undefined)

const row = (name: string, cells: readonly (string | number)[]) =>
  `${name.padEnd(20)}${cells.map((cell) => String(cell).padStart(11)).join("")}`

function spread(sample: readonly Entry[]): string[] {
  const inLayer = (layer: string) => sample.filter(({ file }) => layerOf(file) === layer)
  return [
    row("layer", [...kinds, "all", "subjects"]),
    ...Object.keys(layers).map((layer) => {
      const own = inLayer(layer)
      const subjects = new Set(own.map(({ file }) => domainOf(file))).size
      return row(layer, [...kinds.map((kind) => own.filter((one) => one.kind === kind).length), own.length, subjects])
    }),
    row("all", [...kinds.map((kind) => sample.filter((one) => one.kind === kind).length), sample.length, ""]),
  ]
}

function outcomes(names: readonly string[], sample: readonly Entry[], keyOf: (entry: Entry) => string): string[] {
  return names.map((name) => {
    const own = sample.filter((entry) => keyOf(entry) === name)
    const ran = own.filter(hasRun)
    const noticed = ran.filter(isNoticed).length
    const judged = ran.filter((entry) => !isNoticed(entry) && entry.judged !== undefined).length
    return row(name, [own.length, ran.length, noticed, judged, ran.length - noticed - judged])
  })
}

/** What each step notices, and what no other step that has run notices. */
function bySteps(entries: readonly Entry[]): string[] {
  return [...steps, "verify-backend" as const].map((step) => {
    const ran = entries.filter((entry) => entry.ran[step] !== undefined)
    const noticed = ran.filter((entry) => (entry.ran[step] ?? 0) > 0)
    const alone = noticed.filter((entry) => Object.values(entry.ran).filter((count) => count > 0).length === 1)
    const single = noticed.filter((entry) => entry.ran[step] === 1)
    return row(step, [ran.length, noticed.length, alone.length, single.length])
  })
}

/** Test files that are the only ones to notice something; only files among those named, when there are more. */
function onlyFiles(matrix: Matrix): string[] {
  const only = new Map<string, number>()
  for (const entry of matrix.mutants) {
    const files = new Set(testsOf(matrix, entry).map(({ file }) => file))
    const [file] = files
    if (files.size === 1 && file !== undefined) only.set(file, (only.get(file) ?? 0) + 1)
  }
  return [...only]
    .sort((one, other) => other[1] - one[1])
    .map(([file, count]) => `${String(count).padStart(4)}  ${file}`)
}

const named = ({ id, file, line, kind, excerpt, becomes }: Entry) =>
  `${id}  ${file}:${line}  ${kind}  ${excerpt}  →  ${becomes || "(nothing)"}`

const isStale = (entry: Entry) => isGenerated(entry) && !found(entry)

/** Planted bugs and violations, which name the tests that must notice them, and how many of them this rig has run. */
function planted({ mutants }: Matrix): string[] {
  const ran = (kind: string) => mutants.filter((entry) => entry.kind === kind && hasRun(entry))
  const declared = [...steps, "script"].map((step) => {
    const count = plantedBugs.filter((bug) => declaredStep(bug) === step).length
    return `${step} ${count}`
  })
  return [
    `planted bugs: ${plantedBugs.length} (by the tests they name: ${declared.join(", ")}), run here: ${ran("planted").length}`,
    `planted violations: ${violations.length}, run here: ${ran("violation").length}`,
  ]
}

/** The report: size and spread of the sample, what the steps notice, and the names of what nobody noticed. */
export function reportOf(matrix: Matrix): string {
  const sample = matrix.mutants.filter(isGenerated)
  const survivors = survivorsOf(matrix)
  const refused = Object.entries(matrix.refused).map(([kind, count]) => `${kind} ${count}`)
  const outcome = ["sampled", "run", "noticed", "judged", "survive"]
  const list = (title: string, lines: readonly string[]) => (lines.length > 0 ? ["", `${title}:`, ...lines] : [])
  return [
    `${sample.length} generated mutants, seed ${matrix.seed}; on the way the compiler refused ${refused.join(", ") || "none"}`,
    ...planted(matrix),
    "",
    ...spread(sample),
    "",
    row("by layer", outcome),
    ...outcomes(Object.keys(layers), sample, ({ file }) => layerOf(file) ?? ""),
    "",
    row("by kind", outcome),
    ...outcomes([...kinds, "planted", "violation"], matrix.mutants, ({ kind }) => kind),
    "",
    row("by step", ["run", "noticed", "it alone", "one test"]),
    ...bySteps(matrix.mutants),
    ...list("the only file that notices so many", onlyFiles(matrix)),
    ...list(
      "judged",
      sample.filter(({ judged }) => judged).map((entry) => `${named(entry)}: ${entry.judged ?? ""}`),
    ),
    ...list("nobody noticed", survivors.filter((entry) => !isOpen(entry)).map(named)),
    ...list("noticed by no step that has run; others are left", survivors.filter(isOpen).map(named)),
    ...list("stale: the place has changed", matrix.mutants.filter(isStale).map(named)),
  ].join("\n")
}
