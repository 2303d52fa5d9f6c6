import type { components } from "#app/api/schema.d.ts"
import { statusTexts } from "#app/parts/status-texts.ts"

export type TopicStatus = components["schemas"]["MeetingTopicStatus"]

/** Status indicator of each topic status (MEET-06); the labels are those of `statusTexts`. */
export const topicSymbols = {
  submitted: "idle",
  feedback_received: "live",
  completed: "done",
  withdrawn: "void",
  cancelled: "void",
} as const satisfies Record<TopicStatus, string>

/** Message ids of the statuses of a topic. */
export const topicStatusTexts = statusTexts satisfies Record<TopicStatus, string>
