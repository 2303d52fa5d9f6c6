import { verdictOf, type Verdict } from "../contract/states/judge.ts"
import { readStateTables, type Actions, type StateTable } from "../contract/states/tables.ts"
import { withImplied } from "./expectations.ts"
import type { PersonRole } from "./fixtures.ts"

/** Roles that do not depend on a record; the others do, for example on its creator or recipients. */
const general = [
  "visitor",
  "alliance_member",
  "alliance_admin",
  "general_secretary",
  "notice_admin",
  "topic_admin",
  "download_admin",
  "proposal_admin",
  "certification_admin",
  "certificate_admin",
  "member_admin",
  "schedule_admin",
  "chair",
  "vice_chair",
  "secretary",
]
const states = readStateTables()
const personal = Object.keys(states.roles).filter((role) => !general.includes(role))

/** For a record of which nothing is known: the roles that a person certainly has (`least`), and those that they may have (`most`). */
export type RoleBounds = { least: ReadonlySet<string>; most: ReadonlySet<string> }

/** Roles of the creator of a record. */
const makers = ["creator", "organizer", "submitter", "applicant"]

/** The roles that a person may have for a record that another person has created. */
export function possibleRoles(who: PersonRole): ReadonlySet<string> {
  return new Set([...roleBounds(who, false).most].filter((role) => !makers.includes(role)))
}

/** `isNamed`: whether the record contains the person's id. A person without groups and roles has no role for records without it. */
export function roleBounds(who: PersonRole, isNamed = true): RoleBounds {
  const bounds = (least: string[], most: string[]) => ({ least: withImplied(least), most: withImplied(most) })
  if (who === "outsider") return bounds([], isNamed ? personal : [])
  if (who === "participant" || who === "restricted_member") return bounds([], personal)
  const isAdministrator = who === "alliance_admin" || who === "neighbour"
  if (isAdministrator) return bounds(["alliance_admin"], Object.keys(states.roles))
  return bounds([], [who, ...personal])
}

/** The state tables, without planned ones. */
export const tables: readonly StateTable[] = states.tables.filter(({ isPlanned }) => !isPlanned)

/** The state table for a `get` or `list` operation, by its name: `topic-call.topic.get` reads `topic-call-topic`. */
export function tableOfRead(operation: string): StateTable | undefined {
  const kind = operation.replace(/\.(get|list)$/, "").replaceAll(".", "-")
  return kind === operation.replaceAll(".", "-") ? undefined : tables.find((table) => table.kind === kind)
}

/** The possible states of a record according to its status; all states if the status is missing. */
export function statesOf(table: Actions, { status }: Record<string, unknown>): string[] {
  const names = Object.keys(table.states)
  const fitting = names.filter((name) => String(table.states[name]?.status ?? name) === String(status))
  return fitting.length > 0 ? fitting : names
}

/** The outcome that all these states give for an action and a set of roles; undefined if they differ. */
export function verdictIn(
  table: Actions,
  action: string,
  among: readonly string[],
  roles: ReadonlySet<string>,
): Verdict | undefined {
  const verdicts = new Set(among.map((state) => verdictOf(table, action, state, roles)))
  const [verdict] = verdicts
  return verdicts.size === 1 ? verdict : undefined
}

/** The actions that `actions` must contain in any case, and those that it may contain. */
export function actionBounds(table: Actions, among: readonly string[], { least, most }: RoleBounds) {
  const certain = withoutConditions(table)
  const listed = Object.keys(table.actions).filter((action) => table.actions[action]?.isListed)
  return {
    must: listed.filter(
      (action) => !table.actions[action]?.isPlanned && verdictIn(certain, action, among, least) === "allowed",
    ),
    may: listed.filter((action) => among.some((state) => verdictOf(table, action, state, most) === "allowed")),
  }
}

/** The table without rows that have a condition. */
function withoutConditions(table: Actions): Actions {
  const actions = Object.entries(table.actions).map(([name, action]) => [
    name,
    { ...action, rows: action.rows.filter(({ unless }) => unless.length === 0) },
  ])
  return { ...table, actions: Object.fromEntries(actions) as Actions["actions"] }
}
