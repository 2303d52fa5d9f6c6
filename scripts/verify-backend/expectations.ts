import { codeOf, listedActions, verdictOf } from "../contract/states/judge.ts"
import { readStateTables, stateTable, type Actions } from "../contract/states/tables.ts"

const states = readStateTables()

/** Tables of openapi/states that the checks take their expectations from. */
export const meetingTable = stateTable(states, "meeting")
export const topicTable = stateTable(states, "meeting-topic")
export const meetingListTable = listTable("meeting")

function listTable(kind: string): Actions {
  const { list } = stateTable(states, kind)
  if (!list) throw new Error(`openapi/states/${kind}.yaml has no list`)
  return list
}

/** What must come of an action: it works, or it is refused with one of these codes. */
export type Expectation = { verdict: "allowed" } | { verdict: "role" | "state"; status: number; codes: string[] }

/** A person of the alliance holds the roles that a check names, and those that everybody holds. */
export const withImplied = (roles: Iterable<string>): ReadonlySet<string> => new Set([...roles, ...states.implied])

/** What the table says of an action, in this state, to somebody with these roles. */
export function expectationOf(table: Actions, action: string, state: string, roles: ReadonlySet<string>): Expectation {
  const verdict = verdictOf(table, action, state, withImplied(roles))
  if (verdict === "allowed") return { verdict }
  const code = codeOf(table, action, state, verdict)
  // A restricted group refuses before the role is asked (openapi/states/guards.yaml).
  return verdict === "role"
    ? { verdict, status: 403, codes: [code, "restricted_group"] }
    : { verdict, status: 400, codes: [code] }
}

/** What `actions` must list. */
export function expectedActions(table: Actions, state: string, roles: ReadonlySet<string>): string[] {
  return listedActions(table, state, withImplied(roles))
}

/** The actions that operations of this table carry out; others are judged by the table they refer to. */
export function ownActions({ actions }: Actions): string[] {
  return Object.keys(actions).filter((action) => actions[action]?.isOwn && !actions[action].isPlanned)
}

/** The operation that carries an action out. */
export function operationOf(table: Actions, action: string): string {
  const operation = table.actions[action]?.operation
  if (operation === undefined) throw new Error(`the table has no action ${action}`)
  return operation
}

/** The state in which an action leaves a record. */
export function stateAfter(table: Actions, action: string, state: string): string {
  return table.actions[action]?.rows.find((row) => row.in.includes(state))?.to ?? state
}

/** The contract's status of a record in a state of its table. */
export const statusIn = (table: Actions, state: string) => table.states[state]?.status
