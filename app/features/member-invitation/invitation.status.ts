import { listQuery, type ListSearch } from "#app/lib/list-query.ts"

/** Most addresses that are typed in; more people are a list. */
export const mostEmails = 50

/** Most files that go with an invitation (contract: MemberInvitationInput). */
export const mostFiles = 10

/** Groups that those who are invited join. */
export const mostGroups = 100

/** What can become of somebody on an invitation (contract: MemberInvitationState). */
export const invitationStates = ["invited", "joined", "failed", "skipped", "expired", "revoked"] as const

export const invitationDials = {
  invited: "live",
  joined: "done",
  failed: "stop",
  skipped: "void",
  expired: "void",
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

/** The search of the people who were invited (ADM-11, SHELL-06). */
export const invitedQuery = listQuery({ sort: ["-sent_time", "email"], filters: { state: invitedStates } })

export type InvitedSearch = ReturnType<typeof invitedQuery.parse>

/** The people on an invitation as their rows stand in the list, all or those in one state. */
export const resultQuery = listQuery({ sort: ["row"], filters: { status: invitationStates } })
export type ResultSearch = ListSearch<"row", { readonly status: typeof invitationStates }>
