/** Statuses of a login request (openapi/states/login-request.yaml). */
export const requestStatuses = ["pending", "approved", "rejected"] as const

export const requestSymbols = { pending: "hold", approved: "done", rejected: "stop" } as const

/** Message ids of the statuses. */
export const requestStatusTexts = {
  pending: "status.pending",
  approved: "status.approved",
  rejected: "status.rejected",
} as const
