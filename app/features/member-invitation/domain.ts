import { memberPaths } from "#app/lib/paths/member.ts"
import type { Domain } from "#app/parts/domain/domain.ts"

export const memberInvitation: Domain = {
  records: {
    member_invitation: {
      href: ({ alliance }, id) => memberPaths.invitation(alliance, id),
      statuses: {
        invited: "member-invitation.state.invited",
        joined: "member-invitation.state.joined",
        revoked: "member-invitation.state.revoked",
        used: "status.used",
      },
    },
  },
  operations: [
    "import.logged.create",
    "member-invitation.logged.resend",
    "member-invitation.logged.revoke",
    "member-invitation.logged.create",
  ],
}
