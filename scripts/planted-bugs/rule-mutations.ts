import { equivalentChanges } from "#tests/mock/equivalent-changes.ts"
import { comparedTables } from "#tests/mock/oracle-tables.ts"
import type { ComparedTable } from "#tests/mock/oracle.ts"

/** Minimum share of mutations that must be noticed. Equivalent mutations count as not noticed. */
const minimumShare = 0.98

type Outcome = {
  isEnough: boolean
  /** Mutations that were not noticed and are not listed as equivalent. */
  survivors: string[]
  /** Wrong entries in the list of equivalent mutations: noticed ones, or ones that do not exist. */
  wrongEntries: string[]
  /** The table to print. */
  table: string
}

/** Mutates the mock's rule rows one at a time (adds or removes a role or state) and counts how many the state tables detect. */
export function mutateRules(
  tables: readonly ComparedTable[] = comparedTables,
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
  const isEnough = tried - missed.length >= minimumShare * tried && wrongEntries.length === 0
  return { isEnough, survivors, wrongEntries, table }
}

function line(name: string, changed: number, missed: number, equivalent: number): string {
  const rate = changed === 0 ? "-" : `${((100 * (changed - missed)) / changed).toFixed(1)} %`
  const columns = [String(changed).padStart(7), String(changed - missed).padStart(9), String(equivalent).padStart(12)]
  return `${name.padEnd(28)}${columns.join("")}${rate.padStart(9)}`
}
