import type { components } from "#openapi/generated/schema.d.ts"
import { takesTime } from "./topic-view.server.ts"

type Schemas = components["schemas"]

/** A topic as a row of a form of topics. */
export function topicRow({ subject, minutes, description }: Schemas["AgendaTemplateTopic"]) {
  return { subject, minutes: minutes === null ? undefined : String(minutes), description }
}

/** The topics of a meeting as rows of a form; withdrawn and cancelled ones are left out (MEET-16). */
export const topicRows = ({ topics }: Schemas["Meeting"]) => topics.filter(takesTime).map(topicRow)

/** A row of a form of topics, as the backend takes it. */
export const newTopic = ({ description = null, ...topic }: Schemas["MeetingNewTopic"]) => ({ ...topic, description })
