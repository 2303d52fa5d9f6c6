import type { components } from "#openapi/generated/schema.d.ts"
import type { FileRow } from "#mock/domains/file/records.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { Domain } from "#mock/engine/domain.ts"
import { plainRecordRef } from "#mock/engine/record-ref.ts"
import type { World } from "#mock/engine/rules.ts"
import { memberInvitationHandlers } from "./handlers.ts"
import { importHandlers } from "./import.ts"
import { invitedPersonHandlers } from "./people.ts"
import { memberInvitationRules } from "./rules.ts"
import { seedInvitations } from "./seed.ts"

/** Invitations of members, and the imports they are based on. */
export const memberInvitation: Domain = {
  rows: ["import", "member_invitation"],
  handlers: { ...importHandlers, ...memberInvitationHandlers, ...invitedPersonHandlers },
  seed: seedInvitations,
  past: {
    member_invitation: { total: 50, isOver: () => true },
  },
  records: { member_invitation: { reference: invitationByKey, refersToFile: invitationRefersTo } },
}

/** Whether an invitation that the user may read refers to the file. */
function invitationRefersTo({ id, alliance_id }: FileRow, user: MemberRow, world: World): boolean {
  const rows = world.store.rows.member_invitation.all()
  return rows.some(
    (row) =>
      row.alliance_id === alliance_id &&
      row.attachment_ids.includes(id) &&
      !memberInvitationRules.read(user, row, world),
  )
}

/** Finds an invitation by key; undefined if it does not exist or the user may not read it. */
function invitationByKey(key: string, user: MemberRow, world: World): components["schemas"]["RecordRef"] | undefined {
  const row = world.store.rows.member_invitation.get(key)
  if (!row || memberInvitationRules.read(user, row, world)) return undefined
  return plainRecordRef("member_invitation", key, "Invitation 邀请", memberInvitationRules.status(row, world))
}
