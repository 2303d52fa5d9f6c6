import { wrongCells } from "#tests/mock/permission-check.ts"
import { allRoles } from "#tests/mock/cells.ts"
import type { Subject } from "#tests/mock/subject.ts"
import { subjects } from "#tests/mock/subjects.ts"

/** Minimum share of changes that must be noticed; those that change nothing count as not noticed. */
const minimumShare = 0.98

type Outcome = { isEnough: boolean; table: string }
type Row = { in: string[]; by: string[] }

/** A role or a state that is added to a row of a table, or taken from it. */
type Mutation = { name: string; toggle: () => void }

/** Every change of one row by one role or one state, except those that allow the same people the same. */
function mutationsOf({ table }: Subject): Mutation[] {
  const rows: [action: string, row: Row][] = [
    ...(table.read as unknown as Row[]).map((row): [string, Row] => ["read", row]),
    ...Object.entries(table.actions).flatMap(([action, one]) =>
      (one.rows as unknown as Row[]).map((row): [string, Row] => [action, row]),
    ),
  ]
  const roles = [...new Set(rows.flatMap(([, { by }]) => by))]
  return rows
    .flatMap(([action, row]) => [
      ...roles.map((role) => ({ action, ...toggled(action, row, "by", role) })),
      ...Object.keys(table.states).map((state) => ({ action, ...toggled(action, row, "in", state) })),
    ])
    .filter(({ action, toggle }) => {
      const same = rows.filter(([name]) => name === action).map(([, row]) => row)
      const before = allowedBy(same)
      toggle()
      const after = allowedBy(same)
      toggle()
      return before !== after
    })
}

/** Who may act in which state by these rows, as text; what is open to every member is open to every role. */
function allowedBy(rows: readonly Row[]): string {
  const pairs = rows.flatMap(({ by, in: states }) => {
    const isOpen = by.includes("alliance_member") || by.includes("visitor")
    const roles = isOpen ? [...allRoles, ...by.filter((role) => role === "visitor")] : by
    return states.flatMap((state) => roles.map((role) => `${state} ${role}`))
  })
  return [...new Set(pairs)].sort().join()
}

function toggled(action: string, row: Row, part: "in" | "by", name: string): Mutation {
  const isThere = row[part].includes(name)
  const toggle = () => {
    row[part] = row[part].includes(name) ? row[part].filter((one) => one !== name) : [...row[part], name]
  }
  return {
    name: `${action}: ${row.by.join(" ")} in ${row.in.join(" ")}, ${isThere ? "without" : "with"} ${name}`,
    toggle,
  }
}

/** Whether the change makes any cell differ from what is written by hand. */
function isNoticed(subject: Subject, { toggle }: Mutation): boolean {
  toggle()
  try {
    return wrongCells(subject).length > 0
  } finally {
    toggle()
  }
}

/** Adds or removes a role or a state in each row of the state tables, one at a time, and counts what the permissions written by hand detect. */
export function mutateTables(): Outcome {
  const rows = subjects.map((subject) => {
    const all = mutationsOf(subject)
    return { name: subject.name, tried: all.length, missed: all.filter((one) => !isNoticed(subject, one)) }
  })
  const missed = rows.flatMap((row) => row.missed.map(({ name }) => `${row.name}: ${name}`))
  const tried = rows.reduce((sum, row) => sum + row.tried, 0)
  const table = [
    `${"state table".padEnd(34)}changed  noticed     rate`,
    ...rows.map((row) => line(row.name, row.tried, row.missed.length)),
    line("all", tried, missed.length),
    ...missed.map((name) => `not noticed: ${name}`),
  ].join("\n")
  return { isEnough: tried - missed.length >= minimumShare * tried, table }
}

function line(name: string, changed: number, missed: number): string {
  const rate = changed === 0 ? "-" : `${((100 * (changed - missed)) / changed).toFixed(1)} %`
  return `${name.padEnd(34)}${String(changed).padStart(7)}${String(changed - missed).padStart(9)}${rate.padStart(9)}`
}
