import type { OperationId, SignedIn, Unchecked } from "#mock/engine/handler.ts"
import type { RuleTable } from "#mock/engine/rules.ts"
import { resultOrUndefined, textIn } from "#mock/engine/unchecked.ts"
import { groupsOf } from "./filter.ts"
import type { Scope } from "./list-rules.ts"

type Asked = Pick<SignedIn<Unchecked<OperationId>>, "store" | "now" | "viewer" | "alliance">
type Creation = Pick<RuleTable<Scope, string, "create", never>, "can">

/**
 * Where a record will be created, from `group_acronym`. Refuses immediately if the user may not create one there; the returned function
 * throws a field error if the group does not exist.
 * @param from the body, or the query of a preview
 */
export function groupScope(asked: Asked, from: unknown, rules: Creation): () => Scope {
  const { store, now, viewer } = asked
  const findGroups = groupsOf(asked, textIn(from, "group_acronym"))
  const scope = () => ({ group_id: findGroups()?.[0]?.id ?? null })
  const known = resultOrUndefined(scope)
  const refusal = known && rules.can(viewer.member, "create", known, { store, now })
  if (refusal) throw refusal
  return scope
}
