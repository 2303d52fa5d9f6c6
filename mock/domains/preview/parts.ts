import type { GroupEnding, PreviewCall } from "#mock/engine/domain.ts"
import { fieldRefusal, type Refusal } from "#mock/engine/refusal.ts"
import { resultOrUndefined } from "#mock/engine/unchecked.ts"
import type { components } from "#openapi/generated/schema.d.ts"
import type { User, World } from "#mock/engine/rules.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { groupRef } from "#mock/domains/workgroup/ref.ts"
import { memberRef } from "#mock/domains/member/ref.ts"

export type Preview = components["schemas"]["Preview"]

/** The parts of a preview that are empty for most actions. */
export const emptyPreview = { losing_access: { total: 0, members: [] }, warnings: [], reminder: null }

/**
 * The recipients of an action's mails: their number, and how many of them are in each of these groups. Each person gets one mail, however
 * often the person is among `meant`.
 */
export function recipients(
  meant: readonly MemberRow[],
  groups: readonly string[],
  { store }: World,
): Preview["recipients"] {
  const people = [...new Map(meant.map((member) => [member.id, member])).values()]
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
    external: [],
  }
}

/** Addresses outside the alliance that receive a mail, each once. */
export function externals(
  given: readonly { email: string | null; name?: string | null }[],
): Pick<Preview["recipients"], "external_total" | "external"> {
  const named = given.flatMap(({ email, name = null }) => (email === null ? [] : [{ email, name }]))
  const all = [...new Map(named.map((one) => [one.email.toLowerCase(), one])).values()]
  return { external_total: all.length, external: all.slice(0, 50) }
}

/** What ends together with the record; only records that the user may read are listed. */
export function changesOfEnding(endings: readonly GroupEnding[], user: MemberRow): Preview["changes"] {
  return endings
    .filter(({ total }) => total > 0)
    .map(({ module, effect, total, readable }) => ({ effect, module, total, items: readable(user).slice(0, 20) }))
}

/** The parts of a preview of an action on a record. */
type PreviewParts<R, A extends string> = {
  isAction: (action: string) => action is A
  find: () => R | undefined
  refusal: (action: A, record: R, world: World) => Refusal | undefined
  preview: (action: A, record: R, world: World) => Preview
}

/** Refuses in the same way as the action itself. An unknown action, or one without a preview, is reported as a field error. */
export function previewOfRecord<R, A extends string>(
  { store, now, query }: PreviewCall,
  parts: PreviewParts<R, A>,
): () => Preview {
  const world = { store, now }
  const { action } = query
  const record = resultOrUndefined(parts.find)
  const refusal = record && parts.isAction(action) && parts.refusal(action, record, world)
  if (refusal) throw refusal
  return () => {
    if (!parts.isAction(action)) throw fieldRefusal("action", "value_unknown")
    const found = parts.find()
    if (!found) throw fieldRefusal("key", "required")
    return parts.preview(action, found, world)
  }
}

/** The parts of a preview whose refusals follow from a rule table; `actions` are those with a preview. */
type RulePreviewParts<R, P extends string> = {
  actions: readonly P[]
  rules: { can: (user: User, action: P, record: R, world: World) => Refusal | undefined }
  find: () => R | undefined
  preview: (action: P, record: R, world: World) => Preview
}

/** Preview of an action that the record's rule table permits. */
export function previewOfAction<R, P extends string>(
  call: PreviewCall,
  { actions, rules, find, preview }: RulePreviewParts<R, P>,
): () => Preview {
  return previewOfRecord(call, {
    isAction: (action): action is P => actions.some((known) => known === action),
    find,
    refusal: (action, record, world) => rules.can(call.viewer.member, action, record, world),
    preview,
  })
}

/** Preview of creating a record; `people` receive a mail, `group_id` is the group in which it is created. */
export function previewOfCreation(
  { query }: PreviewCall,
  people: MemberRow[],
  group_id: string | null,
  world: World,
): Preview {
  return {
    ...emptyPreview,
    module: query.module,
    key: null,
    action: "create",
    record: null,
    changes: [{ effect: "creates", module: query.module, total: 1, items: [] }],
    recipients: recipients(people, group_id === null ? [] : [group_id], world),
  }
}
