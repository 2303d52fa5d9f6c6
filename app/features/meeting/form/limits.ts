/** Number of meetings in a series (openapi/schemas/meeting.yaml: MeetingRepeat). */
export const repeats = { min: 2, max: 52 }
/** Number of topics with which a meeting can be created (MeetingInput). */
export const maxTopics = 50
/** Planned minutes of a topic (MeetingNewTopic). */
export const topicRange = { min: 1, max: 600 }
/** Name of the button that fills in the topics of the chosen template. */
export const fillButton = "fill"
