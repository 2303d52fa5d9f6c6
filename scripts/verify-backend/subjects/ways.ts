import {
  fieldOfRecord,
  type Action,
  type Actions,
  type Outcome,
  type StateTable,
} from "../../contract/states/tables.ts"
import { LeftOut } from "../client/answers.ts"
import { personRoles, type PersonRole } from "../client/fixtures.ts"
import { takesSession } from "../client/contract.ts"
import { who } from "./example.ts"
import { statesOf } from "./state-tables.ts"
import type { Verification, View } from "./subject.ts"

/** An action on the way to a state, with what has to be sent if it has several outcomes. */
export type Step = { operation: string; outcome?: Outcome; to: string; by: readonly string[] }

/** The states in which an action is possible. */
export const statesIn = ({ rows }: Pick<Action, "rows">): ReadonlySet<string> => new Set(rows.flatMap((row) => row.in))

/** The states in which a record may be: one without a status has the only state, or an unknown one. */
export function fittingStates(table: StateTable, record: View): string[] {
  const names = Object.keys(table.states)
  if (record.status === undefined) return names.length === 1 ? names : []
  const fitting = statesOf(table, record)
  return fitting.length < names.length || names.length === 1 ? fitting : []
}

/** The outcomes of an action in one of these states that what is sent decides. */
export const outcomesIn = (action: Action, states: readonly string[]): Outcome[] =>
  action.rows
    .filter((row) => row.in.some((state) => states.includes(state)))
    .flatMap(({ outcomes = {} }) => Object.values(outcomes).filter(({ body }) => body))

/** What has to be sent for an outcome, for a record as it is now. */
export function sentFor({ body = {} }: Outcome, record: View): Record<string, unknown> {
  const fields = Object.entries(body).map(([field, value]) => {
    const place = fieldOfRecord(value)
    return [field, place === undefined ? value : valueAt(record, place)]
  })
  return Object.fromEntries(fields) as Record<string, unknown>
}

const valueAt = (record: View, place: string): unknown =>
  place.split(".").reduce<unknown>((part, name) => (part as View | null | undefined)?.[name], record)

/** The states that an action leads to, for a record that was in one of these states and for what was sent. */
export function statesAfter(
  action: Action,
  states: readonly string[],
  before: View,
  body: View,
): Set<string | undefined> {
  const isSo = (fields: Outcome["when"], shown: View) =>
    Object.entries(fields ?? {}).every(([field, value]) => fieldOfRecord(value) !== undefined || shown[field] === value)
  const rows = action.rows.filter((row) => row.in.some((state) => states.includes(state)))
  return new Set(
    rows.flatMap(({ to, outcomes }) => {
      if (!outcomes) return [to]
      const chosen = Object.values(outcomes).filter((one) => isSo(one.when, before) && isSo(one.body, body))
      return chosen.map((outcome) => outcome.to)
    }),
  )
}

/** Roles of the administrator in a record that they have made. */
const ofMaker = [
  "alliance_admin",
  "alliance_member",
  "visitor",
  "creator",
  "organizer",
  "submitter",
  "applicant",
  "assignee",
]

/** Who performs an action for these roles on a record that the administrator has made: they, if they may, otherwise a person of the fixtures. */
export function actorFor({ fixtures }: Verification, by: readonly string[]): PersonRole {
  const others = personRoles.filter((role) => by.includes(role) && fixtures.people[role])
  return by.some((role) => ofMaker.includes(role)) ? who : (others[0] ?? who)
}

/** The steps from a state whose operation accepts a session, without outcomes that what the record shows excludes. */
function stepsFrom(v: Verification, table: Actions, state: string, record: View): Step[] {
  return Object.values(table.actions)
    .filter(({ isOwn, operation }) => isOwn && takesSession(v.contract.operation(operation)))
    .flatMap(({ operation, rows }) =>
      rows
        .filter((row) => row.in.includes(state))
        .flatMap(({ to, by, outcomes = {} }): Step[] => [
          ...(to === undefined ? [] : [{ operation, to, by }]),
          ...Object.values(outcomes)
            .filter(({ when = {} }) =>
              Object.entries(when).every(([field, value]) => (record[field] ?? value) === value),
            )
            .map((outcome) => ({ operation, outcome, to: outcome.to, by })),
        ]),
    )
}

/** The shortest sequence of steps that bring a record from a state to a wanted one. @throws LeftOut if only the clock or a visitor can do it */
export function wayTo(
  v: Verification,
  table: StateTable,
  from: string | undefined,
  wanted: ReadonlySet<string>,
  record: View = {},
): Step[] {
  const ways: [state: string, way: Step[]][] = from === undefined ? [] : [[from, []]]
  const seen = new Set<string>()
  for (const [state, way] of ways) {
    if (wanted.has(state)) return way
    if (seen.has(state)) continue
    seen.add(state)
    for (const step of stepsFrom(v, table, state, record)) ways.push([step.to, [...way, step]])
  }
  throw new LeftOut(`no action leads from ${from ?? "its state"} to ${[...wanted].join(" or ")}`)
}
