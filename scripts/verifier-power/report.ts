import { groupBy } from "../lib/group-by.ts"
import { subjectOf } from "./backends.ts"
import { outcomeOf, type Entry, type Power } from "./power-file.ts"

const row = (name: string, cells: readonly (string | number)[]) =>
  `${name.padEnd(26)}${cells.map((cell) => String(cell).padStart(10)).join("")}`

function countsOf(entries: readonly Entry[]): (string | number)[] {
  const count = (outcome: string) => entries.filter((one) => outcomeOf(one) === outcome).length
  const ran = entries.length - count("not run")
  const share = ran === 0 ? "" : `${Math.round((100 * count("named")) / ran)} %`
  return [entries.length, ran, count("named"), count("judged"), count("survived"), share]
}

const table = (entries: readonly Entry[], keyOf: (entry: Entry) => string) =>
  [...groupBy(entries, keyOf)]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, some]) => row(name, countsOf(some)))

const named = ({ id, file, line, kind, excerpt, judged }: Entry) =>
  `${id}  ${file}:${line}  ${kind}  ${excerpt}${judged === undefined ? "" : `: ${judged}`}`

/** The report: what the verifier names by resource and by kind, what it cannot name, and what it misses. */
export function reportOf({ seed, mutants }: Power): string {
  const head = (name: string) => row(name, ["sampled", "run", "named", "judged", "survived", "named"])
  const of = (outcome: string) => mutants.filter((one) => outcomeOf(one) === outcome).map(named)
  const times = mutants.flatMap(({ seconds = 0, by }) => (by === undefined ? [] : [seconds]))
  const mean = times.reduce((sum, one) => sum + one, 0) / Math.max(1, times.length)
  return [
    `${mutants.length} mutants, seed ${seed}, ${mean.toFixed(1)} s for each`,
    "",
    head("by resource"),
    ...table(mutants, ({ file }) => subjectOf(file)),
    "",
    head("by kind"),
    ...table(mutants, ({ kind }) => kind),
    row("all", countsOf(mutants)),
    "",
    "judged:",
    ...of("judged"),
    "",
    "survived:",
    ...of("survived"),
  ].join("\n")
}
