/** Number of meetings in a series (openapi/schemas/meeting.yaml: MeetingRepeat). */
export const repeats = { min: 2, max: 52 }
