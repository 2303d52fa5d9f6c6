import { changedBy, type Changed } from "./change.ts"
import type { OperationId, SignedIn, Unchecked } from "./handler.ts"
import { fieldRefusal, Refusal } from "./refusal.ts"
import type { Change, Performed, User, World } from "./rules.ts"
import type { Kind, OperationLogRow, Rows } from "./store/rows.ts"

/** The parts of a call that guards use before validation. */
export type UncheckedCall = Pick<SignedIn<Unchecked<OperationId>>, "store" | "now" | "viewer">

type OfAlliance = { id: string; alliance_id: string; group_id?: string | null }
type Reading<R> = { read: (user: User, record: R, world: World) => Refusal | undefined }
type Doing<R, A extends string> = {
  can: (user: User, action: A, record: R, world: World) => Refusal | undefined
} & Reading<R>

/** The record of a call, after the checks of its guard. */
export type Found<R> = { record: R; world: World }

/** Checks the record of a call: 404 unless it exists in this alliance; then checks group, role and state with its rule table. */
export function foundRecord<R extends OfAlliance, A extends string>(
  { store, now, viewer }: UncheckedCall,
  record: R | undefined,
  rules: Doing<R, A>,
  action: A | "read",
): Found<R> {
  const world = { store, now }
  if (record?.alliance_id !== viewer.member.alliance_id) throw new Refusal("not_found")
  const refusal =
    action === "read" ? rules.read(viewer.member, record, world) : rules.can(viewer.member, action, record, world)
  if (refusal) throw refusal
  return { record, world }
}

/**
 * Finds the record that the filter `field` names. Refuses immediately if the user may not read it; the returned function throws a field
 * error if it does not exist. Returns undefined without a `key`.
 */
export function namedRecord<R extends OfAlliance>(
  { store, now, viewer }: UncheckedCall,
  { key, field = "key" }: { key: string | undefined; field?: string },
  find: (key: string) => R | undefined,
  rules: Reading<R>,
): () => R | undefined {
  if (key === undefined) return () => undefined
  const found = find(key)
  const record = found?.alliance_id === viewer.member.alliance_id ? found : undefined
  const refusal = record && rules.read(viewer.member, record, { store, now })
  if (refusal) throw refusal
  return () => {
    if (!record) throw fieldRefusal(field, "unknown_reference")
    return record
  }
}

/** Refuses users who may not take an action on a list of the whole alliance. */
export function onList<A extends string>(
  rules: Doing<{ alliance_id: string; group_id: null }, A>,
  action: A | "read",
): (call: UncheckedCall) => void {
  return ({ store, now, viewer: { member } }) => {
    const { alliance_id } = member
    const list = { alliance_id, group_id: null }
    const world = { store, now }
    const refusal = action === "read" ? rules.read(member, list, world) : rules.can(member, action, list, world)
    if (refusal) throw refusal
  }
}

/** Returns a function that makes the log entry of an action on a record of this kind. */
export function logAs(module: OperationLogRow["module"]) {
  return (
    { viewer }: Pick<UncheckedCall, "viewer">,
    { id, alliance_id, group_id = null }: OfAlliance,
    memo: string | null,
  ) => {
    return { user: viewer.member, module, alliance_id, group_id, key: id, memo }
  }
}

/** The kinds of rows that a guard can find, whose changes are numbered, and that the contract knows as a `Module`. */
type GuardedKind = { [K in Kind]: Rows[K] extends OfAlliance & Changed ? K : never }[Kind] & OperationLogRow["module"]
type Acting<R, A extends string> = Doing<R, A> & { perform: (action: A, call: Performed, change: Change<R>) => R }
type ActingCall = Performed & Pick<UncheckedCall, "viewer">

/** What the handlers of one kind of record share: finding a record, logging an action on it, and changing it. */
export function recordGuard<K extends GuardedKind, A extends string>(kind: K, rules: Acting<Rows[K], A>) {
  type R = Rows[K]
  const logOf = logAs(kind)

  return {
    logOf,

    /** Returns a guard: it finds the record in the path of a call and checks that the user may take the action. */
    find:
      (action: A | "read") =>
      (call: UncheckedCall & { path: { id: string } }): Found<R> =>
        foundRecord(call, call.store.rows[kind].get(call.path.id), rules, action),

    /** Finds the record that the filter `field` names. */
    named: (call: UncheckedCall, key: string | undefined, field = "key"): (() => R | undefined) =>
      namedRecord(call, { key, field }, (id) => call.store.rows[kind].get(id), rules),

    /** Takes an action that changes fields of a record: stores its next version and logs the memo. Returns the changed record. */
    change(call: ActingCall, action: A, record: R, changes: Partial<R>, memo: string | null): R {
      const next = { ...record, ...changes, ...changedBy(call.viewer.member, record, call.now) }
      return rules.perform(action, call, {
        record,
        change: () => call.store.rows[kind].put(next),
        log: logOf(call, record, memo),
      })
    },
  }
}
