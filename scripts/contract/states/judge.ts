import type { Actions, ReadRow } from "./tables.ts"

/** What the tables say to one cell; everything but `allowed` is a refusal. */
export type Verdict = "allowed" | "role" | "state"

const mayOne = (row: ReadRow, roles: ReadonlySet<string>) => row.by.some((role) => roles.has(role))

/** The rows of an action; `read` stands for reading. */
export function rowsOf(table: Actions, action: string): readonly ReadRow[] {
  return action === "read" ? table.read : (table.actions[action]?.rows ?? [])
}

/**
 * Whether somebody with exactly these roles may do it in this state, as long as no condition refuses. `role`: none of the
 * roles allows it, or only others may in this state. `state`: nobody may in this state.
 */
export function verdictOf(table: Actions, action: string, state: string, roles: ReadonlySet<string>): Verdict {
  const rows = rowsOf(table, action)
  if (rows.some((row) => mayOne(row, roles) && row.in.includes(state))) return "allowed"
  const isMine = rows.some((row) => mayOne(row, roles))
  return isMine && !rows.some((row) => row.in.includes(state)) ? "state" : "role"
}

/** The code of a refusal, the action's own where it has one. */
export function codeOf(table: Actions, action: string, state: string, verdict: "role" | "state"): string {
  const { role = "forbidden", state: byState = {} } = table.actions[action]?.refusals ?? {}
  return verdict === "role" ? role : (byState[state] ?? "state_refused")
}

/** What `actions` lists for somebody with these roles, as long as no condition refuses. */
export function listedActions(table: Actions, state: string, roles: ReadonlySet<string>): string[] {
  return Object.entries(table.actions)
    .filter(([action, { isListed }]) => isListed && verdictOf(table, action, state, roles) === "allowed")
    .map(([action]) => action)
}
