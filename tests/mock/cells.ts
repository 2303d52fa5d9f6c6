import { codeOf, rowsOf, verdictOf } from "#scripts/contract/states/judge.ts"
import { readStateTables, stateTable, type Actions, type StateTable } from "#scripts/contract/states/tables.ts"
import type { Role } from "#mock/engine/rules.ts"

/** The state tables of the contract. */
export const states = readStateTables()
/** Roles of everybody with a session. */
export const implied: ReadonlySet<string> = new Set(states.implied)

/** The table `openapi/states/<kind>.yaml`. */
export const tableOf = (kind: string): StateTable => stateTable(states, kind)

/** The table for the list of a kind of record. @throws Error if it has none */
export function listOf(kind: string): Actions {
  const { list } = tableOf(kind)
  if (!list) throw new Error(`openapi/states/${kind}.yaml has no list`)
  return list
}

/** Roles without a session. */
const notAsked = new Set(["visitor"])
/** Every role that a person with a session can have. */
export const allRoles = Object.keys(states.roles).filter((role) => !notAsked.has(role)) as Role[]

/** A state and an action for one role; `read` stands for reading. States and actions are those of the mock's records. */
export type Cell<S extends string = string, A extends string = string> = {
  status: S
  action: A | "read"
  role: Role
  /** The verdict of the contract's table for a person of the alliance who has this role and no other. */
  expected: "allowed" | "forbidden" | "state_refused"
  /** The code of the refusal, or `allowed`. */
  code: string
  /** The roles that a `forbidden` refusal names: those that can do it in this state; if nobody can, those of all rows. */
  named: string[]
}

/** Every state × action × role of a table of the contract. */
export function cells<S extends string = string, A extends string = string>(
  table: Actions,
  roles: readonly Role[] = allRoles,
): Cell<S, A>[] {
  return [...Object.keys(table.actions), "read"].flatMap((action) =>
    Object.keys(table.states).flatMap((status) =>
      roles.map((role) => {
        const verdict = verdictOf(table, action, status, new Set([role, ...implied]))
        const expected = verdict === "role" ? "forbidden" : verdict === "state" ? "state_refused" : verdict
        const code = verdict === "allowed" ? verdict : codeOf(table, action, status, verdict)
        const named = code === "forbidden" ? rolesOf(table, action, status).sort() : []
        return { status: status as S, action: action as A | "read", role, expected, code, named } as const
      }),
    ),
  )
}

/** The roles that a person with a session can have and that can take the action in this state; if nobody can, in any state. */
function rolesOf(table: Actions, action: string, status: string): string[] {
  const rows = rowsOf(table, action)
  const here = rows.filter((row) => row.in.includes(status))
  const by = new Set((here.length > 0 ? here : rows).flatMap((row) => row.by))
  return [...by].filter((role) => !notAsked.has(role))
}

/** The roles that a table names, and one other role. */
export function namedRoles(table: Actions): Role[] {
  const named = new Set(
    ["read", ...Object.keys(table.actions)].flatMap((action) => rowsOf(table, action)).flatMap(({ by }) => by),
  )
  return [...allRoles.filter((role) => named.has(role)), ...allRoles.filter((role) => !named.has(role)).slice(0, 1)]
}
