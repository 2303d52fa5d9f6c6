import type { FileRow } from "#mock/domains/file/records.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { World } from "#mock/engine/rules.ts"
import { memberInvitationRules } from "./rules.ts"

/** Whether an invitation that this person may read refers to the file. */
export function invitationRefersTo({ id, alliance_id }: FileRow, user: MemberRow, world: World): boolean {
  const rows = world.store.rows.member_invitation.all()
  return rows.some(
    (row) =>
      row.alliance_id === alliance_id &&
      row.attachment_ids.includes(id) &&
      !memberInvitationRules.read(user, row, world),
  )
}
