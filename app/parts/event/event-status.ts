import type { components } from "#openapi/generated/schema.d.ts"
import type { MessageId } from "#app/ui/message-id.ts"

type Schemas = components["schemas"]

/** The statuses of meetings, ballots and topic calls; each kind has its own in the contract (MEET-01, VOTE-01). */
export type EventStatus = Schemas["MeetingStatus"] | Schemas["BallotStatus"] | Schemas["TopicCallStatus"]

/** Status tag style of each status of a meeting, ballot or topic call (MEET-01, VOTE-01). */
export const eventSymbols = {
  not_started: "idle",
  ongoing: "live",
  ended: "closed",
  cancelled: "void",
} as const satisfies Record<EventStatus, string>

/** Message ids of these statuses. */
export const eventStatusTexts = {
  not_started: "status.not_started",
  ongoing: "status.ongoing",
  ended: "status.ended",
  cancelled: "status.cancelled",
} as const satisfies Record<EventStatus, MessageId>
