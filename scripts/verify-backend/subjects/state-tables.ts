import { codeOf, listedActions, verdictOf, type Verdict } from "../../contract/states/judge.ts"
import {
  readStateTables,
  stateTable,
  stateTablesOf,
  type Action,
  type Actions,
  type StateTable,
} from "../../contract/states/tables.ts"
import { packaged } from "../client/packaged.ts"
import type { PersonRole } from "../client/fixtures.ts"

const written = packaged?.["x-states"]
const states = written ? stateTablesOf(written) : readStateTables()

/** The state tables, without planned ones. */
export const tables: readonly StateTable[] = states.tables.filter(({ isPlanned }) => !isPlanned)

/** The state table of a kind of record. @throws Error if there is none */
export const tableOf = (kind: string): StateTable => stateTable(states, kind)

/** The state table of a `get` or `list` operation, by its name: `topic-call.topic.get` reads `topic-call-topic`. */
export function tableOfRead(operation: string): StateTable | undefined {
  const kind = operation.replace(/\.(get|list)$/, "").replaceAll(".", "-")
  return kind === operation.replaceAll(".", "-") ? undefined : tables.find((table) => table.kind === kind)
}

/** The actions that an operation performs, on a record or on their list, with their table: `meeting.agenda.move` moves an agenda, and ends it. */
export const actionsBy = (operation: string): Acting[] =>
  tables.flatMap((table) =>
    [table, ...(table.list ? [table.list] : [])].flatMap((part) =>
      Object.entries(part.actions)
        .filter(([, one]) => one.isOwn && one.operation === operation)
        .map(([name, action]) => ({ table, name, action, isOfList: part !== table })),
    ),
  )

/** The first action that an operation performs. */
export const actionBy = (operation: string): Acting | undefined => actionsBy(operation)[0]

export type Acting = { table: StateTable; name: string; action: Action; isOfList: boolean }

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

/** The operation that performs an action; every action of a table has one. */
export const operationOf = (table: Actions, action: string): string => table.actions[action]?.operation ?? ""

/** The state of a record after an action. */
export function stateAfter(table: Actions, action: string, state: string): string {
  return table.actions[action]?.rows.find((row) => row.in.includes(state))?.to ?? state
}

/** The people whose roles for a record of this run are known, wherever it is. */
export const peopleWithKnownRoles = [
  "alliance_admin",
  "general_secretary",
  "chair",
  "vice_chair",
  "secretary",
  "participant",
  "outsider",
] as const

/**
 * The roles of a person at a place: the officers have theirs in the group alone, the general secretary outside of groups alone. People of
 * other roles, such as a participant, have them everywhere.
 */
export function rolesAt(place: string, who: PersonRole): string[] {
  const isOfficer = who === "chair" || who === "vice_chair" || who === "secretary"
  const isElsewhere = isOfficer ? place !== "group" : who === "general_secretary" && place !== "alliance"
  return isElsewhere || who === "outsider" ? [] : [who]
}

/** The closed list of roles. */
export const rolesOfTables: readonly string[] = Object.keys(states.roles)

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
const personal = Object.keys(states.roles).filter((role) => !general.includes(role))

/** For a record of which nothing is known: the roles that a person certainly has (`least`), and those that they may have (`most`). */
export type RoleBounds = { least: ReadonlySet<string>; most: ReadonlySet<string> }

/** Roles that somebody has in one group. */
const ofGroups = ["chair", "vice_chair", "secretary"]

/** Roles of the person who has created a record. */
const ofCreators = ["creator", "organizer", "submitter", "applicant"]

/** The roles that a person may have for a record that another person has created. */
export function possibleRoles(who: PersonRole): ReadonlySet<string> {
  return new Set([...roleBounds(who, false).most].filter((role) => !ofCreators.includes(role)))
}

/** `isNamed`: whether the record contains the person's id. A person without groups and roles has no role for records without it. */
export function roleBounds(who: PersonRole, isNamed = true): RoleBounds {
  const bounds = (least: string[], most: string[]) => ({ least: withImplied(least), most: withImplied(most) })
  if (who === "outsider") return bounds([], isNamed ? personal : [])
  if (who === "participant" || who === "restricted_member") return bounds([], personal)
  const isAdministrator = who === "alliance_admin" || who === "neighbour"
  if (isAdministrator) return bounds(["alliance_admin"], Object.keys(states.roles))
  return bounds(general.includes(who) && !ofGroups.includes(who) ? [who] : [], [who, ...personal])
}

/** The possible states of a record according to its status and to what its states show; all states if the status is missing. */
export function statesOf(table: Actions, record: Record<string, unknown>): string[] {
  const names = Object.keys(table.states)
  const isShown = ([field, value]: [string, unknown]) => !(field in record) || record[field] === value
  const fitting = names.filter((name) => {
    const { status = name, shows = {} } = table.states[name] ?? {}
    return String(status) === String(record.status) && Object.entries(shows).every(isShown)
  })
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
