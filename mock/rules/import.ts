import { Refusal } from "../handlers/refusal.ts"
import { day } from "../store/clock.ts"
import type { ImportRow } from "../store/invitation-records.ts"
import { mailInvited } from "./member-invitation.ts"
import { allianceAdmin, bizRole, bizRoles } from "./roles.ts"
import { rulesFor, type User, type World } from "./rules.ts"

export const importStatuses = ["open", "used", "expired"] as const

const roles = { alliance_admin: allianceAdmin, member_admin: bizRole(bizRoles.member) }
const administrators = ["alliance_admin", "member_admin"] as const

/** From when an import is not kept any more. */
export const importExpiry = ({ created_time }: ImportRow) => created_time + day

function nobodyAccepted(_user: User, { rows }: ImportRow): Refusal | undefined {
  return rows.some(({ is_accepted }) => is_accepted) ? undefined : new Refusal("import_empty")
}

/** An import is read for 24 hours, and one invitation is sent with it (states.md section 11). */
export const importRules = rulesFor<ImportRow>()({
  statuses: importStatuses,
  status(row: ImportRow, { now }: World): (typeof importStatuses)[number] {
    if (now >= importExpiry(row)) return "expired"
    return row.invitation_id === null ? "open" : "used"
  },
  roles,
  read: [{ in: importStatuses, by: administrators }],
  actions: {
    invite: [{ in: ["open"], by: administrators, unless: nobodyAccepted, to: "used", then: [mailInvited] }],
  },
  refusals: {
    invite: (refusal, row, { now }) =>
      refusal.code === "state_refused" && now >= importExpiry(row) ? new Refusal("import_expired") : refusal,
  },
})
