/**
 * Durations offered for a meeting, in minutes (MEET-02); any other duration is `custom`. Kept apart so that the form need not load the
 * schema.
 */
export const presets = ["30", "60", "120", "180", "custom"] as const

/** Maximum duration of a meeting in minutes: one week (contract: MeetingInput, DatePollInput). */
export const maxMeetingMinutes = 10_080
