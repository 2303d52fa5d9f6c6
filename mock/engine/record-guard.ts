import type { RuleTable, Role, World } from "./rules.ts"
import { fieldRefusal, Refusal } from "./refusal.ts"
import type { OperationId, SignedIn, Unchecked } from "./handler.ts"

/** The parts of a call that guards use before validation. */
export type UncheckedCall = Pick<SignedIn<Unchecked<OperationId>>, "store" | "now" | "viewer">

type OfAlliance = { id: string; alliance_id: string; group_id?: string | null }
type Reading<R> = Pick<RuleTable<R, string, never, Role>, "read">
type Doing<R, A extends string> = { can: RuleTable<R, string, A, Role>["can"] } & Reading<R>

/** Checks the record of a call: 404 unless it exists in this alliance; then checks group, role and state with its rule table. */
export function foundRecord<R extends OfAlliance, A extends string>(
  { store, now, viewer }: UncheckedCall,
  record: R | undefined,
  rules: Doing<R, A>,
  action: A | "read",
): { record: R; world: World } {
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
export function logAs(module: string) {
  return (
    { viewer }: Pick<UncheckedCall, "viewer">,
    { id, alliance_id, group_id = null }: OfAlliance,
    memo: string | null,
  ) => {
    return { user: viewer.member, module, alliance_id, group_id, key: id, memo }
  }
}
