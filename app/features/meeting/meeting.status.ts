import type { components } from "#openapi/generated/schema.d.ts"
import type { MessageId } from "#app/ui/message-id.ts"

export type TopicStatus = components["schemas"]["MeetingTopicStatus"]

/** Status indicator of each topic status (MEET-06). */
export const topicSymbols = {
  submitted: "idle",
  feedback_received: "live",
  completed: "done",
  withdrawn: "void",
  cancelled: "void",
} as const satisfies Record<TopicStatus, string>

/** Message ids of the statuses of a topic. */
export const topicStatusTexts = {
  submitted: "status.submitted",
  feedback_received: "status.feedback_received",
  completed: "status.completed",
  withdrawn: "status.withdrawn",
  cancelled: "status.cancelled",
} as const satisfies Record<TopicStatus, MessageId>

type AgendaItemStatus = components["schemas"]["MeetingAgendaItemStatus"]

/** Status indicator of a topic in the running agenda (MEET-16). */
export const agendaSymbols = {
  pending: "idle",
  current: "live",
  done: "done",
} as const satisfies Record<AgendaItemStatus, string>

/** Message ids of how far a meeting is with a topic. */
export const agendaTexts = {
  pending: "meeting-agenda.pending",
  current: "meeting-agenda.current",
  done: "meeting-agenda.done",
} as const satisfies Record<AgendaItemStatus, MessageId>

/** Message ids of the statuses of the agenda. */
export const agendaStatusTexts = {
  not_started: "meeting-agenda.not-started",
  ongoing: "status.ongoing",
  ended: "meeting-agenda.ended",
} as const satisfies Record<components["schemas"]["MeetingAgendaStatus"], MessageId>
