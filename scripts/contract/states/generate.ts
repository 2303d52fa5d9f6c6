import { nameOfPart, type Action, type Actions, type ReadRow, type Row, type StateTables } from "./tables.ts"

/**
 * The state tables as a TypeScript module with literal types: mock and portal load it, and cannot name a role, state, action, condition or
 * effect that no table has. Texts stay in the sources, and in the documentation page.
 * @returns the text of `openapi/generated/states.ts`
 */
export function statesModule({ tables, groups }: StateTables): string {
  const of = Object.fromEntries(
    tables
      .filter(({ isPlanned }) => !isPlanned)
      .map((table) => [table.kind, { ...partOf(table), ...(table.list && { list: partOf(table.list) }) }]),
  )
  const notice =
    "/** The state tables of the contract. Generated from openapi/states by `npm run generate`; docs/decisions/022. */"
  return `${notice}\nexport const tables = ${literal(of)} as const\n\nexport const roleGroups = ${literal(groups)} as const\n`
}

const literal = (value: unknown) => JSON.stringify(value, undefined, 2)

function partOf({ states, read, parts, actions, conditions }: Actions) {
  const byRole = parts.filter(({ readersOf }) => readersOf === undefined)
  const asked = new Set(Object.values(actions).flatMap(({ rows }) => rows.flatMap(({ unless }) => unless)))
  const codes = Object.entries(conditions).flatMap(([name, { code }]) => (asked.has(name) ? [[name, code]] : []))
  return {
    states: Object.fromEntries(Object.entries(states).map(([name, { status }]) => [name, wordOf(name, status)])),
    conditions: Object.fromEntries(codes) as Record<string, string>,
    read: read.map(readRow),
    parts: Object.fromEntries(byRole.map((one) => [nameOfPart(one), { rows: one.rows.map(readRow) }])),
    actions: Object.fromEntries(Object.entries(actions).map(([name, one]) => [name, actionOf(one)])),
  }
}

/** The contract's status as a word; a number says nothing to a reader, and keeps the name of the state. */
const wordOf = (name: string, status: string | null) => (status !== null && /^\d+$/.test(status) ? name : status)

const readRow = ({ in: states, by }: ReadRow) => ({ in: states, by })

function actionOf({ isListed, rows, effects, refusals }: Action) {
  const { role, state } = refusals
  return {
    rows: rows.map(rowOf),
    effects: effects.flatMap(({ name }) => name ?? []),
    ...(!isListed && { isListed }),
    ...((role !== undefined || Object.keys(state).length > 0) && {
      refusals: { ...(role !== undefined && { role }), state },
    }),
  }
}

const rowOf = (row: Row) => ({
  ...readRow(row),
  ...(row.to !== undefined && { to: row.to }),
  ...(row.unless.length > 0 && { unless: row.unless }),
})
