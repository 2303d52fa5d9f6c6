/** Decisions and actions under one topic (openapi/schemas/meeting.yaml: MeetingTopicMinutesInput). */
export const maxDecisions = 20
export const maxActions = 20
