import { equivalentChanges } from "#tests/mock/equivalent-changes.ts"
import { heldTables } from "#tests/mock/oracle-tables.ts"
import type { Held } from "#tests/mock/oracle.ts"

/** The part that must be noticed. Equivalent changes count as not noticed. */
const least = 0.98

type Outcome = {
  isEnough: boolean
  /** Changes that nobody noticed and that are not known to be equivalent. */
  survivors: string[]
  /** Entries of the list of equivalent changes that are wrong: noticed, or not among the changes. */
  wrongEntries: string[]
  /** For the report. */
  table: string
}

/** How many changes of rule rows the state tables notice: a role or a state more or less, one at a time. */
export function mutateRules(
  tables: readonly Held[] = heldTables,
  equivalent: ReadonlyMap<string, string> = equivalentChanges,
): Outcome {
  const rows = tables.map(({ name, mutations }) => {
    const all = mutations()
    return { name, tried: all.length, missed: all.filter(({ isNoticed }) => !isNoticed()).map((one) => one.name) }
  })
  const tried = rows.reduce((sum, row) => sum + row.tried, 0)
  const missed = rows.flatMap((row) => row.missed)
  const survivors = missed.filter((name) => !equivalent.has(name))
  const wrongEntries = [...equivalent.keys()].filter((name) => !missed.includes(name))
  const known = (names: readonly string[]) => names.filter((name) => equivalent.has(name)).length
  const table = [
    `${"rule table".padEnd(28)}changed  noticed  equivalent     rate`,
    ...rows.map((row) => line(row.name, row.tried, row.missed.length, known(row.missed))),
    line("all", tried, missed.length, known(missed)),
    ...missed.flatMap((name) => (equivalent.has(name) ? [`equivalent: ${name}. ${equivalent.get(name) ?? ""}`] : [])),
    ...survivors.map((name) => `nobody noticed: ${name}`),
    ...wrongEntries.map((name) => `not equivalent, or no change at all: ${name}`),
  ].join("\n")
  const isEnough = tried - missed.length >= least * tried && wrongEntries.length === 0
  return { isEnough, survivors, wrongEntries, table }
}

function line(name: string, changed: number, missed: number, equivalent: number): string {
  const rate = changed === 0 ? "-" : `${((100 * (changed - missed)) / changed).toFixed(1)} %`
  const columns = [String(changed).padStart(7), String(changed - missed).padStart(9), String(equivalent).padStart(12)]
  return `${name.padEnd(28)}${columns.join("")}${rate.padStart(9)}`
}
