/** The dial of each status of a meeting, ballot or topic call (specification 4). */
export const eventDials = { not_started: "idle", ongoing: "live", ended: "closed", cancelled: "void" } as const

/** Message ids of the four statuses. */
export const eventStatusTexts = {
  not_started: "status.not_started",
  ongoing: "status.ongoing",
  ended: "status.ended",
  cancelled: "status.cancelled",
} as const
