import type { OperationId, SignedIn, Unchecked } from "#mock/engine/handler.ts"
import { fieldRefusal, type Refusal } from "#mock/engine/refusal.ts"
import type { User, World } from "#mock/engine/rules.ts"
import { resultOrUndefined, textIn } from "#mock/engine/unchecked.ts"
import { groupsOf } from "./filter.ts"
import type { Scope } from "./list-rules.ts"

type Asked = Pick<SignedIn<Unchecked<OperationId>>, "store" | "now" | "viewer" | "alliance">
type Creation<S> = {
  can: (user: User, action: "create", record: S, world: World) => Refusal | undefined
}

/**
 * Where a record will be created, from `group_acronym`. Refuses immediately if the user may not create one there; the returned function
 * throws a field error if the group does not exist.
 * @param from the body, or the query of a preview
 */
export function groupScope(asked: Asked, from: unknown, rules: Creation<Scope>): () => Scope {
  const findGroups = groupsOf(asked, textIn(from, "group_acronym"))
  return permittedScope(asked, () => ({ group_id: findGroups()?.[0]?.id ?? null }), rules)
}

/** The same for records that always belong to a group: the returned function throws a field error if none is named. */
export function requiredGroupScope(
  asked: Asked,
  from: unknown,
  rules: Creation<{ group_id: string }>,
): () => { group_id: string } {
  const findGroups = groupsOf(asked, textIn(from, "group_acronym"))
  const scope = () => {
    const [group] = findGroups() ?? []
    if (!group) throw fieldRefusal("group_acronym", "required")
    return { group_id: group.id }
  }
  return permittedScope(asked, scope, rules)
}

function permittedScope<S extends Scope>({ store, now, viewer }: Asked, scope: () => S, rules: Creation<S>): () => S {
  const known = resultOrUndefined(scope)
  const refusal = known && rules.can(viewer.member, "create", known, { store, now })
  if (refusal) throw refusal
  return scope
}
