import type { components } from "#openapi/generated/schema.d.ts"

type Schemas = components["schemas"]

/** A topic as a row of a form of topics. */
export function topicRow({ subject, minutes, description }: Schemas["AgendaTemplateTopic"]) {
  return { subject, minutes: minutes === null ? undefined : String(minutes), description }
}

/** A row of a form of topics, as the backend takes it. */
export const newTopic = ({ description = null, ...topic }: Schemas["MeetingNewTopic"]) => ({ ...topic, description })
