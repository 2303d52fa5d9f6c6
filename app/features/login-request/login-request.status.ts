/** The states of a login request (design/states.md 10). */
export const requestStatuses = ["pending", "approved", "rejected"] as const

export const requestDials = { pending: "live", approved: "done", rejected: "void" } as const

/** Message ids of the states. */
export const requestStatusTexts = {
  pending: "status.pending",
  approved: "status.approved",
  rejected: "status.rejected",
} as const
