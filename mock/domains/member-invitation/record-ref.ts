import type { components } from "#app/api/schema.d.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { plainRecordRef } from "#mock/engine/record-ref.ts"
import type { World } from "#mock/engine/rules.ts"
import { memberInvitationRules } from "./rules.ts"

/** The invitation with this key; undefined where the person may not read it, or it is not there. */
export function invitationByKey(
  key: string,
  user: MemberRow,
  world: World,
): components["schemas"]["RecordRef"] | undefined {
  const row = world.store.rows.member_invitation.get(key)
  if (!row || memberInvitationRules.read(user, row, world)) return undefined
  return plainRecordRef("member_invitation", key, "Invitation 邀请", memberInvitationRules.status(row, world))
}
