import { meetingStatusValues } from "#openapi/generated/values/meeting-status.ts"

/** The statuses that meetings, ballots and topic calls share, in chronological order (MEET-01, VOTE-01). */
export const eventStatuses = meetingStatusValues

export type EventStatus = (typeof eventStatuses)[number]

/** Status tag style of each status of a meeting, ballot or topic call (MEET-01, VOTE-01). */
export const eventSymbols = { not_started: "idle", ongoing: "live", ended: "closed", cancelled: "void" } as const

/** Message ids of the four statuses. */
export const eventStatusTexts = {
  not_started: "status.not_started",
  ongoing: "status.ongoing",
  ended: "status.ended",
  cancelled: "status.cancelled",
} as const
