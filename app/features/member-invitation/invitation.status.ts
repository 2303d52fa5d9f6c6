/** What can become of somebody on an invitation (contract: MemberInvitationState). */
export const invitationStates = ["invited", "joined", "failed", "skipped", "expired"] as const
export type InvitationState = (typeof invitationStates)[number]

export const invitationDials = {
  invited: "live",
  joined: "done",
  failed: "stop",
  skipped: "void",
  expired: "closed",
} as const

/** Message ids of the states. */
export const invitationStateTexts = {
  invited: "member-invitation.state.invited",
  joined: "member-invitation.state.joined",
  failed: "member-invitation.state.failed",
  skipped: "member-invitation.state.skipped",
  expired: "member-invitation.state.expired",
} as const
