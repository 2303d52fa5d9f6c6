import type { Domain } from "#mock/engine/domain.ts"
import { invitationRefersTo } from "./files.ts"
import { memberInvitationHandlers } from "./handlers.ts"
import { importHandlers } from "./import.ts"
import { invitedPersonHandlers } from "./people.ts"
import { invitationByKey } from "./record-ref.ts"
import { seedInvitations } from "./seed.ts"

/** Invitations of members, and the imports they are made from. */
export const memberInvitation: Domain = {
  rows: ["import", "member_invitation"],
  handlers: { ...importHandlers, ...memberInvitationHandlers, ...invitedPersonHandlers },
  seed: seedInvitations,
  records: { member_invitation: { reference: invitationByKey, refersToFile: invitationRefersTo } },
}
