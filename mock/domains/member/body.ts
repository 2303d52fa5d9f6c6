import type { components } from "#openapi/generated/schema.d.ts"
import { mayEnter } from "#mock/domains/workgroup/group-roles.ts"
import type { BodyCheck } from "#mock/engine/body-check.ts"
import type { Selection } from "#mock/engine/store/values.ts"

/** Reads member ids of the alliance; a disabled member is accepted only if the record already names them. */
export function memberIds(
  check: BodyCheck,
  field: string,
  ids: readonly string[] | undefined,
  kept: readonly string[] = [],
): string[] {
  return (ids ?? []).map((id, at) => {
    refuseUnknown(check, `${field}.${at}`, id, kept)
    return id
  })
}

/** Reads the id of one member, or null. */
export function memberId(check: BodyCheck, field: string, id: string | null, kept: string | null): string | null {
  if (id !== null) refuseUnknown(check, field, id, kept === null ? [] : [kept])
  return id
}

function refuseUnknown(check: BodyCheck, field: string, id: string, kept: readonly string[]): void {
  const member = check.store.rows.member.get(id)
  const isThere = member?.alliance_id === check.user.alliance_id
  if (!isThere || (member.is_disabled && !kept.includes(id))) check.refuse(field, "unknown_reference")
}

/** Reads people and groups; the user must be allowed to enter the groups. */
export function selectionOf(
  check: BodyCheck,
  field: string,
  given: components["schemas"]["SelectionInput"] | undefined,
  kept?: Selection,
): Selection {
  if (!given) return { member_ids: [], group_ids: [] }
  const member_ids = memberIds(check, `${field}.member_ids`, given.member_ids, kept?.member_ids)
  const group_ids = given.group_acronyms.flatMap((acronym, at) => {
    const group = check.store.rows.workgroup.find(
      (row) => row.alliance_id === check.user.alliance_id && row.acronym === acronym,
    )
    if (group && (mayEnter(check.user, group) || kept?.group_ids.includes(group.id))) return [group.id]
    check.refuse(`${field}.group_acronyms.${at}`, "unknown_reference")
    return []
  })
  return { member_ids, group_ids }
}
