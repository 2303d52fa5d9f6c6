import type { components } from "#openapi/generated/schema.d.ts"
import type { Details, Refusal, RefusalCode } from "./refusal.ts"
import type { Instant } from "#mock/engine/store/clock.ts"
import type { Member } from "#mock/engine/store/rows.ts"
import type { Store } from "#mock/engine/store/store.ts"
import type { LogEntry, Source } from "./log.ts"

/** The contract's roles, and `visitor` for callers without a session. */
export type Role = components["schemas"]["Role"] | "visitor"
/** `null`: a visitor. */
export type User = Member | null
export type World = { store: Store; now: Instant }
/** A named effect of an action: `record` after the change, `before` as it was. */
export type Effect<R> = (done: Done<R>) => void
export type Done<R> = { user: User; record: R; before: R; world: World; source: Source }
/** An effect that depends on the action. */
export type EffectOfAction<R, A extends string> = (done: Done<R> & { action: A }) => void

type Names = readonly string[]
export type Row = { readonly in: Names; readonly by: readonly Role[]; readonly to?: string; readonly unless?: Names }
export type TableAction = {
  readonly rows: readonly Row[]
  readonly effects: Names
  readonly isListed?: boolean
  readonly refusals?: { readonly role?: RefusalCode; readonly state: Readonly<Record<string, RefusalCode>> }
}

/** A state table, or the part of it about the list of its records (`openapi/generated/states.ts`). */
export type Table = {
  /** The contract's status of each state; null: there is no record yet. */
  readonly states: Readonly<Record<string, string | null>>
  /** The refusal code of each condition. */
  readonly conditions: Readonly<Record<string, RefusalCode>>
  readonly read: readonly Row[]
  /** Who sees a part of the record that not every reader sees. */
  readonly parts: Readonly<Record<string, { readonly rows: readonly Row[] }>>
  readonly actions: Readonly<Record<string, TableAction>>
}

type ActionsOf<T extends Table> = T["actions"][keyof T["actions"]]
export type StateOf<T extends Table> = keyof T["states"] & string
export type ActionOf<T extends Table> = keyof T["actions"] & string
export type PartOf<T extends Table> = keyof T["parts"] & string
type RowOf<T extends Table> = T["read"][number] | ActionsOf<T>["rows"][number] | T["parts"][PartOf<T>]["rows"][number]
export type RoleOf<T extends Table> = RowOf<T>["by"][number]
type ConditionOf<T extends Table> = keyof T["conditions"] & string
type EffectOf<T extends Table> = ActionsOf<T>["effects"][number]
/** The actions that have an effect. */
type ActionsWith<T extends Table, E extends string> = {
  [A in ActionOf<T>]: E extends T["actions"][A]["effects"][number] ? A : never
}[ActionOf<T>]

/** Whether the user has a role of the record. */
export type Holds<R> = (user: Member, record: R, world: World) => boolean
/** Whether a condition applies; if it does, also the details of its refusal, or the refusal itself. */
export type Condition<R> = (user: User, record: R, world: World) => Refusal | Details | boolean | undefined

/** A condition that depends on the body of the call: the handler asks it. */
export const askedByHandler = () => false

/** An entry for each name; if there are none, the whole map is left out. */
type ForEach<Key extends string, Name extends string, Value> = [Name] extends [never]
  ? { readonly [K in Key]?: undefined }
  : { readonly [K in Key]: { readonly [N in Name]: Value } }

/**
 * The code behind a state table: what its names mean. A name that the table does not have, or a name of the table that is missing here,
 * does not compile. `Known`: roles that the caller knows how to check.
 */
export type Code<R, T extends Table, Known extends string = never> = {
  /** Computes the state; states that depend on the time are never stored. */
  readonly status: (record: R, world: World) => StateOf<T>
  /** Refuses access to a restricted group. */
  readonly enter?: (user: User, record: R, world: World) => Refusal | undefined
  /** The details of refusals that have a code of their own. */
  readonly details?: { readonly [C in RefusalCode]?: (record: R, world: World) => Details }
} & ForEach<"roles", Exclude<RoleOf<T>, "visitor" | Known>, Holds<R>> &
  ForEach<"conditions", ConditionOf<T>, Condition<R>> &
  ([EffectOf<T>] extends [never]
    ? { readonly effects?: undefined }
    : { readonly effects: { readonly [E in EffectOf<T>]: EffectOfAction<R, ActionsWith<T, E>> } })

export type RuleTable<R, T extends Table = Table> = {
  table: T
  states: StateOf<T>[]
  status: (record: R, world: World) => StateOf<T>
  /** Why the user may not take the action now; `undefined`: the user may. */
  can: (user: User, action: ActionOf<T>, record: R, world: World) => Refusal | undefined
  /** Why the user may not read the record; `undefined`: the user may. */
  read: (user: User, record: R, world: World) => Refusal | undefined
  /** Whether a user who may read the record sees this part of it. */
  sees: (user: User, part: PartOf<T>, record: R, world: World) => boolean
  /** Refuses access to a restricted group. */
  enter: (user: User, record: R, world: World) => Refusal | undefined
  actions: (user: User, record: R, world: World) => ActionOf<T>[]
  /** Whether the user has a role of the record. */
  holds: (user: User, role: RoleOf<T>, record: R, world: World) => boolean
  /** The user's role for the action, the first one in the rule; `undefined`: the user may not take it. */
  role: (user: User, action: ActionOf<T>, record: R, world: World) => RoleOf<T> | undefined
  /** Takes the action: throws the refusal, or applies the change, writes one row of the operation log and runs the effects. */
  perform: (action: ActionOf<T>, call: Performed, change: Change<R>) => R
  /** Runs the effects of an action for a change that another action made. */
  effects: (action: ActionOf<T>, done: Done<R>) => void
}

/** What an action needs of the call that asks for it. */
export type Performed = Source & { now: Instant; viewer?: { member: Member } | undefined }

/** The change that an action makes to a record. */
export type Change<R> = {
  /** Who acts, if not the viewer of the call. */
  user?: User
  /** The record before the action; for a creation, the new record. */
  record: R
  /** Stores the changed record and returns it. */
  change: () => R
  log: LogEntry
}
