import type { Action, Actions, Part, ReadRow, StateTable } from "./tables.ts"

/** The outcome of one cell of the state tables; all but `allowed` are refusals. */
export type Verdict = "allowed" | "role" | "state"

const mayOne = (row: ReadRow, roles: ReadonlySet<string>) => row.by.some((role) => roles.has(role))

/** The rows of an action; `read` is the pseudo-action for reading. */
export function rowsOf(table: Actions, action: string): readonly ReadRow[] {
  return action === "read" ? table.read : (table.actions[action]?.rows ?? [])
}

/**
 * Whether a person with exactly these roles may perform the action in this state, conditions aside. `role`: none of the roles allows it in
 * any state, or only other roles may in this state. `state`: no role may in this state.
 */
export function verdictOf(table: Actions, action: string, state: string, roles: ReadonlySet<string>): Verdict {
  const rows = rowsOf(table, action)
  if (rows.some((row) => mayOne(row, roles) && row.in.includes(state))) return "allowed"
  const isMine = rows.some((row) => mayOne(row, roles))
  return isMine && !rows.some((row) => row.in.includes(state)) ? "state" : "role"
}

/** Whether a person with exactly these roles sees a part of a record in this state, if they may read the record. */
export const seesPart = ({ rows }: Part, state: string, roles: ReadonlySet<string>): boolean =>
  rows.some((row) => mayOne(row, roles) && row.in.includes(state))

/** The code of a refusal: the action's own if it has one, otherwise the default. */
export function codeOf(table: Actions, action: string, state: string, verdict: "role" | "state"): string {
  const { role = "forbidden", state: byState = {} } = table.actions[action]?.refusals ?? {}
  return verdict === "role" ? role : (byState[state] ?? "state_refused")
}

/** The expected `actions` of a record for a person with these roles, conditions aside. */
export function listedActions(table: Actions, state: string, roles: ReadonlySet<string>): string[] {
  return Object.entries(table.actions)
    .filter(([action, { isListed }]) => isListed && verdictOf(table, action, state, roles) === "allowed")
    .map(([action]) => action)
}

/** The state table of the records of a module, e.g. `topic_call`; undefined if it has none. */
export const tableOfModule = (tables: readonly StateTable[], module: string): StateTable | undefined =>
  tables.find(({ kind }) => kind === module.replaceAll("_", "-"))

/**
 * The action that `actions` names of the records of a module, or of their list (`isOfList`). Undefined if its table has none.
 */
export function actionNamed(
  tables: readonly StateTable[],
  module: string,
  name: string,
): { table: StateTable; action: Action; isOfList: boolean } | undefined {
  const table = tableOfModule(tables, module)
  const own = table?.actions[name]
  const action = own ?? table?.list?.actions[name]
  return table && action && { table, action, isOfList: !own }
}
