/** What can become of somebody on an invitation (contract: MemberInvitationState). */
export const invitationStates = ["invited", "joined", "failed", "skipped", "expired", "revoked"] as const
export type InvitationState = (typeof invitationStates)[number]

export const invitationDials = {
  invited: "live",
  joined: "done",
  failed: "stop",
  skipped: "void",
  expired: "closed",
  revoked: "void",
} as const

/** Message ids of the states. */
export const invitationStateTexts = {
  invited: "member-invitation.state.invited",
  joined: "member-invitation.state.joined",
  failed: "member-invitation.state.failed",
  skipped: "member-invitation.state.skipped",
  expired: "member-invitation.state.expired",
  revoked: "member-invitation.state.revoked",
} as const

/** What can become of somebody who was written to (contract: InvitedPersonState). */
export const invitedStates = ["invited", "joined", "expired", "revoked", "failed"] as const
