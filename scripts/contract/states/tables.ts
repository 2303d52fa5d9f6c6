import {
  readWrittenStates,
  statesFolder,
  type RawAction,
  type RawActions,
  type RawRow,
  type RawTable,
  type WrittenStates,
} from "./written.ts"

/** A state, or a place where records are created. */
export type State = {
  made_by: "action" | "clock" | "clock or action" | "place"
  when: string
  /** What else happens when the clock brings a record into the state. */
  effects?: string[]
  /** The contract's status; null if there is no record yet. */
  status: string | null
  /** Fields of the record that tell the state from others with the same status. */
  shows?: Fields
}
type Fields = Record<string, string | boolean | null>
/** The state that an action leads to if this is sent, or if the record shows this before. `record.` stands for a field of the record. */
export type Outcome = { body?: Fields; when?: Fields; to: string }

/** The field that a value of an outcome's body is taken from: `latest_revision.number` for `record.latest_revision.number`. */
export const fieldOfRecord = (value: unknown): string | undefined =>
  typeof value === "string" && value.startsWith("record.") ? value.slice("record.".length) : undefined

export type ReadRow = { in: string[]; by: string[] }
/** What those get who do not see a part of a record: `schema.json` says what each word means. */
export type ForOthers = null | "absent" | "empty" | "zero" | "left_out"
/** A part of a record that not everyone sees who may read it. */
export type Part = {
  /** The field; `steps.user` is one of each of the steps. */
  part: string
  /** The operation that shows it. Missing: the `get` of the record. */
  operation?: string
  others: ForOthers
  /** Hidden in records that show this only. */
  when?: Fields
  rows: ReadRow[]
  /** The operation that puts something there, where a new record has nothing. */
  filledBy?: string
  /** Instead of rows: the kind of the record that it names. */
  readersOf?: string
}
/** The name of a part; with its operation, unless that is the `get` of the record. */
export const nameOfPart = ({ part, operation }: Part): string => (operation ? `${operation} ${part}` : part)

export type Row = ReadRow & { to?: string; outcomes?: Record<string, Outcome>; unless: string[] }
/** What else an action does. With a name: what the mock has code for; without: a property of the change itself. */
export type Effect = { name?: string; text: string }
/** What a field of the record is after an action: `openapi/states/schema.json` says what each form means. */
export type SetTo =
  | null
  | boolean
  | number
  | "now"
  | "caller"
  | "next"
  | "kept"
  | `body.${string}`
  | { is: string }
  | { from: Record<string, SetTo> }
/** Records of another kind (or of the same) that change with an action; `schema.json` says what each part means. */
export type Other = {
  record: string
  while?: string[]
  made_by: string
  body: Record<string, string>
  in: string[]
  to: string
  sets: Record<string, SetTo>
}
export type Action = {
  /** The operation that performs the action. If it was given by `see`, it belongs to another table (`isOwn` is false). */
  operation: string
  isOwn: boolean
  isPlanned: boolean
  isListed: boolean
  rows: Row[]
  effects: Effect[]
  /** Fields of the record, and what they are then. */
  sets: Record<string, SetTo>
  /** Other fields that may be different then. */
  changes: string[]
  /** Fields of the record that name the people who get an email about it. */
  notifies: string[]
  others: Other[]
  /** Refusal codes that override the defaults, for the role and by state. */
  refusals: { role?: string; state: Record<string, string> }
}
/** How a test makes a condition apply: `schema.json` says what each form means. */
export type Recipe = "again" | { on: string } | { with: string } | { needs: "clock" | "others" }
export type Condition = { code: string; when: string; recipe?: Recipe }

/** The states and actions of one kind of record, or of its list. */
export type Actions = {
  states: Record<string, State>
  read: ReadRow[]
  parts: Part[]
  actions: Record<string, Action>
  conditions: Record<string, Condition>
}

/** A file `openapi/states/<kind>.yaml`, with `all` and role groups expanded. */
export type StateTable = Actions & {
  kind: string
  title: string
  tag: string
  about: string
  isPlanned: boolean
  statusSchema?: string
  actionSchema?: string
  listActionSchema?: string
  /** Fields that change without an action. */
  changesWithTime: string[]
  /** Fields of the record that the bodies of its actions repeat. */
  seen: string[]
  restrictedGroup?: string
  roles: Record<string, string>
  list?: Actions
}

export type Guard = { guard: string; code: string | null; when: string }

/** The content of openapi/states. */
export type StateTables = {
  tables: StateTable[]
  roles: Record<string, string>
  groups: Record<string, string[]>
  implied: string[]
  guards: Guard[]
  /** Effects that every action has in addition to its own. */
  effects: string[]
  /** Operations without a table, with the reason for each. */
  withoutTable: Record<string, string>
}

/** The tables with `all` and groups of roles expanded. */
export function stateTablesOf({ tables, without_table: withoutTable, ...shared }: WrittenStates): StateTables {
  return {
    ...shared,
    withoutTable,
    tables: Object.entries(tables).map(([kind, raw]) => tableOf(kind, raw, shared.groups)),
  }
}

/** Reads the state tables from openapi/states. @throws Error with one line per violation of `schema.json` */
export const readStateTables = (folder = statesFolder): StateTables => stateTablesOf(readWrittenStates(folder))

/** The table for a kind of record. @throws Error if there is none */
export function stateTable({ tables }: StateTables, kind: string): StateTable {
  const found = tables.find((table) => table.kind === kind)
  if (!found) throw new Error(`openapi/states/${kind}.yaml is missing`)
  return found
}

function tableOf(kind: string, raw: RawTable, groups: StateTables["groups"]): StateTable {
  const conditions = raw.conditions ?? {}
  return {
    ...actionsOf(raw, conditions, groups),
    kind,
    title: raw.title,
    tag: raw.tag,
    about: raw.about,
    isPlanned: raw.is_planned ?? false,
    roles: raw.roles ?? {},
    changesWithTime: raw.changes_with_time ?? [],
    seen: raw.seen ?? [],
    ...optionalOf(raw),
    ...(raw.list && { list: actionsOf(raw.list, conditions, groups) }),
  }
}

/** What a table need not have: the schemas of the contract that it names, and who passes the guard of a restricted group. */
const optionalOf = (raw: RawTable) => ({
  ...(raw.status_schema !== undefined && { statusSchema: raw.status_schema }),
  ...(raw.action_schema !== undefined && { actionSchema: raw.action_schema }),
  ...(raw.list?.action_schema !== undefined && { listActionSchema: raw.list.action_schema }),
  ...(raw.restricted_group !== undefined && { restrictedGroup: raw.restricted_group }),
})

/** What an action does besides leading to a state. */
const whatFollows = ({
  effects = [],
  sets = {},
  changes = [],
  notifies = [],
  others = [],
}: Omit<RawAction, "rows">) => ({
  effects: effects.map(effectOf),
  sets,
  changes,
  notifies,
  others: others.map((other) => ({ body: {}, sets: {}, ...other })),
})

function effectOf(raw: string | Record<string, string>): Effect {
  if (typeof raw === "string") return { text: raw }
  const [[name, text] = ["", ""]] = Object.entries(raw)
  return { name, text }
}

function actionsOf(raw: RawActions, conditions: Actions["conditions"], groups: StateTables["groups"]): Actions {
  const names = Object.keys(raw.states)
  const written = ({ in: states, by }: RawRow): ReadRow => ({
    in: states === "all" ? names : states,
    by: by.flatMap((role) => groups[role] ?? [role]),
  })
  const action = ({ operation, see, rows, ...more }: RawAction): Action => ({
    operation: operation ?? see ?? "",
    isOwn: operation !== undefined,
    isPlanned: more.is_planned ?? false,
    isListed: more.is_listed ?? true,
    rows: rows.map((row) => ({
      ...written(row),
      unless: row.unless ?? [],
      ...(row.to !== undefined && { to: row.to }),
      ...(row.outcomes && { outcomes: row.outcomes }),
    })),
    ...whatFollows(more),
    refusals: { ...more.refusals, state: more.refusals?.state ?? {} },
  })
  return {
    states: Object.fromEntries(
      Object.entries(raw.states).map(([name, state]) => [
        name,
        { ...state, status: state.status === undefined ? name : state.status },
      ]),
    ),
    read: raw.read.map(written),
    parts: (raw.parts ?? []).map(({ rows = [], readers_of: readersOf, filled_by: filledBy, ...part }) => ({
      ...part,
      ...(filledBy !== undefined && { filledBy }),
      rows: rows.map(written),
      ...(readersOf !== undefined && { readersOf }),
    })),
    actions: Object.fromEntries(Object.entries(raw.actions).map(([name, one]) => [name, action(one)])),
    conditions,
  }
}
