import { codeOf, listedActions, verdictOf } from "../contract/states/judge.ts"
import { readStateTables, stateTable, type Actions } from "../contract/states/tables.ts"

const states = readStateTables()

/** The tables of openapi/states from which checks derive their expectations. */
export const meetingTable = stateTable(states, "meeting")
export const topicTable = stateTable(states, "meeting-topic")
export const meetingListTable = listTable("meeting")

function listTable(kind: string): Actions {
  const { list } = stateTable(states, kind)
  if (!list) throw new Error(`openapi/states/${kind}.yaml has no list`)
  return list
}

/** The expected outcome of an action: it succeeds, or it is refused with the status and one of the codes. */
export type Expectation = { verdict: "allowed" } | { verdict: "role" | "state"; status: number; codes: string[] }

/** Adds the implied roles, which every person of the alliance has. */
export const withImplied = (roles: Iterable<string>): ReadonlySet<string> => new Set([...roles, ...states.implied])

/** The expected outcome of an action in this state for a person with these roles. */
export function expectationOf(table: Actions, action: string, state: string, roles: ReadonlySet<string>): Expectation {
  const verdict = verdictOf(table, action, state, withImplied(roles))
  if (verdict === "allowed") return { verdict }
  const code = codeOf(table, action, state, verdict)
  // A restricted group refuses before roles are checked (openapi/states/guards.yaml).
  return verdict === "role"
    ? { verdict, status: 403, codes: [code, "restricted_group"] }
    : { verdict, status: 400, codes: [code] }
}

/** The expected value of `actions`. */
export function expectedActions(table: Actions, state: string, roles: ReadonlySet<string>): string[] {
  return listedActions(table, state, withImplied(roles))
}

/** The actions that belong to this table; the others are defined in the table they refer to. */
export function ownActions({ actions }: Actions): string[] {
  return Object.keys(actions).filter((action) => actions[action]?.isOwn && !actions[action].isPlanned)
}

/** The operation that performs an action. */
export function operationOf(table: Actions, action: string): string {
  const operation = table.actions[action]?.operation
  if (operation === undefined) throw new Error(`the table has no action ${action}`)
  return operation
}

/** The state of a record after an action. */
export function stateAfter(table: Actions, action: string, state: string): string {
  return table.actions[action]?.rows.find((row) => row.in.includes(state))?.to ?? state
}

/** The contract's status for a state of a table. */
export const statusIn = (table: Actions, state: string) => table.states[state]?.status
