import type { PreviewCall } from "#mock/engine/domain.ts"
import { fieldRefusal, type Refusal } from "#mock/engine/refusal.ts"
import { attempt } from "#mock/engine/unchecked.ts"
import type { components } from "#app/api/schema.d.ts"
import type { World } from "#mock/engine/rules.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { groupRef } from "#mock/domains/workgroup/ref.ts"
import { memberRef } from "#mock/domains/member/ref.ts"

export type Preview = components["schemas"]["Preview"]

/** What most actions do not do. */
export const nothing = { losing_access: { total: 0, members: [] }, warnings: [], reminder: null }

/** Who will be written to, and how many of them are in each of these groups. */
export function recipients(people: MemberRow[], groups: readonly string[], { store }: World): Preview["recipients"] {
  const ids = new Set(people.map(({ id }) => id))
  return {
    total: people.length,
    members: people.slice(0, 50).map((member) => memberRef(store, member)),
    groups: groups.flatMap((id) => {
      const group = store.rows.workgroup.get(id)
      if (!group) return []
      return [{ ...groupRef(group), total: group.roles.member.filter((member) => ids.has(member)).length }]
    }),
    external_total: 0,
  }
}

/** What a preview of an action on a record is made of. */
type Maker<R, A extends string> = {
  isAction: (action: string) => action is A
  find: () => R | undefined
  refusal: (action: A, record: R, world: World) => Refusal | undefined
  preview: (action: A, record: R, world: World) => Preview
}

/** Refused as the action would be. An action that is not the record's, or has no preview, is a fault of the field. */
export function previewOfRecord<R, A extends string>(
  { store, now, query }: PreviewCall,
  maker: Maker<R, A>,
): () => Preview {
  const world = { store, now }
  const { action } = query
  const record = attempt(maker.find)
  const refusal = record && maker.isAction(action) && maker.refusal(action, record, world)
  if (refusal) throw refusal
  return () => {
    if (!maker.isAction(action)) throw fieldRefusal("action", "value_unknown")
    const found = maker.find()
    if (!found) throw fieldRefusal("key", "required")
    return maker.preview(action, found, world)
  }
}

/** What creating a record would do; `people` are written to, `group_id` is the group it is created in. */
export function previewOfCreation(
  { query }: PreviewCall,
  people: MemberRow[],
  group_id: string | null,
  world: World,
): Preview {
  return {
    ...nothing,
    module: query.module,
    key: null,
    action: "create",
    record: null,
    changes: [{ effect: "creates", module: query.module, total: 1, items: [] }],
    recipients: recipients(people, group_id === null ? [] : [group_id], world),
  }
}
