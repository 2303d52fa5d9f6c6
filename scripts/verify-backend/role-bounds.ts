import { verdictOf, type Verdict } from "../contract/states/judge.ts"
import { readStateTables, type Actions, type StateTable } from "../contract/states/tables.ts"
import { withImplied } from "./expectations.ts"
import type { PersonRole } from "./fixtures.ts"

/** Roles by which nobody is bound to one record; the others depend on it: who made it, whom it is for. */
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

/** The roles a person certainly has, and those they may have at most, in a record of which nothing else is known. */
export type RoleBounds = { least: ReadonlySet<string>; most: ReadonlySet<string> }

/** Roles of whoever made a record. */
const makers = ["creator", "organizer", "submitter", "applicant"]

/** The most that somebody can be to a record that somebody else has made. */
export function mostOfOthers(who: PersonRole): ReadonlySet<string> {
  return new Set([...roleBounds(who, false).most].filter((role) => !makers.includes(role)))
}

/** `isNamed`: whether the record names the person. Somebody in no group, without a role, has none of a record that does not name them. */
export function roleBounds(who: PersonRole, isNamed = true): RoleBounds {
  const bounds = (least: string[], most: string[]) => ({ least: withImplied(least), most: withImplied(most) })
  if (who === "outsider") return bounds([], isNamed ? personal : [])
  if (who === "participant" || who === "restricted_member") return bounds([], personal)
  const isAdministrator = who === "alliance_admin" || who === "neighbour"
  if (isAdministrator) return bounds(["alliance_admin"], Object.keys(states.roles))
  return bounds([], [who, ...personal])
}

/** Tables by what they are about, without those whose checks make their own records. */
export const tables: readonly StateTable[] = states.tables.filter(({ isPlanned }) => !isPlanned)

/** The table of what an operation reads or lists, by its name: `topic-call.topic.get` reads `topic-call-topic`. */
export function tableOfRead(operation: string): StateTable | undefined {
  const kind = operation.replace(/\.(get|list)$/, "").replaceAll(".", "-")
  return kind === operation.replaceAll(".", "-") ? undefined : tables.find((table) => table.kind === kind)
}

/** The states a record can be in by what it shows; all of them where it shows none. */
export function statesOf(table: Actions, { status }: Record<string, unknown>): string[] {
  const names = Object.keys(table.states)
  const fitting = names.filter((name) => String(table.states[name]?.status ?? name) === String(status))
  return fitting.length > 0 ? fitting : names
}

/** What every one of these states says of an action to somebody with these roles; undefined where they differ. */
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

/** What must be listed in `actions`, whatever else is true, and what may be. */
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

/** Without the rows that hold under a condition. */
function withoutConditions(table: Actions): Actions {
  const actions = Object.entries(table.actions).map(([name, action]) => [
    name,
    { ...action, rows: action.rows.filter(({ unless }) => unless.length === 0) },
  ])
  return { ...table, actions: Object.fromEntries(actions) as Actions["actions"] }
}
